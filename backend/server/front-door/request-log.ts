import type { IncomingMessage, ServerResponse } from "node:http";
import type { Log } from "../logging/log";
import type { RequestMetrics } from "../metrics/request-metrics";
import { routeOf, type Door } from "../metrics/route-of";

export interface RequestFacts {
  readonly requestId: string;
  readonly door: Door;
  /** Without query. */
  readonly path: string;
}

/** The route of what a door refuses before looking where it goes. */
const REFUSED = "refused";

/** Tells of each request when it is answered: in the log, and in the metrics. */
export class RequestLog {
  constructor(
    private readonly log: Log,
    private readonly metrics: RequestMetrics,
  ) {}

  follow(request: IncomingMessage, response: ServerResponse, facts: RequestFacts): void {
    this.#watch(request, response, facts, { isCounted: true, isWritten: true });
  }

  /** An answer of the read cache: usually already sent; one read or compressed first is timed. */
  followRead(request: IncomingMessage, response: ServerResponse, facts: RequestFacts): void {
    const isOut = response.headersSent;
    if (isOut) this.metrics.countReady(facts.door, response.statusCode);
    // Kept answers are logged only at debug level, where cost does not matter.
    const isWritten = this.log.isLevelEnabled("debug");
    if (!isOut || isWritten) {
      this.#watch(request, response, facts, { isCounted: !isOut, isWritten });
    }
  }

  /** A built storefront file was sent. */
  followFile(response: ServerResponse): void {
    this.metrics.countReady("front", response.statusCode);
  }

  /** The door refuses before looking where the request goes. */
  followRefused(
    request: IncomingMessage,
    response: ServerResponse,
    { reason, ...facts }: RequestFacts & { reason: string },
  ): void {
    this.metrics.countRefusal(reason);
    this.#watch(request, response, facts, { isCounted: true, isWritten: true, route: REFUSED });
  }

  /** The door ended what it had let in, or Node's parser refused it. */
  refused(reason: string): void {
    this.metrics.countRefusal(reason);
  }

  #watch(
    request: IncomingMessage,
    response: ServerResponse,
    facts: RequestFacts,
    how: { isCounted: boolean; isWritten: boolean; route?: string },
  ): void {
    const { door, path } = facts;
    const began = performance.now();
    if (how.isCounted) this.metrics.begin(door);
    response.once("close", () => {
      const ms = performance.now() - began;
      if (how.isCounted) {
        const { method = "" } = request;
        const route = how.route ?? routeOf(door, method, path);
        this.metrics.end({ door, route, method, status: response.statusCode, ms });
      }
      if (how.isWritten) this.#write(request, response, facts, ms);
    });
  }

  /** No query values, address or agent. Ids in paths are opaque. */
  #write(
    { method }: IncomingMessage,
    response: ServerResponse,
    { requestId, path }: RequestFacts,
    ms: number,
  ): void {
    const line = {
      request_id: requestId,
      method,
      path: path.slice(0, 200),
      status: response.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(response.writableFinished ? {} : { cut: true }),
    };
    if (response.statusCode >= 500) this.log.warn(line, "request");
    else this.log.info(line, "request");
  }
}
