import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ConfigModule, Logger } from "@medusajs/framework/types";
import type { CategoryGender, ProductListQuery, SuggestQuery } from "../../contracts/catalogue";
import type { ChangeListener } from "./change";
import { ChangeFeed } from "./change-feed";
import { checkCatalogue, type CatalogueCheck } from "./check";
import { CatalogueDatabase } from "./database";
import { foldText } from "./domain/fold";
import { listRequestOf, type ListRequest } from "./domain/list-filter";
import { ensureCatalogueInstalled } from "./install";
import { CatalogueReader, type ReadyAnswer, type SitemapPart } from "./reader";
import { rebuildCatalogue } from "./rebuild";
import { Refresher } from "./refresher";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  configModule: ConfigModule;
  logger: Logger;
}

/** What shoppers read, and how it is kept in step with Medusa's products, prices and stock. */
class CatalogueModuleService {
  readonly #knex: Knex;
  readonly #database: CatalogueDatabase;
  readonly #feed: ChangeFeed;
  readonly #refresher: Refresher;
  readonly #reader: CatalogueReader;

  /** Medusa calls these; a migration or a script that loads modules alone starts nothing. */
  readonly __hooks = {
    onApplicationStart: () => this.start(),
    onApplicationShutdown: () => this.stop(),
  };

  constructor({ configModule, logger, __pg_connection__: knex }: Dependencies) {
    this.#knex = knex;
    const warn = (message: string) => logger.warn(message);
    const url = configModule.projectConfig.databaseUrl ?? "";
    this.#database = new CatalogueDatabase(url, (error) => warn(`Catalogue: ${error.message}`));
    this.#feed = new ChangeFeed(url, warn);
    this.#refresher = new Refresher(this.#database, (change) => this.#feed.accept(change), warn);
    this.#reader = new CatalogueReader(this.#database);
    this.#feed.onChange(({ facts, categories }) => {
      if (facts || categories) this.#reader.forgetCounts();
    });
  }

  async start(): Promise<void> {
    await ensureCatalogueInstalled(this.#knex);
    await this.#feed.start();
    this.#refresher.start();
  }

  async stop(): Promise<void> {
    await this.#refresher.stop();
    await this.#feed.stop();
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

  /** Runs synchronously before any `settle` that made the change resolves. */
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
    // While changes may go unheard a remembered count may be wrong.
    if (!this.#feed.isLive) this.#reader.forgetCounts();
    return this.#reader.list(request);
  }

  /** Products and categories for what somebody has typed so far. */
  suggest({ q }: SuggestQuery): Promise<ReadyAnswer> {
    return this.#reader.suggestions(foldText(q));
  }

  product(key: string): Promise<ReadyAnswer | null> {
    return this.#reader.product(key);
  }

  categories(gender: CategoryGender | null): Promise<ReadyAnswer> {
    return this.#reader.categories(gender);
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
   * Call after a committed write and before answering it: whatever was committed until now is then
   * visible to every reader of this process, in the caches too. Many callers share one refresh, whatever
   * their products.
   */
  settle(_productIds?: readonly string[]): Promise<void> {
    return this.#refresher.settle();
  }

  /** Computes everything anew while readers go on. */
  async rebuild(): Promise<void> {
    await rebuildCatalogue(this.#database, () => this.#refresher.run());
  }

  /** Compares the read model with Medusa's tables. */
  check(): Promise<CatalogueCheck> {
    return checkCatalogue(this.#database, () => this.#refresher.run());
  }
}

export type { ReadyAnswer };
export default CatalogueModuleService;
