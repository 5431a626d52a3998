import busboy from "busboy";
import type { IncomingMessage } from "node:http";
import { ApiError, invalidRequest } from "../lib/api-error";
import { noteForm } from "./body-digest";

export const unreadableForm = () =>
  invalidRequest([{ field: "body", message: "The form can't be read." }]);
const cutOff = () => invalidRequest([{ field: "body", message: "The form was cut off." }]);

/**
 * A parser for a multipart/form-data request.
 * @throws ApiError 415 for another type, 400 for a form without its boundary.
 */
export function formParser(request: IncomingMessage, limits: busboy.Limits): busboy.Busboy {
  const type = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) {
    throw new ApiError(415, "unsupported_media_type", "The body must be multipart/form-data.");
  }
  try {
    const parser = busboy({
      headers: request.headers,
      // Browsers send file names in UTF-8.
      defParamCharset: "utf8",
      limits: { ...limits, headerPairs: 20 },
    });
    // Never removed: an abandoned parser reports that too, and needs a listener.
    parser.on("error", () => undefined);
    return parser;
  } catch {
    throw unreadableForm();
  }
}

/**
 * Ends when every part has arrived and every file has been read. Not `pipeline`: on a fault it
 * would destroy the request, and the connection, before anybody could be told. @param listen adds
 * the listeners to the parser; what it calls ends the form at once
 */
export function formArrival(
  request: IncomingMessage,
  parser: busboy.Busboy,
  listen: (fail: (error: unknown) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    listen(reject);
    if (request.destroyed || request.readableEnded) {
      reject(cutOff());
      return;
    }
    parser.on("error", () => reject(unreadableForm()));
    parser.on("close", resolve);
    request.once("close", () => {
      if (!request.readableEnded) reject(cutOff());
    });
    noteForm(request);
    request.pipe(parser);
  });
}

/** Abandons a form: the answer is read only after the form has been sent, so the rest is dropped. */
export function giveUpForm(request: IncomingMessage, parser: busboy.Busboy): void {
  request.unpipe(parser);
  parser.destroy();
  request.resume();
}
