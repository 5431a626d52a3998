import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestFacts } from "../front-door/request-log";

/** Makes a request's span; whatever `work` does becomes part of it. */
export interface RequestTracer {
  trace(
    facts: RequestFacts,
    exchange: { request: IncomingMessage; response: ServerResponse },
    work: () => void,
  ): void;
}
