import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestFacts } from "../front-door/request-log";

/** Makes the span of a request; whatever `work` does becomes a part of it. */
export interface RequestTracer {
  trace(
    facts: RequestFacts,
    exchange: { request: IncomingMessage; response: ServerResponse },
    work: () => void,
  ): void;
}
