import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { ConfigModule, Logger } from "@medusajs/framework/types";
import { installAtStart } from "../../lib/installed-sql";
import CollectionService from "./collection/service";
import CompanionService from "./companions/service";
import { DROP_SQL } from "./drop/install-sql";
import DropService from "./drop/service";
import ProductImportService from "./import/service";
import { LOW_STOCK_SQL } from "./low-stock/install-sql";
import LowStockService from "./low-stock/service";
import { OLD_HANDLES_SQL } from "./old-handles/install-sql";
import SaleService from "./sale/service";
import ReadModelService from "./read-model/service";
import SearchWordsService from "./search-words/service";
import ReviewPictureService from "./review/picture-service";
import ReviewService from "./review/service";
import SizeChartService from "./size-chart/service";
import ProductWritingService from "./writing/service";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  configModule: ConfigModule;
  logger: Logger;
}

/** Products, from the form or the file that makes them to the read model. */
export default class ShopProductModuleService {
  /** What staff write of products. */
  readonly writing = new ProductWritingService();
  /** Files of many products. */
  readonly imports = new ProductImportService();
  /** Sale prices with dates. */
  readonly sales = new SaleService();
  /** What people search for in vain, and what staff say that words mean. */
  readonly searchWords = new SearchWordsService();
  /** What buyers say of what they got. */
  readonly reviews = new ReviewService();
  /** What they show. */
  readonly reviewPictures = new ReviewPictureService();
  /** What staff say of a category's sizes. */
  readonly sizeCharts = new SizeChartService();
  /** What products are looked at, bought and worn with. */
  readonly companions = new CompanionService();
  /** Named sets of products. */
  readonly collections = new CollectionService();
  /** What is sold from a moment on, and who queues for it. */
  readonly drops = new DropService();
  /** What runs out. */
  readonly lowStock = new LowStockService();
  /** What shoppers and staff read. */
  readonly readModel: ReadModelService;

  /** Medusa calls these; a migration or a script that loads modules alone starts nothing. */
  readonly __hooks: {
    onApplicationStart: () => Promise<void>;
    onApplicationPrepareShutdown: () => Promise<void>;
    onApplicationShutdown: () => Promise<void>;
  };

  constructor({ __pg_connection__: knex, configModule, logger }: Dependencies) {
    this.readModel = new ReadModelService(
      { __pg_connection__: knex, configModule, logger },
      this.collections,
    );
    this.__hooks = {
      onApplicationStart: async () => {
        for (const sql of [LOW_STOCK_SQL, OLD_HANDLES_SQL, DROP_SQL]) {
          await installAtStart(knex, logger, sql);
        }
        await this.drops.start();
        await this.collections.start();
        await this.readModel.start();
      },
      onApplicationPrepareShutdown: () => {
        this.imports.stop();
        return Promise.resolve();
      },
      onApplicationShutdown: async () => {
        await this.drops.stop();
        await this.collections.stop();
        await this.readModel.stop();
      },
    };
  }
}
