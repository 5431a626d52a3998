import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import type { PictureStore } from "../../src/lib/images";

export const UPLOADS_PREFIX = "/uploads/";
/** A flat folder of names the image pipeline makes; nothing hidden, no subfolders. */
const SAFE_NAME = /^[a-z0-9][a-z0-9._-]{0,159}\.(webp|avif|png|jpe?g)$/;
const TYPES: Record<string, string> = {
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
};

const IMMUTABLE = "public, max-age=31536000, immutable";
/** Even a file that is not a picture could do nothing when opened by itself. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

/** @returns whether the browser has it already, and was told so */
function begin(request: IncomingMessage, response: ServerResponse, etag: string): boolean {
  response.setHeader("Content-Security-Policy", NOTHING_RUNS);
  response.setHeader("ETag", etag);
  response.setHeader("Cache-Control", IMMUTABLE);
  const isKnown = request.headers["if-none-match"] === etag;
  if (isKnown) response.writeHead(304).end();
  return isKnown;
}

/**
 * Sends a stored picture. Names are random and their content never changes, so browsers keep it for
 * good.
 * @returns false when there is no such picture
 * @throws PicturesAway when the bucket can't be asked
 */
export async function sendUpload(
  pictures: PictureStore,
  name: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (!SAFE_NAME.test(name) || name.includes("..")) return false;
  const file = await pictures.read(name);
  if (!file) return false;
  const etag = `"${file.bytes.toString(36)}-${Math.trunc(file.modifiedMs).toString(36)}"`;
  if (begin(request, response, etag)) return true;
  response.writeHead(200, {
    "Content-Type": TYPES[path.extname(name)] ?? "application/octet-stream",
    "Content-Length": file.bytes,
  });
  if (request.method === "HEAD") response.end();
  // A file that vanishes half-way leaves a truncated answer; by then nothing better can be sent.
  else pipeline(file.open(), response, () => undefined);
  return true;
}

/** Sends a picture that was made as JPEG, of what never changes. */
export function sendJpeg(data: Buffer, request: IncomingMessage, response: ServerResponse): void {
  if (begin(request, response, `"jpeg-${data.length.toString(36)}"`)) return;
  response.writeHead(200, { "Content-Type": "image/jpeg", "Content-Length": data.length });
  response.end(request.method === "HEAD" ? undefined : data);
}
