import type { ErrorCode } from "../../src/contracts/error-codes";
import { MAX_ZIP_BYTES } from "../../src/contracts/product-import";

/** A request that is not let in: what the caller is told. */
export interface Refusal {
  readonly status: 400 | 404 | 405 | 413 | 414;
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Record<string, string>;
}

/** The two halves of a request target, still encoded. */
export interface Target {
  /** Begins with `/`; without query. */
  readonly path: string;
  /** Empty, or begins with `?`. */
  readonly search: string;
}

export type Verdict =
  | { readonly ok: true; readonly target: Target }
  | { readonly ok: false; readonly refusal: Refusal };

export const LONGEST_URL = 2048;
export const METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"] as const;
const JSON_BODY_LIMIT = 1024 * 1024;
const UPLOAD_BODY_LIMIT = 30 * 1024 * 1024;
/** The largest zip, plus a form's overhead. */
const IMPORT_BODY_LIMIT = MAX_ZIP_BYTES + 1024 * 1024;
const IMPORT_PATH = /^\/api\/products\/import\/*$/;

/** Nothing to decode, no bracket, no control character: almost every URL of the shop. */
const ORDINARY = /^\/[\w\-.~/?&=+:,@!$'()*;]*$/;
const PRINTABLE = /^[\x21-\x7e]+$/;
/** qs builds a sparse array of this many entries, and walks it. */
const LARGE_INDEX = /\[\d{3,}/;
const DOT_SEGMENT = /(^|\/)\.{1,2}(\/|$)/;
/** No path has them, and patterns stop at the end of a line. */
const LINE_OR_CONTROL = /[\p{Cc}\u2028\u2029]/u;

const refuse = (
  status: Refusal["status"],
  code: ErrorCode,
  message: string,
  headers?: Refusal["headers"],
): Verdict => ({ ok: false, refusal: { status, code, message, ...(headers ? { headers } : {}) } });

const badAddress = () => refuse(400, "invalid_request", "The address can't be read.");

function split(url: string): Verdict {
  const mark = url.indexOf("?");
  return {
    ok: true,
    target: {
      path: mark < 0 ? url : url.slice(0, mark),
      search: mark < 0 ? "" : url.slice(mark),
    },
  };
}

/** Judges a request target before anything parses it. */
export function judgeUrl(url: string): Verdict {
  if (url.length > LONGEST_URL) {
    return refuse(414, "uri_too_long", "The address is too long.");
  }
  if (!ORDINARY.test(url)) {
    if (!url.startsWith("/") || !PRINTABLE.test(url)) return badAddress();
    let decoded: string;
    try {
      decoded = decodeURIComponent(url);
    } catch {
      return badAddress();
    }
    if (decoded.includes("\0") || LARGE_INDEX.test(decoded)) return badAddress();
    // What is encoded twice, somebody decodes twice.
    if (/%(00|5b)/i.test(decoded)) return badAddress();
    const verdict = split(url);
    const path = verdict.ok ? decodeURIComponent(verdict.target.path) : "";
    const isOdd = DOT_SEGMENT.test(path) || path.includes("\\") || LINE_OR_CONTROL.test(path);
    return isOdd ? badAddress() : verdict;
  }
  const verdict = split(url);
  return url.includes("/.") && verdict.ok && DOT_SEGMENT.test(verdict.target.path)
    ? badAddress()
    : verdict;
}

/** Judges method and declared size. */
export function judgeMethodAndSize(
  method: string,
  contentLength: string | undefined,
  limit: number,
): Refusal | null {
  if (!(METHODS as readonly string[]).includes(method)) {
    return {
      status: 405,
      code: "method_not_allowed",
      message: "This method is not allowed here.",
      headers: { Allow: METHODS.join(", ") },
    };
  }
  if (contentLength !== undefined && Number(contentLength) > limit) return TOO_LARGE;
  return null;
}

export const TOO_LARGE: Refusal = {
  status: 413,
  code: "payload_too_large",
  message: "The request is too large.",
};

const isForm = (contentType: string | undefined) =>
  contentType?.toLowerCase().startsWith("multipart/form-data") ?? false;

/** A spreadsheet, perhaps with all its pictures. */
export const isImport = (contentType: string | undefined, path: string): boolean =>
  isForm(contentType) && IMPORT_PATH.test(path);

/** Largest body in bytes: pictures and CSV files come as multipart, everything else is JSON. */
export function bodyLimit(contentType: string | undefined, path: string): number {
  if (isImport(contentType, path)) return IMPORT_BODY_LIMIT;
  return isForm(contentType) ? UPLOAD_BODY_LIMIT : JSON_BODY_LIMIT;
}

/** Largest refused body in bytes that is still read and dropped, see dropped-body.ts. */
export function droppedBodyLimit(contentType: string | undefined) {
  const limit = 8 * (isForm(contentType) ? UPLOAD_BODY_LIMIT : JSON_BODY_LIMIT);
  return { limit, isForm: isForm(contentType) };
}

const NATIVE_PREFIXES = ["store", "auth", "hooks", "app", "health", "static", "cloud", "metrics"];

/** Paths of Medusa's own APIs and dashboard, and our metrics. They live only on the back-office door. */
export function isNativePath(path: string): boolean {
  const first = path.slice(1).split("/", 1)[0]?.toLowerCase() ?? "";
  return NATIVE_PREFIXES.includes(first);
}

export const isApi = (pathname: string) => pathname === "/api" || pathname.startsWith("/api/");
export const isRead = (method: string | undefined) => method === "GET" || method === "HEAD";
