import { run, type Run } from "../../../lib/database";
import { pairsOf, type Pair } from "./domain/looked-at-pairs";
import { WeeklyShares } from "./domain/weekly-shares";
import { NOTE_LOOKED_AT } from "./looked-at-sql";

/** Some 20 MB. */
const MOST_DIGESTS = 200_000;

/** One more look at each pair. */
export async function addLooks(inside: Run, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await inside(NOTE_LOOKED_AT, [pairs.map(([low]) => low), pairs.map(([, high]) => high)]);
}

/** What products are looked at and bought with. */
export default class CompanionService {
  readonly #shares = new WeeklyShares(MOST_DIGESTS);

  /** Somebody looked at these in one visit. @param address as limits count it; it is not kept */
  async noteLookedAt(address: string, products: readonly string[]): Promise<void> {
    await addLooks(run, this.#shares.take(address, pairsOf(products), Date.now()));
  }
}
