import type { IncomingMessage, ServerResponse } from "node:http";
import { runAs } from "../../src/lib/work-context";
import type { Log } from "../logging/log";
import type { Metrics } from "../metrics";
import type { RequestTracer } from "../tracing/request-tracer";
import type { Visit } from "./admit";

/** Who is told what comes through the doors. */
export interface Watchers {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Null when nothing is traced. */
  readonly tracer: RequestTracer | null;
}

/** Does a request's work; what it does and starts names the request, in logs and traces. */
export type Within = (
  visit: Visit,
  request: IncomingMessage,
  response: ServerResponse,
  work: () => void,
) => void;

export const withinOf =
  (tracer: RequestTracer | null): Within =>
  (visit, request, response, work) =>
    runAs({ request_id: visit.requestId }, () =>
      tracer ? tracer.trace(visit, { request, response }, work) : work(),
    );
