import type { Facets, ProductSort } from "../../../contracts/catalogue";
import type { Translated } from "../../../contracts/translated";
import { countAll, sieveOf } from "./column-count";
import { facetsOf } from "./column-facets";
import { LACKING } from "./closest-sql";
import type { ColumnKeeper, Snapshot } from "./column-keeper";
import type { Columns } from "./columns";
import { END_OF_MATCH, matchesStatement, NEAREST, pageOf } from "./columns-sql";
import type { Corrector } from "./corrector";
import type { CatalogueDatabase } from "./database";
import type { ListRequest, ProductFilter } from "./domain/list-filter";
import { searchTextOf, type SearchText, type Synonyms } from "./domain/search-text";
import type { StaffSynonyms } from "./staff-synonyms";

/** Texts whose matches are remembered, and how many products they may have together. */
const MOST_TEXTS = 500;
const MOST_MATCHES = 1_000_000;

/** Where a text is found, as slots of the columns it was looked up with. */
interface Matches {
  readonly textGeneration: number;
  readonly slots: Int32Array;
  /** By position in `slots`: how far it is. */
  readonly far: Uint8Array;
  /** The same slots sorted, made on demand; valid for one generation of columns. */
  orders: { generation: number; by: Map<ProductSort, Int32Array> };
}

/** A list's answer: the page's ready JSON, joined by commas; facets on request. */
export interface ListParts {
  data: string | null;
  count: number;
  facets: Facets | null;
}

/** What columns know of a list; `page` is null where an index finds it sooner than sorting would. */
export interface Looked {
  count: number;
  facets: Facets | null;
  page: { data: string | null } | null;
}

/** This many matches sort in no time; with more, an index soon fills a page. */
const MOST_SORTED = 2000;

type Database = Pick<CatalogueDatabase, "rows">;

const compareIds = (columns: Columns, a: number, b: number) => {
  const left = columns.ids[a] ?? "";
  const right = columns.ids[b] ?? "";
  return left < right ? -1 : left > right ? 1 : 0;
};

/**
 * Searches and counts from the columns in memory. The database is asked once where a text is found;
 * filters, counts, facets, order and pages of that search then cost it only the page's rows. Null
 * whenever the columns can't tell: then ask the database for everything.
 */
export class ColumnLists {
  readonly #texts = new Map<string, Matches>();
  #remembered = 0;
  /** With which the texts were understood. */
  #synonyms: Synonyms | null = null;

  constructor(
    private readonly database: Database,
    private readonly keeper: Pick<ColumnKeeper, "current">,
    private readonly corrector: Pick<Corrector, "corrected" | "widened">,
    private readonly synonyms: Pick<StaffSynonyms, "current">,
    private readonly mostSorted = MOST_SORTED,
  ) {}

  /** A page of what a folded text finds, or what was meant by it. */
  async search(request: ListRequest, text: string): Promise<ListParts | null> {
    const { filter, sort, limit, offset } = request;
    const snapshot = await this.keeper.current();
    const matches = snapshot && (await this.#matches(snapshot, text, filter.language));
    if (!snapshot || !matches) return null;
    const { columns } = snapshot;
    const sieve = sieveOf(columns, filter, categoryOf(snapshot, filter));
    const ordered = orderedSlots(columns, matches, sort);
    const page: string[] = [];
    let count = 0;
    for (const slot of ordered) {
      if (sieve.failed(slot) !== 0) continue;
      const id = columns.ids[slot];
      if (count >= offset && page.length < limit && id !== undefined) page.push(id);
      count += 1;
    }
    const facets = request.facets
      ? facetsOf(columns, countAll(columns, sieve, ordered), snapshot.sizeRank)
      : null;
    return { data: await this.#page(page, request.language), count, facets };
  }

  /** Count and facets of a filter without a text, and its page where only few products are left. */
  async look(request: ListRequest): Promise<Looked | null> {
    const { filter, sort, limit, offset } = request;
    const snapshot = await this.keeper.current();
    if (!snapshot) return null;
    const { columns } = snapshot;
    const category = categoryOf(snapshot, filter);
    const sieve = sieveOf(columns, filter, category);
    const counts = request.facets ? countAll(columns, sieve, null) : null;
    const facets = counts && facetsOf(columns, counts, snapshot.sizeRank);
    if (counts && counts.count > this.mostSorted) {
      return { count: counts.count, facets, page: null };
    }
    const among = filter.category === undefined ? columns.slots() : columns.ofCategory(category);
    const found: number[] = [];
    for (const slot of among) if (sieve.failed(slot) === 0) found.push(slot);
    const count = found.length;
    if (count > this.mostSorted) return { count, facets, page: null };
    found.sort(orderOf(columns, sort));
    const ids = found.slice(offset, offset + limit).flatMap((slot) => columns.ids[slot] ?? []);
    return { count, facets, page: { data: await this.#page(ids, request.language) } };
  }

  async #page(ids: readonly string[], language?: Translated): Promise<string | null> {
    if (ids.length === 0) return null;
    const [row] = await this.database.rows<{ data: string | null }>(pageOf(ids, language));
    return row?.data ?? null;
  }

  /** Null: while the text was looked up, what can be found changed. */
  async #matches(snapshot: Snapshot, text: string, language?: Translated): Promise<Matches | null> {
    const { textGeneration } = snapshot.columns;
    const synonyms = await this.synonyms.current();
    this.#understandBy(synonyms);
    const key = `${language ?? ""} ${text}`;
    const known = this.#texts.get(key);
    if (known && known.textGeneration === textGeneration) {
      // The latest asked for go last.
      this.#texts.delete(key);
      this.#texts.set(key, known);
      return known;
    }
    let search = searchTextOf(text, synonyms);
    let matches = await this.#lookUp(snapshot, search, language);
    // A search whose words all occur in some product lacks nothing.
    if (matches?.far.every((far) => far >= 2 * LACKING)) {
      const widened = await this.corrector.widened(search, language);
      if (widened !== search) matches = await this.#lookUp(snapshot, widened, language);
      search = widened;
    }
    if (matches?.slots.length === 0) {
      const meant = await this.corrector.corrected(search, language);
      if (meant !== null) matches = await this.#lookUp(snapshot, meant, language);
    }
    if (matches?.textGeneration !== textGeneration) return null;
    // Those that were understood otherwise meanwhile are not found again.
    if (this.#synonyms === synonyms) this.#remember(key, matches);
    return matches;
  }

  #understandBy(synonyms: Synonyms): void {
    if (this.#synonyms === synonyms) return;
    this.#synonyms = synonyms;
    this.#texts.clear();
    this.#remembered = 0;
  }

  async #lookUp(
    { columns }: Snapshot,
    text: SearchText,
    language: Translated | undefined,
  ): Promise<Matches | null> {
    const { textGeneration } = columns;
    const [row] = await this.database.rows<{ found: string | null }>(
      matchesStatement(text, language),
    );
    // What was read may be older than the columns are now, or newer than they were.
    if ((await this.keeper.current())?.columns !== columns) return null;
    if (columns.textGeneration !== textGeneration) return null;
    const found = row?.found ? row.found.split(END_OF_MATCH) : [];
    const slots = new Int32Array(found.length);
    const far = new Uint8Array(found.length);
    for (const [at, match] of found.entries()) {
      const slot = columns.slotOf(match.slice(1));
      if (slot === undefined) return null;
      slots[at] = slot;
      far[at] = match.charCodeAt(0) - NEAREST;
    }
    return {
      textGeneration,
      slots,
      far,
      orders: { generation: columns.generation, by: new Map() },
    };
  }

  #remember(key: string, matches: Matches): void {
    this.#forget(key);
    this.#texts.set(key, matches);
    this.#remembered += matches.slots.length;
    for (const oldest of this.#texts.keys()) {
      if (this.#texts.size <= MOST_TEXTS && this.#remembered <= MOST_MATCHES) return;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#remembered -= this.#texts.get(key)?.slots.length ?? 0;
    this.#texts.delete(key);
  }
}

/** An id goes before a name, as in the database. */
function categoryOf({ categories }: Snapshot, { category }: ProductFilter): string | null {
  const found =
    categories.find(({ id }) => id === category) ??
    categories.find(({ name }) => name === category);
  return found?.id ?? null;
}

function orderedSlots(columns: Columns, matches: Matches, order: ProductSort): Int32Array {
  if (matches.orders.generation !== columns.generation) {
    matches.orders = { generation: columns.generation, by: new Map() };
  }
  const known = matches.orders.by.get(order);
  if (known) return known;
  const ordered = sorted(columns, matches, order);
  matches.orders.by.set(order, ordered);
  return ordered;
}

type Order = (a: number, b: number) => number;

/** Of slots, as the database orders them; `relevance` means the latest where there is no text. */
function orderOf(columns: Columns, order: ProductSort): Order {
  const { prices, created, sold, discounts } = columns;
  const latest: Order = (a, b) =>
    (created[b] ?? 0) - (created[a] ?? 0) || compareIds(columns, b, a);
  const most =
    (column: Int32Array): Order =>
    (a, b) =>
      (column[b] ?? 0) - (column[a] ?? 0) || latest(a, b);
  const price: Order = (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0);
  switch (order) {
    case "latest":
    case "relevance":
      return latest;
    case "best_selling":
      return most(sold);
    case "discount":
      return most(discounts);
    case "price_asc":
      return (a, b) => price(a, b) || compareIds(columns, a, b);
    case "price_desc":
      return (a, b) => price(b, a) || compareIds(columns, b, a);
  }
}

function sorted(columns: Columns, { slots, far }: Matches, order: ProductSort): Int32Array {
  const compare = orderOf(columns, order);
  if (order !== "relevance") return slots.slice().sort(compare);
  const places = Int32Array.from(slots, (_, place) => place);
  places.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || compare(slots[a] ?? 0, slots[b] ?? 0));
  return places.map((place) => slots[place] ?? 0);
}
