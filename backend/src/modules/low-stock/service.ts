import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import type { Dashboard } from "../../contracts/dashboard";
import { run } from "../../lib/database";
import { installAtStart } from "../../lib/installed-sql";
import { LOW_STOCK_SQL } from "./install-sql";
import { LOW_NOW } from "./sql";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  logger: Logger;
}

/** Which variants are running out. Triggers on Medusa's inventory keep the list and tell staff. */
export default class LowStockModuleService {
  readonly #knex: Knex;

  readonly #logger: Logger;

  readonly __hooks = {
    onApplicationStart: (): Promise<void> =>
      installAtStart(this.#knex, this.#logger, LOW_STOCK_SQL),
  };

  constructor({ __pg_connection__: knex, logger }: Dependencies) {
    this.#knex = knex;
    this.#logger = logger;
  }

  /** How many variants have ten pieces or fewer now, and the ten with the least. */
  async now(): Promise<Dashboard["low_stock"]> {
    const [row] = await run<Dashboard["low_stock"]>(LOW_NOW, []);
    return row ?? { count: 0, sold_out: 0, variants: [] };
  }
}
