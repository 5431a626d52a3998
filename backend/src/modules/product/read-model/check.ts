import { setTimeout as pause } from "node:timers/promises";
import type { CatalogueDatabase } from "./database";
import {
  CHECK_CATEGORIES,
  CHECK_IDS,
  CHECK_PAGE,
  CHECK_PENDING,
  CHECK_TALLY,
  CLAIM_CHECK,
  noteWrong,
} from "./check-sql";
import { retally } from "./rebuild";

/** Products of one statement: it takes a fraction of a second. */
const PAGE = 200;
/** Differences are checked again, after the changes under way. */
const LOOKS = 3;

export interface CatalogueCheck {
  checked: number;
  /** Products whose row is missing, left over or differs from Medusa's. */
  wrongProductIds: string[];
  wrongCategoryIds: string[];
  /** Counts that do not add up. */
  wrongTallies: number;
  /** Changes not worked off yet. */
  pending: number;
}

export const isRight = (check: CatalogueCheck): boolean =>
  check.wrongProductIds.length === 0 &&
  check.wrongCategoryIds.length === 0 &&
  check.wrongTallies === 0;

/** Compares the read model with Medusa's tables, in steps that leave room for shoppers. */
export class Checker {
  /** @param drain processes all notes, so that only true differences are left */
  constructor(
    private readonly database: CatalogueDatabase,
    private readonly drain: () => Promise<void>,
  ) {}

  /** False: another instance checks tonight, or did. */
  async claim(): Promise<boolean> {
    return (await this.#rows(CLAIM_CHECK)).length > 0;
  }

  /** @param isPatient rests after each step as long as it took: for a shop that is open */
  async check(isPatient: boolean): Promise<CatalogueCheck> {
    await this.drain();
    const wrongCategoryIds = await this.#wrongCategories();
    const wrongProductIds: string[] = [];
    let checked = 0;
    let last = "";
    for (;;) {
      const began = performance.now();
      const [page] = await this.#rows<{ ids: string[] | null }>(CHECK_IDS, [last, PAGE]);
      const ids = page?.ids ?? [];
      if (ids.length === 0) break;
      wrongProductIds.push(...(await this.#wrongProducts(ids)));
      checked += ids.length;
      last = ids.at(-1) ?? last;
      if (isPatient) await pause(performance.now() - began);
    }
    return { checked, wrongProductIds, wrongCategoryIds, ...(await this.#counts()) };
  }

  /** Corrects only what a check found wrong. @returns what is still wrong */
  async mend({ wrongProductIds, wrongCategoryIds }: CatalogueCheck): Promise<CatalogueCheck> {
    for (let start = 0; start === 0 || start < wrongProductIds.length; start += PAGE) {
      const ids = wrongProductIds.slice(start, start + PAGE);
      await this.database.longRows(noteWrong(ids, start === 0 ? wrongCategoryIds : []));
      await this.drain();
    }
    // Wrong rows make wrong counts, so counts are checked after the rows.
    const [tally] = await this.#rows<{ wrong: number }>(CHECK_TALLY);
    if (tally?.wrong !== 0) await retally(this.database);
    const left: string[] = [];
    for (let start = 0; start < wrongProductIds.length; start += PAGE) {
      left.push(...(await this.#wrongProducts(wrongProductIds.slice(start, start + PAGE))));
    }
    return {
      checked: wrongProductIds.length,
      wrongProductIds: left,
      wrongCategoryIds: await this.#wrongCategories(),
      ...(await this.#counts()),
    };
  }

  #rows<Row extends object>(
    text: string,
    values: (string | number | readonly string[])[] = [],
  ): Promise<Row[]> {
    return this.database.longRows<Row>({ text, values });
  }

  async #confirmed(look: (ids: readonly string[]) => Promise<string[]>, ids: readonly string[]) {
    let wrong = await look(ids);
    for (let looks = 1; looks < LOOKS && wrong.length > 0; looks += 1) {
      await this.drain();
      wrong = await look(wrong);
    }
    return wrong;
  }

  #wrongProducts(ids: readonly string[]): Promise<string[]> {
    return this.#confirmed(async (some) => {
      const rows = await this.#rows<{ id: string }>(CHECK_PAGE, [some]);
      return rows.map(({ id }) => id);
    }, ids);
  }

  #wrongCategories(): Promise<string[]> {
    return this.#confirmed(async () => {
      const rows = await this.#rows<{ id: string }>(CHECK_CATEGORIES);
      return rows.map(({ id }) => id);
    }, []);
  }

  async #counts(): Promise<Pick<CatalogueCheck, "wrongTallies" | "pending">> {
    const [tally] = await this.#rows<{ wrong: number }>(CHECK_TALLY);
    const [notes] = await this.#rows<{ pending: number }>(CHECK_PENDING);
    return { wrongTallies: tally?.wrong ?? 0, pending: notes?.pending ?? 0 };
  }
}
