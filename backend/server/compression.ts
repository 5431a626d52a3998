import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** How a body may be compressed; the best first. */
const ENCODINGS = ["br", "gzip"];
export type Encoding = "br" | "gzip";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Bytes. Below this compressing saves no packet. */
const SMALLEST = 1024;
const MOST_KNOWN = 200;

/** Its published types don't yet know that the server's preference decides between equals. */
interface Chooser {
  encoding(available: string[], options: { preferred: string[] }): string | undefined;
}

/** Browsers send a handful of different headers; each is read once. */
const known = new Map<string, Encoding | null>();

/** The best encoding that a request accepts; null for none. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  const text = String(header);
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const chooser: Chooser = new Negotiator({ headers: { "accept-encoding": text } });
  const found = chooser.encoding([...ENCODINGS, "identity"], { preferred: ENCODINGS });
  const best = found === "br" || found === "gzip" ? found : null;
  if (known.size < MOST_KNOWN) known.set(text, best);
  return best;
}

export const isWorthPacking = (body: Buffer): boolean => body.length >= SMALLEST;

/**
 * Fast rather than small: an answer may live only milliseconds. For brotli, the lowest quality that
 * keeps a page within what a server sends before the first acknowledgement (14.6 KB).
 */
export function pack(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "gzip") return zip(body, { level: 4 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
