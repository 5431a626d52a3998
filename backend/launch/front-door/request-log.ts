import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../logging/log";

/**
 * One line for each request when it is answered: no query values, no address, no agent. Ids in
 * paths are opaque; answers kept ready are only counted at debug level, where they don't cost.
 */
export function logRequest(
  log: Log,
  request: IncomingMessage,
  response: ServerResponse,
  facts: { requestId: string; path: string },
): void {
  const began = performance.now();
  response.once("close", () => {
    const line = {
      request_id: facts.requestId,
      method: request.method,
      path: facts.path.slice(0, 200),
      status: response.statusCode,
      ms: Math.round((performance.now() - began) * 10) / 10,
      ...(response.writableFinished ? {} : { cut: true }),
    };
    if (response.statusCode >= 500) log.warn(line, "request");
    else log.info(line, "request");
  });
}
