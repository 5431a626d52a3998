import type { Look, LookPiece } from "../../../contracts/companions";
import { run, type Run } from "../../../lib/database";
import { pairsOf, type Pair } from "./domain/looked-at-pairs";
import { WeeklyShares } from "./domain/weekly-shares";
import { READ_LOOK, READ_PIECES, SET_LOOK, WEARABLE } from "./look-sql";
import { NOTE_LOOKED_AT } from "./looked-at-sql";

/** Some 20 MB. */
const MOST_DIGESTS = 200_000;

/** One more look at each pair. */
export async function addLooks(inside: Run, pairs: readonly Pair[]): Promise<void> {
  if (pairs.length === 0) return;
  await inside(NOTE_LOOKED_AT, [pairs.map(([low]) => low), pairs.map(([, high]) => high)]);
}

/** A product and what staff chose to be worn with it. */
export interface LookRecord extends Look {
  id: string;
  name: string;
}

/** What products are looked at, bought and worn with. */
export default class CompanionService {
  readonly #shares = new WeeklyShares(MOST_DIGESTS);

  /** Somebody looked at these in one visit. @param address as limits count it; it is not kept */
  async noteLookedAt(address: string, products: readonly string[]): Promise<void> {
    await addLooks(run, this.#shares.take(address, pairsOf(products), Date.now()));
  }

  /** Null: there is no such product. @param key id or handle */
  async look(inside: Run, key: string): Promise<LookRecord | null> {
    const [row] = await inside<LookRecord>(READ_LOOK, [key]);
    return row ?? null;
  }

  /** Products as staff choose them, in their order; what is gone is left out. */
  async pieces(ids: readonly string[], inside: Run = run): Promise<LookPiece[]> {
    const [row] = await inside<{ pieces: LookPiece[] }>(READ_PIECES, [ids]);
    return row?.pieces ?? [];
  }

  /** Those of some products that can be worn: all but gift cards, and what is gone. */
  async wearable(inside: Run, ids: readonly string[]): Promise<Set<string>> {
    const rows = await inside<{ id: string }>(WEARABLE, [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  /** False: it is another than the version that was seen. */
  async setLook(inside: Run, id: string, pieces: readonly string[], version: number) {
    return (await inside(SET_LOOK, [id, pieces, version])).length === 1;
  }
}
