import type { CategoryGender } from "../../contracts/catalogue";
import type { CatalogueDatabase } from "./database";
import { filterKey, type ListRequest } from "./domain/list-filter";
import { bodyDigest, etagOf } from "./etag";
import { listStatement } from "./list-sql";
import type { Statement, TextMatch } from "./conditions-sql";
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

interface ListRow {
  data: string | null;
  count: number;
  facets: string | null;
}

const MAX_COUNTS = 5000;

/** Answers the public reads with one SQL statement each, from the read model alone. */
export class CatalogueReader {
  /** Counts by filter, good until the catalogue changes. */
  #counts = new Map<string, { count: number; match: TextMatch }>();
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
    let match: TextMatch = known?.match ?? "substring";
    let row = await this.#listRow(listStatement(request, match, known?.count));
    if (row.count === 0 && request.filter.text !== undefined && match === "substring") {
      const similar = await this.#similar(request);
      if (similar && similar.count > 0) {
        row = similar;
        match = "similar";
      }
    }
    // A count that began before a change must not outlive it.
    if (!known && generation === this.#generation && this.#counts.size < MAX_COUNTS) {
      this.#counts.set(key, { count: row.count, match });
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

  async #listRow(statement: Statement): Promise<ListRow> {
    const [row] = await this.database.rows<ListRow>(statement);
    return row ?? { data: null, count: 0, facets: null };
  }

  /** Nothing contains the text: look for names with something like it. */
  async #similar(request: ListRequest): Promise<ListRow | null> {
    if (this.#hasTrigrams === undefined) {
      const [row] = await this.database.rows<{ has: boolean }>({ text: HAS_TRIGRAMS, values: [] });
      this.#hasTrigrams = row?.has ?? false;
    }
    if (!this.#hasTrigrams) return null;
    return this.#listRow(listStatement(request, "similar", undefined));
  }
}
