import { createHash } from "node:crypto";
import { RateLimiterRes, type RateLimiterPostgres } from "rate-limiter-flexible";
import { rateLimited } from "../../lib/api-error";
import { signals } from "../../lib/signals";
import { PooledCounter } from "./domain/pooled-counter";
import type { Limit, LimitName } from "./limits";
import { openStore } from "./store";

/** One limit, for all its keys. */
export class Budget {
  private readonly store: RateLimiterPostgres;
  private readonly pooled: PooledCounter | undefined;
  /** Flushes under way, by key; none of them rejects. */
  private readonly flushing = new Map<string, Promise<void>>();

  constructor(
    private readonly name: LimitName,
    private readonly limit: Limit,
    isSweeper: boolean,
  ) {
    this.store = openStore(limit, isSweeper);
    if (limit.flushEvery !== undefined) {
      this.pooled = new PooledCounter(limit.flushEvery, limit.windowS * 1000);
    }
  }

  async check(key: string): Promise<void> {
    const state = await this.store.get(this.stored(key));
    if (state && state.consumedPoints >= this.limit.points) throw this.usedUp(state.msBeforeNext);
  }

  async consume(key: string): Promise<void> {
    const stored = this.stored(key);
    if (this.pooled) return this.consumePooled(stored, this.pooled);
    await this.flush(stored, 1);
  }

  async fail(key: string): Promise<void> {
    await this.store.penalty(this.stored(key));
  }

  async clear(key: string): Promise<void> {
    const stored = this.stored(key);
    this.pooled?.forget(stored);
    await this.store.delete(stored);
  }

  private async consumePooled(stored: string, pooled: PooledCounter): Promise<void> {
    for (;;) {
      const blockedMs = pooled.usedUpForMs(stored, performance.now());
      if (blockedMs > 0) throw this.usedUp(blockedMs);
      // Calls while the store is asked wait for its answer: a storm would slip past otherwise.
      const flushing = this.flushing.get(stored);
      if (flushing === undefined) break;
      await flushing;
    }
    const points = pooled.count(stored, performance.now());
    if (points === 0) return;
    const flush = this.flush(stored, points, pooled);
    const done = () => {
      this.flushing.delete(stored);
    };
    this.flushing.set(stored, flush.then(done, done));
    await flush;
  }

  private async flush(stored: string, points: number, pooled?: PooledCounter): Promise<void> {
    try {
      const state = await this.store.consume(stored, points);
      if (state.remainingPoints === 0)
        pooled?.markUsedUp(stored, state.msBeforeNext, performance.now());
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      pooled?.markUsedUp(stored, error.msBeforeNext, performance.now());
      throw this.usedUp(error.msBeforeNext);
    }
  }

  private usedUp(forMs: number) {
    signals.limitReached.send(this.name);
    return rateLimited(forMs / 1000);
  }

  /** People's addresses are not kept, and a key has a bounded length. */
  private stored(key: string): string {
    return `${this.name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
  }
}
