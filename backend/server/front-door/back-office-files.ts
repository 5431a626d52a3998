import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import type { PictureStore } from "../../src/lib/images";
import { sendUpload, UPLOADS_PREFIX } from "./uploads";

/** Where Medusa tells its dashboard to fetch lists. */
const LISTS_PREFIX = "/static/";
/** As providers/file-shop names them: with random letters, which keep them private. */
const LIST_NAME = /^private-\d+-[0-9a-f]{24}-[\w.-]+\.csv$/i;

/** Files the dashboard shows or fetches, which Medusa would serve unprotected. */
export const isBackOfficeFile = (pathname: string): boolean =>
  pathname.startsWith(UPLOADS_PREFIX) || pathname.startsWith(LISTS_PREFIX);

/**
 * Sends a picture, or a list as a download; nothing opened in the dashboard's name can run there.
 * @returns false when there is no such file
 * @throws PicturesAway when the bucket can't be asked
 */
export async function sendBackOfficeFile(
  pathname: string,
  { pictures, listsFolder }: { pictures: PictureStore; listsFolder: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname.startsWith(UPLOADS_PREFIX)) {
    return sendUpload(pictures, pathname.slice(UPLOADS_PREFIX.length), request, response);
  }
  const name = pathname.slice(LISTS_PREFIX.length);
  if (!LIST_NAME.test(name)) return false;
  const file = path.join(listsFolder, name);
  const info = await stat(file).catch(() => null);
  if (!info?.isFile()) return false;
  response.writeHead(200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": "attachment",
    "Content-Length": info.size,
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Cache-Control": "no-store",
  });
  if (request.method === "HEAD") response.end();
  else pipeline(createReadStream(file), response, () => undefined);
  return true;
}
