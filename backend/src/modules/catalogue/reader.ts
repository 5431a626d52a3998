import type { CategoryGender } from "../../contracts/catalogue";
import type { CatalogueDatabase } from "./database";
import { filterKey, type ListRequest, type ProductFilter } from "./domain/list-filter";
import { bodyDigest, etagOf } from "./etag";
import { correctionStatement } from "./correct-sql";
import { searchTextOf } from "./domain/search-text";
import { listStatement } from "./list-sql";
import type { Statement } from "./conditions-sql";
import { SITEMAP_CATEGORIES, SITEMAP_COUNT, sitemapProducts } from "./sitemap-sql";
import { suggestStatement } from "./suggest-sql";
import { categoriesStatement, HAS_TRIGRAMS, productStatement } from "./read-sql";

/** A ready answer: the JSON text of the success envelope. */
export interface ReadyAnswer {
  body: string;
  /** Strong, of the body as it stands. */
  readonly etag: string;
  /** The product this is about; null for lists. */
  productId: string | null;
}

/** The tag is computed when it is asked for: whoever keeps the answer makes tags of its own. */
const readyAnswer = (body: string, productId: string | null = null): ReadyAnswer => ({
  body,
  productId,
  get etag() {
    return etagOf(bodyDigest(body), "");
  },
});

/** What the sitemap lists; times are ISO 8601, UTC. */
export interface SitemapPart {
  products: { id: string; changed: string }[];
  categories: { name: string; changed: string }[];
}

interface ListRow {
  data: string | null;
  count: number;
  facets: string | null;
}

const MAX_COUNTS = 5000;

const isCorrectable = (word: string): boolean => /[\p{L}\p{N}]{3}/u.test(word);

/** Answers the public reads with one SQL statement each, from the read model alone. */
export class CatalogueReader {
  /** Counts by filter, with the filter that was counted (its text may be a corrected one). */
  #counts = new Map<string, { count: number; filter: ProductFilter }>();
  #generation = 0;
  #hasTrigrams: boolean | undefined;

  constructor(private readonly database: CatalogueDatabase) {}

  forgetCounts(): void {
    this.#generation += 1;
    this.#counts.clear();
  }

  async list(request: ListRequest): Promise<ReadyAnswer> {
    const key = filterKey(request.filter);
    const known = this.#counts.get(key);
    const generation = this.#generation;
    let filter = known?.filter ?? request.filter;
    let row = await this.#listRow(listStatement({ ...request, filter }, known?.count));
    if (row.count === 0 && !known && filter.text !== undefined) {
      const text = await this.#correct(filter.text);
      if (text !== null) {
        filter = { ...filter, text };
        row = await this.#listRow(listStatement({ ...request, filter }, undefined));
      }
    }
    // A count that began before a change must not outlive it.
    if (!known && generation === this.#generation && this.#counts.size < MAX_COUNTS) {
      this.#counts.set(key, { count: row.count, filter });
    }
    const facets = row.facets === null ? "" : `,"facets":${row.facets}`;
    const { limit, offset } = request;
    return readyAnswer(
      `{"success":true,"data":[${row.data ?? ""}],"count":${row.count},"limit":${limit},"offset":${offset}${facets}}`,
    );
  }

  /** Null when no shopper may see such a product. */
  async product(key: string): Promise<ReadyAnswer | null> {
    const [row] = await this.database.rows<{ id: string; json: string }>(productStatement(key));
    return row ? readyAnswer(`{"success":true,"data":${row.json}}`, row.id) : null;
  }

  async categories(gender: CategoryGender | null): Promise<ReadyAnswer> {
    const [row] = await this.database.rows<{ data: string }>(categoriesStatement(gender));
    return readyAnswer(`{"success":true,"data":[${row?.data ?? ""}]}`);
  }

  /** @param text folded */
  async suggestions(text: string): Promise<ReadyAnswer> {
    // Signs alone start no word, and no index could say so.
    const hasLetters = /[\p{L}\p{N}]/u.test(text);
    let data = hasLetters ? await this.#suggested(text) : null;
    if (data === null && hasLetters) {
      const corrected = await this.#correct(text);
      if (corrected !== null) data = await this.#suggested(corrected);
    }
    return readyAnswer(`{"success":true,"data":[${data ?? ""}]}`);
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

  async #suggested(text: string): Promise<string | null> {
    const [row] = await this.database.rows<{ data: string | null }>(suggestStatement(text));
    return row?.data ?? null;
  }

  /** The text with every unknown word made the most similar known one; null: that is none or no other. */
  async #correct(text: string): Promise<string | null> {
    const { terms } = searchTextOf(text);
    // Fewer letters are like too much, and signs are like nothing.
    if (!terms.some(({ word }) => isCorrectable(word))) return null;
    if (!(await this.#knowsTrigrams())) return null;
    const words: string[] = [];
    for (const term of terms) {
      const statement = correctionStatement(term);
      const [row] = await this.database.rows<{ word: string | null }>(statement);
      const word = row?.word ?? null;
      if (word === null || (word !== term.word && !isCorrectable(term.word))) return null;
      words.push(word);
    }
    const isOther = words.some((word, index) => word !== terms[index]?.word);
    return isOther ? words.join(" ") : null;
  }

  async #knowsTrigrams(): Promise<boolean> {
    if (this.#hasTrigrams === undefined) {
      const [row] = await this.database.rows<{ has: boolean }>({ text: HAS_TRIGRAMS, values: [] });
      this.#hasTrigrams = row?.has ?? false;
    }
    return this.#hasTrigrams;
  }
}
