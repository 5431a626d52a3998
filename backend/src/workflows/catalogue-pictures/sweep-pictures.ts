import { run } from "../../lib/database";
import { pictureIdOf, shopPictures } from "../../lib/images";
import { PAGE, REFERENCES } from "./references-sql";

/** A picture is stored a moment before its product is; no request takes nearly this long. */
const GRACE_MS = 60 * 60 * 1000;

/** An address ends where a file name can't go on; orders hold a list of them as JSON text. */
const ADDRESS = /[^\s",[\]]+/g;

/** Ids of every picture that a product or an order shows. */
async function wantedPictures(): Promise<ReadonlySet<string>> {
  const wanted = new Set<string>();
  for (const statement of REFERENCES) {
    let last = "";
    let rows: { id: string; text: string | null }[];
    do {
      rows = await run<{ id: string; text: string | null }>(statement, [last, PAGE]);
      for (const { text } of rows) {
        for (const [address] of text?.matchAll(ADDRESS) ?? []) {
          const id = pictureIdOf(address);
          if (id !== null) wanted.add(id);
        }
      }
      last = rows.at(-1)?.id ?? last;
    } while (rows.length === PAGE);
  }
  return wanted;
}

/**
 * Removes pictures that no product and no order shows: those of uploads that were killed half-way,
 * and those that were taken off their product. Safe to run at any time and several times at once.
 * @param olderThan only what was stored before this moment; an hour ago unless told
 * @returns how many files went
 */
export async function sweepPictures(olderThan = new Date(Date.now() - GRACE_MS)): Promise<number> {
  const wanted = await wantedPictures();
  return shopPictures().sweep({ isWanted: (id) => wanted.has(id), before: olderThan });
}
