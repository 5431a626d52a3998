import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const SMALLEST = 1024;

export type Encoding = "br" | "gzip";

/** The best encoding that a request accepts; null for none. `q=0` refuses one. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const text = String(header ?? "");
  if (text === "") return null;
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$)))?(,|;|$|\\s)`, "i").test(text) &&
    !new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`, "i").test(text);
  if (accepts("br")) return "br";
  return accepts("gzip") ? "gzip" : null;
}

/** Compresses for one answer: quick rather than small. Null when it is not worth it. */
export async function compressOnce(
  body: Buffer,
  encoding: Encoding | null,
): Promise<Buffer | null> {
  if (!encoding || body.length < SMALLEST) return null;
  if (encoding === "gzip") return zip(body, { level: 6 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
