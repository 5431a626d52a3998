import {
  MOST_SUGGESTIONS,
  type CategoryGender,
  type Suggestion,
} from "../../../contracts/catalogue";
import type { Translated } from "../../../contracts/translated";
import type { ColumnLists } from "./column-lists";
import type { Corrector } from "./corrector";
import type { CatalogueDatabase } from "./database";
import { searchTextOf, type SearchText } from "./domain/search-text";
import { filterKey, type ListRequest, type ProductFilter } from "./domain/list-filter";
import { bodyDigest, etagOf } from "./etag";
import { listStatement } from "./list-sql";
import { hasTalliedCount } from "./tally-sql";
import type { Statement } from "./conditions-sql";
import type { ReviewListQuery } from "../../../contracts/reviews";
import { companionsStatement } from "../companions/read-sql";
import { shownReviews } from "../review/list-sql";
import { SITEMAP_CATEGORIES, SITEMAP_COUNT, sitemapProducts } from "./sitemap-sql";
import type { StaffSynonyms } from "./staff-synonyms";
import { suggestStatement } from "./suggest-sql";
import { categoriesStatement, namedStatement, productStatement } from "./read-sql";

/** A ready answer: the JSON text of the success envelope. */
export interface ReadyAnswer {
  body: string;
  /** Strong, of the body as it is. */
  readonly etag: string;
  /** The product this is about; null for lists. */
  productId: string | null;
}

/** The tag is computed on demand: whoever keeps the answer makes its own tags. */
const readyAnswer = (body: string, productId: string | null = null): ReadyAnswer => ({
  body,
  productId,
  get etag() {
    return etagOf(bodyDigest(body), "");
  },
});

/** What the sitemap lists; times are ISO 8601, UTC. */
export interface SitemapPart {
  products: { handle: string; changed: string }[];
  categories: { name: string; changed: string }[];
}

interface ListRow {
  data: string | null;
  count: number;
  facets: string | null;
}

const MAX_COUNTS = 5000;

/**
 * A statement would scan: for facets, for a count that no tally knows, or because little may be left of a category, and
 * then an index is walked to its end.
 */
const isScanned = ({ filter, facets }: ListRequest): boolean =>
  facets ||
  !hasTalliedCount(filter) ||
  (filter.category !== undefined && Object.keys(filter).length > 1);

/**
 * Answers public reads from the read model alone: with one SQL statement each, and from the columns
 * in memory where a statement would have to scan much of the catalogue.
 */
export class CatalogueReader {
  /** Counts by filter, with the filter that was counted and what its text means. */
  #counts = new Map<string, { count: number; filter: ProductFilter }>();
  #generation = 0;

  constructor(
    private readonly database: CatalogueDatabase,
    private readonly columns: ColumnLists,
    private readonly corrector: Corrector,
    private readonly synonyms: StaffSynonyms,
  ) {}

  forgetCounts(): void {
    this.#generation += 1;
    this.#counts.clear();
  }

  /** @param isLive changes are being heard: what is in memory is up to date */
  async list(request: ListRequest, isLive: boolean): Promise<ReadyAnswer> {
    const { data, count, facets } =
      (isLive ? await this.#searched(request) : null) ?? (await this.#listed(request, isLive));
    const { limit, offset } = request;
    return readyAnswer(
      `{"success":true,"data":[${data ?? ""}],"count":${count},"limit":${limit},"offset":${offset}${facets === null ? "" : `,"facets":${facets}`}}`,
    );
  }

  /** A search by text in the columns; null: they can't tell. */
  async #searched(request: ListRequest): Promise<ListRow | null> {
    const { text } = request.filter;
    if (text === undefined) return null;
    const parts = await this.columns.search(request, text);
    return parts && { ...parts, facets: parts.facets && JSON.stringify(parts.facets) };
  }

  /** Without a text: by an index, or from the columns where an index scan would be long. */
  async #listed(request: ListRequest, isLive: boolean): Promise<ListRow> {
    const looked =
      isLive && request.filter.text === undefined && isScanned(request)
        ? await this.columns.look(request)
        : null;
    if (!looked) return this.#fromDatabase(request);
    const { count, page } = looked;
    const facets = looked.facets && JSON.stringify(looked.facets);
    if (page) return { data: page.data, count, facets };
    const row = await this.#listRow(listStatement({ ...request, facets: false }, count));
    return { ...row, facets };
  }

  async #fromDatabase(request: ListRequest): Promise<ListRow> {
    const key = filterKey(request.filter);
    const known = this.#counts.get(key);
    const generation = this.#generation;
    let filter = known?.filter ?? request.filter;
    if (!known && filter.text !== undefined) {
      const search = searchTextOf(filter.text, await this.synonyms.current());
      const meaning = await this.corrector.widened(search, filter.language);
      filter = { ...filter, meaning };
    }
    let row = await this.#listRow(listStatement({ ...request, filter }, known?.count));
    if (row.count === 0 && !known && filter.meaning !== undefined) {
      const meaning = await this.corrector.corrected(filter.meaning, filter.language);
      if (meaning !== null) {
        filter = { ...filter, meaning };
        row = await this.#listRow(listStatement({ ...request, filter }, undefined));
      }
    }
    // A count that began before a change must not outlive it.
    if (!known && generation === this.#generation && this.#counts.size < MAX_COUNTS) {
      this.#counts.set(key, { count: row.count, filter });
    }
    return row;
  }

  /** Null when no shopper may see such a product. */
  async product(key: string, language?: Translated): Promise<ReadyAnswer | null> {
    const [row] = await this.database.rows<{ id: string; json: string }>(
      productStatement(key, language),
    );
    return row ? readyAnswer(`{"success":true,"data":${row.json}}`, row.id) : null;
  }

  /** Published reviews of a product; null when no shopper may see such a product. */
  async reviews(key: string, query: ReviewListQuery): Promise<ReadyAnswer | null> {
    const [row] = await this.database.rows<{
      id: string;
      data: string;
      count: number;
      summary: string;
    }>(shownReviews(key, query));
    if (!row) return null;
    const { limit, offset } = query;
    return readyAnswer(
      `{"success":true,"data":[${row.data}],"count":${row.count},"limit":${limit},"offset":${offset},"summary":${row.summary}}`,
      row.id,
    );
  }

  /** Those of some products that shoppers may see, in the order of their ids: as the text of a JSON list. */
  async named(ids: readonly string[], language?: Translated): Promise<string> {
    const [row] = await this.database.rows<{ data: string | null }>(namedStatement(ids, language));
    return `[${row?.data ?? ""}]`;
  }

  /** What a product is shown with; null when no shopper may see such a product. */
  async companions(key: string, language?: Translated): Promise<ReadyAnswer | null> {
    const [row] = await this.database.rows<{ data: string }>(companionsStatement(key, language));
    return row ? readyAnswer(`{"success":true,"data":{${row.data}}}`) : null;
  }

  async categories(gender: CategoryGender | null, language?: Translated): Promise<ReadyAnswer> {
    const [row] = await this.database.rows<{ data: string }>(categoriesStatement(gender, language));
    return readyAnswer(`{"success":true,"data":[${row?.data ?? ""}]}`);
  }

  /** @param text folded @param before what is suggested before all else */
  async suggestions(
    text: string,
    before: readonly Suggestion[],
    language?: Translated,
  ): Promise<ReadyAnswer> {
    // Signs alone start no word, and no index could say so.
    const hasLetters = /[\p{L}\p{N}]/u.test(text);
    if (!hasLetters) return readyAnswer(`{"success":true,"data":[]}`);
    const search = searchTextOf(text, await this.synonyms.current());
    let data = await this.#suggested(search, language);
    if (data === null) {
      const widened = await this.corrector.widened(search, language);
      if (widened !== search) data = await this.#suggested(widened, language);
      const corrected = data === null ? await this.corrector.corrected(widened, language) : null;
      if (corrected !== null) data = await this.#suggested(corrected, language);
    }
    const found = JSON.parse(`[${data ?? ""}]`) as Suggestion[];
    const all = [...before, ...found].slice(0, MOST_SUGGESTIONS);
    return readyAnswer(JSON.stringify({ success: true, data: all }));
  }

  async sitemapCount(): Promise<number> {
    const [row] = await this.database.rows<{ count: number }>(SITEMAP_COUNT);
    return row?.count ?? 0;
  }

  async sitemapPart(part: number, size: number): Promise<SitemapPart> {
    const [products, categories] = await Promise.all([
      this.database.rows<SitemapPart["products"][number]>(sitemapProducts(part, size)),
      this.database.rows<SitemapPart["categories"][number]>(SITEMAP_CATEGORIES),
    ]);
    return { products, categories };
  }

  async #listRow(statement: Statement): Promise<ListRow> {
    const [row] = await this.database.rows<ListRow>(statement);
    return row ?? { data: null, count: 0, facets: null };
  }

  async #suggested(text: SearchText, language?: Translated): Promise<string | null> {
    const [row] = await this.database.rows<{ data: string | null }>(
      suggestStatement(text, language),
    );
    return row?.data ?? null;
  }
}
