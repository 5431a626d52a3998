import { imageFileNames } from "../../contracts/image-url";
import { run } from "../../lib/database";
import { pictureIdOf, shopPictures } from "../../lib/images";
import { FORGET_DRAFTS } from "../../modules/settings/published-sql";
import { PAGE, REFERENCES } from "./references-sql";

/** A picture is stored a moment before its product is; no request takes nearly this long. */
const GRACE_MS = 60 * 60 * 1000;
const anHourAgo = () => new Date(Date.now() - GRACE_MS);

/** An address ends where a file name can't go on; orders hold a list of them as JSON text. */
const ADDRESS = /[^\s",[\]]+/g;

/** Every picture that a product, an order, a collection or a page shows: its id, and one of its addresses. */
async function wantedPictures(): Promise<ReadonlyMap<string, string>> {
  const wanted = new Map<string, string>();
  for (const statement of REFERENCES) {
    let last = "";
    let rows: { id: string; text: string | null }[];
    do {
      rows = await run<{ id: string; text: string | null }>(statement, [last, PAGE]);
      for (const { text } of rows) {
        for (const [address] of text?.matchAll(ADDRESS) ?? []) {
          const id = pictureIdOf(address);
          if (id !== null) wanted.set(id, address);
        }
      }
      last = rows.at(-1)?.id ?? last;
    } while (rows.length === PAGE);
  }
  return wanted;
}

/**
 * Removes pictures that no product, no order and no page shows: those from uploads killed half-way, those
 * taken off their product, and those of drafts that were never published. Safe to run at any time and several times at once.
 * @param olderThan only what was stored before then; an hour ago by default
 * @returns how many files went
 */
export async function sweepPictures(olderThan = anHourAgo()): Promise<number> {
  await run({ name: "content.forget-drafts", text: FORGET_DRAFTS }, []);
  const wanted = await wantedPictures();
  return shopPictures().sweep({ isWanted: (id) => wanted.has(id), before: olderThan });
}

/** Where pictures and their files disagree. */
export interface PictureCheck {
  /** Addresses of shown pictures that lack a file. */
  missing: string[];
  /** Names of files that nothing shows. */
  unused: string[];
}

/** Compares what products, orders and pages show with the files there are. Removes nothing. */
export async function checkPictures(): Promise<PictureCheck> {
  const before = anHourAgo();
  // Before the files: one saved meanwhile is too new to be unused, and not missed yet.
  const wanted = await wantedPictures();
  const there = new Map<string, Date>();
  for await (const files of shopPictures().list()) {
    for (const { name, modified } of files) {
      if (pictureIdOf(name) !== null) there.set(name, modified);
    }
  }
  const missing = [...wanted.values()].filter(
    (address) => !imageFileNames(address).every((name) => there.has(name)),
  );
  const unused = [...there].filter(
    ([name, modified]) => modified < before && !wanted.has(pictureIdOf(name) ?? ""),
  );
  return { missing, unused: unused.map(([name]) => name) };
}
