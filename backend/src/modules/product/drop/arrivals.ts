/** Devices that one statement takes: a few ms of it. */
const MOST_AT_ONCE = 500;

interface Waiting<Place> {
  digest: string;
  resolve: (place: Place | null) => void;
  reject: (error: unknown) => void;
}

/**
 * Devices that come to one drop, in the order in which they came, many in a statement: whoever comes while one runs goes
 * with the next.
 */
export class Arrivals<Place extends { digest: string }> {
  readonly #take: (digests: string[]) => Promise<Place[]>;
  #waiting: Waiting<Place>[] = [];
  #isTaking = false;

  /** @param take gives each of these its place, in their order */
  constructor(take: (digests: string[]) => Promise<Place[]>) {
    this.#take = take;
  }

  /** @returns null: it has none, the drop is over */
  come(digest: string): Promise<Place | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ digest, resolve, reject });
      if (this.#isTaking) return;
      this.#isTaking = true;
      // After all that this turn of the event loop reads.
      setImmediate(() => void this.#takeAll());
    });
  }

  async #takeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, MOST_AT_ONCE);
      try {
        const places = await this.#take(batch.map(({ digest }) => digest));
        const byDigest = new Map(places.map((place) => [place.digest, place]));
        for (const { digest, resolve } of batch) resolve(byDigest.get(digest) ?? null);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    this.#isTaking = false;
  }
}
