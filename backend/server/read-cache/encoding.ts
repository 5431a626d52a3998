import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "identity" | "gzip" | "br";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Below this a packed answer saves no packet. */
const SMALLEST = 1024;

const refuses = (header: string, name: string) =>
  new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(header);
const accepts = (header: string, name: string) =>
  new RegExp(`(^|[\\s,])${name}\\s*(;|,|$)`).test(header) && !refuses(header, name);

/** Browsers send a handful of different headers; each is read once. */
const known = new Map<string, Encoding>();

/** The best encoding a request takes. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return "identity";
  const remembered = known.get(header);
  if (remembered) return remembered;
  const text = header.toLowerCase();
  const best = accepts(text, "br") ? "br" : accepts(text, "gzip") ? "gzip" : "identity";
  if (known.size < 200) known.set(header, best);
  return best;
}

export const isWorthPacking = (body: Buffer): boolean => body.length >= SMALLEST;

/** Quick rather than small: an answer may live for milliseconds only. */
export function pack(body: Buffer, encoding: "gzip" | "br"): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level: 4 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
