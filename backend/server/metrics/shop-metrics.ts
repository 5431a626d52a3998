import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { signals } from "../../src/lib/signals";

const JOB_SECONDS = [0.005, 0.025, 0.1, 0.5, 1, 5, 15, 60, 300];

/** Counts what the shop's own code reports (`src/lib/signals`). @returns what ends the counting */
export function countSignals(registry: Registry): () => void {
  const registers = [registry];
  const checkouts = new Counter({
    name: "strive_checkouts_total",
    help: "Placements of an order by how they ended; replayed: the same key again.",
    labelNames: ["outcome"],
    registers,
  });
  const payments = new Counter({
    name: "strive_payment_changes_total",
    help: "Payments that came to a status, by method.",
    labelNames: ["method", "status"],
    registers,
  });
  const mails = new Counter({
    name: "strive_mail_attempts_total",
    help: "Attempts at sending a mail; refused: no further try can help; withheld: too many to one address.",
    labelNames: ["outcome"],
    registers,
  });
  const limits = new Counter({
    name: "strive_rate_limited_total",
    help: "Calls that were told to wait, by the limit they met.",
    labelNames: ["limit"],
    registers,
  });
  const jobs = new Histogram({
    name: "strive_job_duration_seconds",
    help: "Runs of durable jobs in this process, by queue.",
    labelNames: ["queue", "outcome"],
    buckets: JOB_SECONDS,
    registers,
  });
  const slow = new Counter({
    name: "strive_slow_statements_total",
    help: "SQL statements that took SLOW_QUERY_MS or longer, by pool.",
    labelNames: ["pool"],
    registers,
  });
  // 0 before the first one: an alert on an increase must not miss it.
  for (const outcome of ["placed", "failed", "busy"]) checkouts.inc({ outcome }, 0);
  for (const pool of ["shop", "medusa"]) slow.inc({ pool }, 0);
  const ends = [
    signals.checkoutEnded.listen((outcome) => checkouts.inc({ outcome })),
    signals.paymentChanged.listen(({ method, status }) => payments.inc({ method, status })),
    signals.mailTried.listen((outcome) => mails.inc({ outcome })),
    signals.limitReached.listen((limit) => limits.inc({ limit })),
    signals.jobEnded.listen(({ queue, ms, isDone }) =>
      jobs.observe({ queue, outcome: isDone ? "done" : "failed" }, ms / 1000),
    ),
    signals.statementWasSlow.listen(({ pool }) => slow.inc({ pool })),
  ];
  return () => ends.forEach((end) => end());
}

/** How the read cache does. */
export interface CacheCounters {
  readonly hits: number;
  readonly pages: number;
  readonly misses: number;
  readonly pageMisses: number;
  readonly entries: number;
  readonly bytes: number;
  readonly evicted: number;
  readonly purged: number;
}

/** @param counters as of now; null until the shop is open */
export function readCacheMetrics(registry: Registry, counters: () => CacheCounters | null): void {
  const registers = [registry];
  const byKind = (name: string, help: string, read: (now: CacheCounters) => [number, number]) =>
    new Counter({
      name,
      help,
      labelNames: ["kind"],
      registers,
      collect() {
        const now = counters();
        this.reset();
        if (!now) return;
        const [data, page] = read(now);
        this.inc({ kind: "data" }, data);
        this.inc({ kind: "page" }, page);
      },
    });
  byKind("strive_read_cache_hits_total", "Answers from kept ones.", (now) => [
    now.hits - now.pages,
    now.pages,
  ]);
  byKind("strive_read_cache_misses_total", "Answers that had to be made.", (now) => [
    now.misses,
    now.pageMisses,
  ]);
  const gauge = (name: string, help: string, read: (now: CacheCounters) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const now = counters();
        if (now) this.set(read(now));
      },
    });
  gauge("strive_read_cache_entries", "Answers that are kept.", (now) => now.entries);
  gauge("strive_read_cache_bytes", "Memory of the kept answers, in bytes.", (now) => now.bytes);
  new Counter({
    name: "strive_read_cache_removed_total",
    help: "Kept answers that went: changed, or evicted for others.",
    labelNames: ["reason"],
    registers,
    collect() {
      const now = counters();
      this.reset();
      if (!now) return;
      this.inc({ reason: "changed" }, now.purged);
      this.inc({ reason: "evicted" }, now.evicted);
    },
  });
}
