/**
 * Pages that one address may have rendered at once, and each second from then on. A kept page costs
 * nothing: many shoppers behind one mobile network address see mostly the same pages.
 * Rendering one is 10 to 20 ms of a core.
 */
const AT_ONCE = 100;
const PER_SECOND = 10;
/** Addresses remembered; beyond this the least recent go. */
const MOST_KNOWN = 10_000;

interface Budget {
  left: number;
  /** When `left` was true, ms. */
  at: number;
}

/** How many pages each address may have this process render, as it spends its CPU. */
export class RenderBudget {
  readonly #known = new Map<string, Budget>();

  constructor(
    private readonly now: () => number = Date.now,
    private readonly mostKnown = MOST_KNOWN,
  ) {}

  /** Takes one page from an address's budget. False: nothing left, nothing taken. */
  take(address: string): boolean {
    const left = this.#leftOf(address);
    if (left < 1) return false;
    // Last in the map: the least recent come first.
    this.#known.delete(address);
    this.#known.set(address, { left: left - 1, at: this.now() });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= this.mostKnown) break;
      this.#known.delete(oldest);
    }
    return true;
  }

  #leftOf(address: string): number {
    const budget = this.#known.get(address);
    if (!budget) return AT_ONCE;
    const passedMs = Math.max(0, this.now() - budget.at);
    return Math.min(AT_ONCE, budget.left + (passedMs / 1000) * PER_SECOND);
  }
}
