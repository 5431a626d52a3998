import type { CatalogueDatabase } from "./database";
import { CHECK_IDS, CHECK_PAGE, CHECK_PENDING, CHECK_TALLY } from "./check-sql";

const PAGE = 500;

export interface CatalogueCheck {
  checked: number;
  /** Products whose row is missing, left over or says something else than Medusa. */
  wrongProductIds: string[];
  /** Counts that do not add up. */
  wrongTallies: number;
  /** Changes not worked off yet: differences may be those. */
  pending: number;
}

/** @param drain works off all notes there are, so that only true differences are left */
export async function checkCatalogue(
  database: CatalogueDatabase,
  drain: () => Promise<void>,
): Promise<CatalogueCheck> {
  await drain();
  const wrongProductIds: string[] = [];
  let checked = 0;
  let last = "";
  for (;;) {
    const [page] = await database.longRows<{ ids: string[] | null }>({
      text: CHECK_IDS,
      values: [last, PAGE],
    });
    const ids = page?.ids ?? [];
    if (ids.length === 0) break;
    const wrong = await database.longRows<{ id: string }>({ text: CHECK_PAGE, values: [ids] });
    wrongProductIds.push(...wrong.map(({ id }) => id));
    checked += ids.length;
    last = ids.at(-1) ?? last;
  }
  const [tally] = await database.longRows<{ wrong: number }>({ text: CHECK_TALLY, values: [] });
  const [notes] = await database.longRows<{ pending: number }>({ text: CHECK_PENDING, values: [] });
  return {
    checked,
    wrongProductIds,
    wrongTallies: tally?.wrong ?? 0,
    pending: notes?.pending ?? 0,
  };
}
