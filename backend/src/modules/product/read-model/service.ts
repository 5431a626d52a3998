import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ConfigModule, Logger } from "@medusajs/framework/types";
import type { CategoryGender, ProductListQuery, SuggestQuery } from "../../../contracts/catalogue";
import { DEFAULT_LANGUAGE, type Language } from "../../../contracts/languages";
import type { ReviewListQuery } from "../../../contracts/reviews";
import { translatedOf } from "../../../contracts/translated";
import type { StaffProductListQuery } from "../../../contracts/staff-products";
import type CollectionService from "../collection/service";
import type { ChangeListener } from "./change";
import { ChangeFeed } from "./change-feed";
import { Checker, type CatalogueCheck } from "./check";
import { ColumnKeeper } from "./column-keeper";
import { ColumnLists } from "./column-lists";
import { Corrector } from "./corrector";
import { commonStatements } from "./common-lists";
import { CatalogueDatabase } from "./database";
import { foldText } from "./domain/fold";
import { listRequestOf, type ListRequest } from "./domain/list-filter";
import { staffListRequestOf } from "./domain/staff-list";
import { ensureCatalogueInstalled } from "./install";
import { CatalogueReader, type ReadyAnswer, type SitemapPart } from "./reader";
import { rebuildCatalogue } from "./rebuild";
import { Refresher } from "./refresher";
import { countCompanions } from "../companions/count-sql";
import { countSold } from "./sold-sql";
import { StaffReader } from "./staff-reader";
import { StaffSynonyms } from "./staff-synonyms";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  configModule: ConfigModule;
  logger: Logger;
}

const NO_COLLECTIONS = { shown: [], suggested: () => [] };

/** What shoppers read, and how it is kept in step with Medusa's products, prices and stock. */
class ReadModelService {
  readonly #knex: Knex;
  readonly #database: CatalogueDatabase;
  readonly #feed: ChangeFeed;
  readonly #refresher: Refresher;
  readonly #reader: CatalogueReader;
  readonly #warn: (message: string) => void;
  readonly #checker: Checker;
  readonly #staff: StaffReader;
  readonly #keeper: ColumnKeeper;
  readonly #synonyms: StaffSynonyms;

  /** @param collections named sets of products, which are found beside them */
  constructor(
    { configModule, logger, __pg_connection__: knex }: Dependencies,
    readonly collections: Pick<CollectionService, "shown" | "suggested"> = NO_COLLECTIONS,
  ) {
    this.#knex = knex;
    const warn = (message: string) => logger.warn(message);
    this.#warn = warn;
    const url = configModule.projectConfig.databaseUrl ?? "";
    this.#database = new CatalogueDatabase(url, (error) => warn(`Catalogue: ${error.message}`));
    this.#feed = new ChangeFeed(url, warn);
    this.#refresher = new Refresher(this.#database, (change) => this.#feed.accept(change), warn);
    this.#keeper = new ColumnKeeper(this.#database, warn);
    const corrector = new Corrector(this.#database);
    this.#synonyms = new StaffSynonyms(this.#database);
    const columns = new ColumnLists(this.#database, this.#keeper, corrector, this.#synonyms);
    this.#reader = new CatalogueReader(this.#database, columns, corrector, this.#synonyms);
    this.#checker = new Checker(this.#database, () => this.#refresher.run());
    this.#staff = new StaffReader(this.#database);
    this.#feed.onChange((change) => {
      if (change.facts || change.categories) this.#reader.forgetCounts();
      if (change.categories) this.#synonyms.forget();
      this.#keeper.note(change);
    });
  }

  async start(): Promise<void> {
    await ensureCatalogueInstalled(this.#knex);
    await this.#feed.start();
    this.#refresher.start();
    this.#keeper.start();
    // Not waited for: a read that comes meanwhile waits for its own statement only.
    void this.#database.prepare(commonStatements()).catch(({ message }: Error) => {
      this.#warn(`Catalogue: its statements are not prepared: ${message}`);
    });
  }

  async stop(): Promise<void> {
    await this.#refresher.stop();
    await this.#feed.stop();
    await this.#keeper.stop();
    await this.#database.close();
  }

  /** False: changes may go unheard, so nothing remembered may be served without asking. */
  get isLive(): boolean {
    return this.#feed.isLive;
  }

  /** The newest version known here; it grows by one with every change shoppers can see. */
  get version(): number {
    return this.#feed.version;
  }

  /** Runs synchronously before any `catchUp` that made the change resolves. */
  onChange(listener: ChangeListener): () => void {
    return this.#feed.onChange(listener);
  }

  get counters() {
    return this.#refresher.counters;
  }

  /** A validated query of GET /api/products. */
  search(query: ProductListQuery): Promise<ReadyAnswer> {
    return this.list(listRequestOf(query));
  }

  list(request: ListRequest): Promise<ReadyAnswer> {
    this.#trustWhatIsHeard();
    return this.#reader.list(request, this.#feed.isLive);
  }

  /** Products and categories for what somebody has typed so far. */
  suggest({ q, language }: SuggestQuery): Promise<ReadyAnswer> {
    this.#trustWhatIsHeard();
    const typed = foldText(q);
    const named = this.collections.suggested(typed, language ?? DEFAULT_LANGUAGE);
    return this.#reader.suggestions(typed, named, translatedOf(language));
  }

  /** While changes may go unheard, what is remembered may be wrong. */
  #trustWhatIsHeard(): void {
    if (this.#feed.isLive) return;
    this.#reader.forgetCounts();
    this.#synonyms.forget();
  }

  product(key: string, language?: Language): Promise<ReadyAnswer | null> {
    return this.#reader.product(key, translatedOf(language));
  }

  /** A validated query of GET /api/products/:key/reviews; null: no shopper may see such a product. */
  reviews(key: string, query: ReviewListQuery): Promise<ReadyAnswer | null> {
    return this.#reader.reviews(key, query);
  }

  /** Those of some products that are in the shop, in their order: as the text of a JSON list. */
  named(ids: readonly string[], language?: Language): Promise<string> {
    return this.#reader.named(ids, translatedOf(language));
  }

  /** What a product is shown with; null: no shopper may see such a product. */
  companions(key: string, language?: Language): Promise<ReadyAnswer | null> {
    return this.#reader.companions(key, translatedOf(language));
  }

  /** A validated query of GET /api/products with `status`: JSON text, for admins only. */
  staffSearch(query: StaffProductListQuery): Promise<string> {
    return this.#staff.list(staffListRequestOf(query));
  }

  /** A product that may be a draft, for admins only; null when there is none. */
  staffProduct(key: string): Promise<{ body: string; etag: string } | null> {
    return this.#staff.product(key);
  }

  categories(gender: CategoryGender | null, language?: Language): Promise<ReadyAnswer> {
    return this.#reader.categories(gender, translatedOf(language));
  }

  /** Number of published products. */
  sitemapCount(): Promise<number> {
    return this.#reader.sitemapCount();
  }

  /** Products number part * size and on, the latest first, and all categories that have products. */
  sitemapPart(part: number, size: number): Promise<SitemapPart> {
    return this.#reader.sitemapPart(part, size);
  }

  /**
   * Call after a committed write and before answering it: everything committed until now is then visible
   * to every reader of this process, in the caches too. Many callers share one refresh, whatever their
   * products.
   */
  catchUp(limitMs?: number): Promise<void> {
    return this.#refresher.catchUp(limitMs);
  }

  /** See `Refresher.calm`. */
  calm(): void {
    this.#refresher.calm();
  }

  /** Recomputes everything while readers go on. */
  async rebuild(): Promise<void> {
    await rebuildCatalogue(this.#database, () => this.#refresher.run());
  }

  /**
   * Compares the read model with Medusa's tables.
   * @param isPatient slowly, for a shop that is open
   */
  check({ isPatient = false } = {}): Promise<CatalogueCheck> {
    return this.#checker.check(isPatient);
  }

  /** Corrects what a check found wrong. @returns what is still wrong */
  mend(found: CatalogueCheck): Promise<CatalogueCheck> {
    return this.#checker.mend(found);
  }

  /** Counts what was sold, unless that was done within so many seconds; lists follow within a moment. */
  async countSold(seconds: number): Promise<void> {
    await this.#database.longRows(countSold(seconds));
  }

  /** Counts what goes together, unless that was done within so many seconds; pages follow within a moment. */
  async countCompanions(seconds: number): Promise<void> {
    await this.#database.longRows(countCompanions(seconds));
  }

  /** True for one instance a night. */
  claimCheck(): Promise<boolean> {
    return this.#checker.claim();
  }
}

export type { ReadyAnswer };
export default ReadModelService;
