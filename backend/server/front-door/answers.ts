import type { ServerResponse } from "node:http";
import { ERROR_MESSAGES, type ErrorCode } from "../../src/contracts/error-codes";
import type { Failure } from "../../src/contracts/envelope";
import { DEFAULT_LANGUAGE, prefixOf, type Language } from "../../src/contracts/languages";
import { escapeMarkup } from "../markup";

/** A failure a door answers by itself, in the usual envelope. */
export interface DoorFailure {
  readonly status: number;
  readonly code: ErrorCode;
  readonly message: string;
  readonly headers?: Record<string, string>;
}

export const NOT_FOUND: DoorFailure = {
  status: 404,
  code: "not_found",
  message: ERROR_MESSAGES.notFound,
};
export const METHOD_NOT_ALLOWED: DoorFailure = {
  status: 405,
  code: "method_not_allowed",
  message: "This method is not allowed here.",
  headers: { Allow: "GET, HEAD" },
};
export const UNAVAILABLE: DoorFailure = {
  status: 503,
  code: "unavailable",
  message: ERROR_MESSAGES.unavailable,
  headers: { "Retry-After": "5" },
};
export const TIMED_OUT: DoorFailure = {
  status: 503,
  code: "timeout",
  message: ERROR_MESSAGES.unavailable,
  headers: { "Retry-After": "5" },
};
export const BODY_TOO_SLOW: DoorFailure = {
  status: 408,
  code: "timeout",
  message: "The request took too long to arrive.",
  headers: { Connection: "close" },
};

export function failureText(failure: DoorFailure, requestId: string): string {
  const body: Failure = {
    success: false,
    message: failure.message,
    code: failure.code,
    request_id: requestId,
  };
  return JSON.stringify(body);
}

/** Answers with JSON text; the body is left out for HEAD. */
export function sendJson(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

export const sendFailure = (
  response: ServerResponse,
  failure: DoorFailure,
  requestId: string,
): void => sendJson(response, failure.status, failureText(failure, requestId), failure.headers);

const FRAME: Readonly<Record<Language, { back: string; reference: string }>> = {
  en: { back: "Back to the shop", reference: "Reference" },
  rw: { back: "Subira mu iduka", reference: "Nimero" },
  fr: { back: "Retour à la boutique", reference: "Référence" },
};

interface PlainPage {
  status: number;
  title: string;
  text: string;
  requestId: string;
  /** Of title and text; absent: English. */
  language?: Language;
}

/** A page that needs nothing else of the shop. */
export function sendPlainPage(
  response: ServerResponse,
  page: PlainPage,
  headers: Record<string, string> = {},
): void {
  const { language = DEFAULT_LANGUAGE } = page;
  const { back, reference } = FRAME[language];
  const home = prefixOf(language) || "/";
  const [title, text, id] = [page.title, page.text, page.requestId].map(escapeMarkup);
  const body = Buffer.from(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>` +
      `<body style="margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.55 system-ui,sans-serif;background:#f6f6f3;color:#191614">` +
      `<main style="max-width:32rem;padding:2rem;text-align:center"><img src="/favicon.svg" alt="" width="64" height="64">` +
      `<h1 style="margin:1.5rem 0 .75rem;font-size:1.75rem;line-height:1.1;font-stretch:125%;letter-spacing:-.02em">${title}</h1><p style="margin:0;color:#4a4642">${text}</p>` +
      `<p style="margin:1.75rem 0"><a href="${home}" style="display:inline-block;padding:.85rem 1.5rem;background:#191614;color:#fff;border-radius:2px;font-weight:650;text-decoration:none">${back}</a></p>` +
      `<p style="margin:0;color:#68635d;font-size:.8rem">${reference}: ${id}</p></main></body></html>`,
  );
  response.writeHead(page.status, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "Content-Security-Policy":
      "default-src 'none'; img-src 'self'; style-src-attr 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}
