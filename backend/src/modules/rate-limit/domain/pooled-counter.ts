/** Keys kept at most; beyond it the ones counted longest ago are dropped. */
const MOST_KEYS = 50_000;

interface Entry {
  points: number;
  /** Milliseconds since 1970; the entry is void after that. */
  until: number;
  isUsedUp: boolean;
}

/**
 * Counts in memory what the shared store has not been told yet. Most callers make a call or two
 * and never reach the store; a flood pays one statement in `flushEvery` calls.
 *
 * The cost: each instance admits at most `flushEvery - 1` calls of a key per window unknown to the
 * others. What is flushed is exact for all instances.
 */
export class PooledCounter {
  private readonly entries = new Map<string, Entry>();

  /**
   * @param flushEvery points that are flushed together
   * @param windowMs after which unflushed points are forgotten
   */
  constructor(
    private readonly flushEvery: number,
    private readonly windowMs: number,
  ) {}

  /** Counts one point. @returns the points to flush to the store now; 0: none. */
  count(key: string, now: number): number {
    const known = this.open(key, now);
    const points = (known?.points ?? 0) + 1;
    if (points >= this.flushEvery) {
      this.entries.delete(key);
      return points;
    }
    this.keep(key, { points, until: known?.until ?? now + this.windowMs, isUsedUp: false });
    return 0;
  }

  /** The store says the budget is used up for this many milliseconds. */
  markUsedUp(key: string, forMs: number, now: number): void {
    this.keep(key, { points: 0, until: now + forMs, isUsedUp: true });
  }

  /** Milliseconds until a budget known to be used up is fresh again; 0: it is not used up. */
  usedUpForMs(key: string, now: number): number {
    const known = this.open(key, now);
    return known?.isUsedUp ? known.until - now : 0;
  }

  forget(key: string): void {
    this.entries.delete(key);
  }

  private open(key: string, now: number): Entry | undefined {
    const known = this.entries.get(key);
    return known && known.until > now ? known : undefined;
  }

  private keep(key: string, entry: Entry): void {
    // Put back at the end: the map stays in the order of the last call.
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size <= MOST_KEYS) return;
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.entries.delete(oldest);
  }
}
