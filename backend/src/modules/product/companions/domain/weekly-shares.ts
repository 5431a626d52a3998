import { createHmac, randomBytes } from "node:crypto";
import type { Pair } from "./looked-at-pairs";

const WEEK_MS = 7 * 24 * 3600 * 1000;
/** Pairs of one product that one address adds to in a week; mobile carriers put many phones behind one. */
const MOST_OF_PRODUCT = 60;

/**
 * What each address has had its share in this week: it adds to each pair once, and to few pairs of one product. Nobody can
 * read it: only digests are held, in memory alone, under a key that is made anew every week and never leaves the process. A
 * restart forgets, and of several processes each counts for itself.
 */
export class WeeklyShares {
  #key = randomBytes(32);
  #endsAt = 0;
  readonly #taken = new Map<string, number>();

  /** @param most digests held; the oldest go first */
  constructor(private readonly most: number) {}

  /** The pairs that an address may still add to; they are taken then. @param now milliseconds */
  take(address: string, pairs: readonly Pair[], now: number): Pair[] {
    if (now >= this.#endsAt) {
      this.#key = randomBytes(32);
      this.#taken.clear();
      this.#endsAt = now + WEEK_MS;
    }
    return pairs.filter(([low, high]) => {
      const shares = [
        [this.#digest(address, low, high), 1],
        [this.#digest(address, low), MOST_OF_PRODUCT],
        [this.#digest(address, high), MOST_OF_PRODUCT],
      ] as const;
      const isFree = shares.every(([digest, most]) => (this.#taken.get(digest) ?? 0) < most);
      if (isFree) for (const [digest] of shares) this.#count(digest);
      return isFree;
    });
  }

  get size(): number {
    return this.#taken.size;
  }

  #count(digest: string): void {
    this.#taken.set(digest, (this.#taken.get(digest) ?? 0) + 1);
    if (this.#taken.size <= this.most) return;
    const [oldest = ""] = this.#taken.keys();
    this.#taken.delete(oldest);
  }

  #digest(...parts: string[]): string {
    const text = parts.join(" ");
    return createHmac("sha256", this.#key).update(text).digest("base64url").slice(0, 16);
  }
}
