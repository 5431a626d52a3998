import type { IncomingMessage, ServerResponse } from "node:http";
import { failureBody, toApiError } from "../../src/lib/error-map";
import type { Entry, Ready } from "./entry";
import { acceptedEncoding } from "../compression";

const isGone = (response: ServerResponse) => response.headersSent || response.destroyed;

function write(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  ready: Ready,
): void {
  if (isGone(response)) return;
  // Set one by one, beside the door's own; see ReadCache.hot for the fast way.
  const isUnchanged = entry.isKnownTo(request.headers["if-none-match"]);
  const headers = isUnchanged ? ready.unchanged : ready.headers;
  for (let i = 0; i < headers.length; i += 2) {
    response.setHeader(headers[i] ?? "", headers[i + 1] ?? "");
  }
  response.writeHead(isUnchanged ? 304 : entry.status);
  response.end(isUnchanged || request.method === "HEAD" ? undefined : ready.body);
}

/** Sends an entry in the encoding the request prefers, compressing it first if new. */
export function sendEntry(
  request: IncomingMessage,
  response: ServerResponse,
  entry: Entry,
  onPacked: (entry: Entry) => void,
): void {
  const encoding = acceptedEncoding(request.headers["accept-encoding"]);
  const ready = entry.ready(encoding);
  if (ready) return write(request, response, entry, ready);
  if (encoding === null) return undefined;
  entry.prepare(encoding).then(
    (packed) => {
      onPacked(entry);
      write(request, response, entry, packed);
    },
    () => write(request, response, entry, entry.identity),
  );
  return undefined;
}

/** Answers a failure in the envelope; the cause stays here. */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): void {
  if (isGone(response)) return;
  const failure = toApiError(error);
  const body = Buffer.from(
    JSON.stringify(failureBody(failure, String(response.getHeader("X-Request-Id") ?? ""))),
  );
  for (const [name, value] of Object.entries(failure.details.headers ?? {})) {
    response.setHeader(name, value);
  }
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  response.setHeader("Cache-Control", "no-store");
  response.writeHead(failure.status);
  response.end(request.method === "HEAD" ? undefined : body);
}
