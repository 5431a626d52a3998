import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import type { Door } from "./route-of";

interface Answered {
  readonly door: Door;
  readonly route: string;
  readonly method: string;
  readonly status: number;
}

/** A request, answered after this many milliseconds. */
export interface Ended extends Answered {
  readonly ms: number;
}

/** From answers from memory to those a deadline ends. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);
/** Built files and kept answers: counted, not timed. */
const READY = "ready";

const methodOf = (method: string) => (METHODS.has(method) ? method : "other");
const classOf = (status: number) => `${Math.floor(status / 100)}xx`;

/** Answers of `ReadCache.hot`, which counts them itself: nothing may slow it down. */
export interface HotAnswers {
  readonly hot: number;
  readonly hotUnchanged: number;
}

/** Counts requests. Labels are few and known: see `routeOf`. */
export class RequestMetrics {
  readonly #durations: Histogram;
  readonly #refusals: Counter;
  readonly #totals = new Map<string, { answered: Answered; count: number }>();
  readonly #ready: Record<Door, Map<number, number>> = {
    front: new Map(),
    back_office: new Map(),
    page: new Map(),
  };
  readonly #inFlight = { front: 0, back_office: 0, page: 0 };
  /** The front door's kept answers; null until the shop is open. */
  hotAnswers: (() => HotAnswers) | null = null;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#durations = new Histogram({
      name: "strive_http_request_duration_seconds",
      help: "Time from a request's headers to the end of its answer, in seconds. Ready answers are not timed.",
      labelNames: ["door", "route", "method"],
      buckets: SECONDS,
      registers,
    });
    this.#refusals = new Counter({
      name: "strive_http_refusals_total",
      help: "Requests that a door refused or gave up by itself, by the code of the answer.",
      labelNames: ["reason"],
      registers,
    });
    const collect = (total: Counter) => this.#collectTotals(total);
    new Counter({
      name: "strive_http_requests_total",
      help: "Answered requests. Route is a template or a kind of page; ready: built files and answers kept in memory.",
      labelNames: ["door", "route", "method", "status"],
      registers,
      collect() {
        collect(this);
      },
    });
    const inFlight = this.#inFlight;
    new Gauge({
      name: "strive_http_requests_in_flight",
      help: "Requests that are being worked on.",
      labelNames: ["door"],
      registers,
      collect() {
        for (const [door, count] of Object.entries(inFlight)) this.set({ door }, count);
      },
    });
  }

  begin(door: Door): void {
    this.#inFlight[door] += 1;
  }

  /** Once for each that began: it is answered, or cut. */
  end({ door, route, method, status, ms }: Ended): void {
    this.#inFlight[door] -= 1;
    const known = methodOf(method);
    this.#durations.observe({ door, route, method: known }, ms / 1000);
    const key = `${door} ${known} ${classOf(status)} ${route}`;
    const total = this.#totals.get(key);
    if (total) total.count += 1;
    else this.#totals.set(key, { answered: { door, route, method: known, status }, count: 1 });
  }

  /** A built file or a kept answer was sent. */
  countReady(door: Door, status: number): void {
    const counts = this.#ready[door];
    counts.set(status, (counts.get(status) ?? 0) + 1);
  }

  countRefusal(reason: string): void {
    this.#refusals.inc({ reason });
  }

  #collectTotals(total: Counter): void {
    total.reset();
    for (const { answered, count } of this.#totals.values()) {
      const { door, route, method, status } = answered;
      total.inc({ door, route, method, status: classOf(status) }, count);
    }
    for (const [door, counts] of Object.entries(this.#ready)) {
      for (const [status, count] of counts) {
        total.inc({ door, route: READY, method: "GET", status: classOf(status) }, count);
      }
    }
    const { hot = 0, hotUnchanged = 0 } = this.hotAnswers?.() ?? {};
    const ready = { door: "front", route: READY, method: "GET" };
    total.inc({ ...ready, status: "2xx" }, hot - hotUnchanged);
    total.inc({ ...ready, status: "3xx" }, hotUnchanged);
  }
}
