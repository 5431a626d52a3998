import { unknownChange, type CatalogueChange } from "./change";
import type { CatalogueDatabase } from "./database";
import { PENDING } from "./read-sql";
import { REFRESH } from "./refresh-sql";

/** Products computed in one transaction; bounds how long a refresh holds its lock. */
const BATCH = 200;
const POLL_MS = 300;
/** While orders come one upon the other, and each would have lists and pages made anew. */
const CALM_POLL_MS = 2000;
/** After the last of them. */
const CALM_MS = 3000;
/** The longest pause between two batches when many callers wait. */
const MAX_PAUSE_MS = 25;
/** A write is durable before it asks to be visible; it waits no longer than this. */
const CATCH_UP_LIMIT_MS = 2000;

interface RefreshRow {
  version: string;
  changed: string[] | null;
  categories: boolean;
  facts: boolean;
  taken: number;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Run {
  promise: Promise<void>;
  waiters: number;
}

/**
 * Brings the read model in step with Medusa's tables. One run at a time in this process; all who ask
 * during one share the next, which starts after they asked and so sees what they wrote.
 */
export class Refresher {
  #current: Promise<void> | null = null;
  #next: Run | null = null;
  #pauseMs = 0;
  #lastEnd = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = true;
  #calmUntil = 0;
  #counters = { runs: 0, batches: 0, catchUps: 0 };

  constructor(
    private readonly database: CatalogueDatabase,
    private readonly accept: (change: CatalogueChange) => void,
    private readonly warn: (message: string) => void,
  ) {}

  get counters() {
    return { ...this.#counters };
  }

  /** Picks up what other processes and Medusa's own dashboard wrote. */
  start(): void {
    if (!this.#stopped) return;
    this.#stopped = false;
    this.#schedulePoll();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#current?.catch(() => undefined);
  }

  /** More like what was just written follows, and nobody waits to read it: for a while all of it is seen together, a little later. */
  calm(): void {
    this.#calmUntil = performance.now() + CALM_MS;
  }

  /** Resolves when everything committed before the call can be read. @throws when it can't be. */
  run(): Promise<void> {
    if (this.#next) {
      this.#next.waiters += 1;
      return this.#next.promise;
    }
    const run: Run = { promise: Promise.resolve(), waiters: 1 };
    const previous = this.#current;
    run.promise = (async () => {
      await previous?.catch(() => undefined);
      // Under a storm of writers a short rest gathers many of them into the run to come.
      const restMs = this.#lastEnd + this.#pauseMs - performance.now();
      if (restMs > 0) await pause(restMs);
      this.#next = null;
      this.#current = run.promise;
      this.#pauseMs = Math.min(MAX_PAUSE_MS, (run.waiters - 1) * 6);
      try {
        await this.#drain();
      } finally {
        this.#lastEnd = performance.now();
        if (this.#current === run.promise) this.#current = null;
      }
    })();
    this.#next = run;
    return run.promise;
  }

  /**
   * Like `run`, for writers: never fails and never takes long, because what they wrote is stored
   * already and the poller will bring it to light.
   */
  async catchUp(limitMs = CATCH_UP_LIMIT_MS): Promise<void> {
    this.#counters.catchUps += 1;
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, limitMs);
    });
    try {
      await Promise.race([this.run(), limit]);
    } catch (error) {
      this.warn(`The catalogue could not be refreshed: ${String(error)}`);
    } finally {
      clearTimeout(timer);
    }
  }

  async #drain(): Promise<void> {
    this.#counters.runs += 1;
    for (;;) {
      this.#counters.batches += 1;
      const [row] = await this.database.longRows<RefreshRow>({
        name: "refresh",
        text: REFRESH,
        values: [BATCH],
      });
      if (!row) return;
      // An unchanged catalogue still has a version; if it is new here, another process made it
      // (perhaps from our notes) and has not been heard yet.
      const isOurs = row.changed === null || row.changed.length > 0 || row.categories;
      const version = Number(row.version);
      const { changed: productIds, categories, facts } = row;
      this.accept(isOurs ? { version, productIds, categories, facts } : unknownChange(version));
      if (row.taken === 0) return;
      // A batch may have left notes behind: for what a category or a shared option means.
      if (row.taken < BATCH && !(await this.#isPending())) return;
    }
  }

  async #isPending(): Promise<boolean> {
    const [row] = await this.database.rows<{ pending: boolean }>({
      name: "pending",
      text: PENDING,
      values: [],
    });
    return row?.pending ?? false;
  }

  #schedulePoll(): void {
    if (this.#stopped) return;
    const pauseMs = performance.now() < this.#calmUntil ? CALM_POLL_MS : POLL_MS;
    this.#timer = setTimeout(() => {
      void this.#poll().finally(() => this.#schedulePoll());
    }, pauseMs);
    this.#timer.unref();
  }

  async #poll(): Promise<void> {
    try {
      if (await this.#isPending()) await this.run();
    } catch {
      // The database is away; the next poll tries again, and the feed has said so already.
    }
  }
}
