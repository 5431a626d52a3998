import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import type { Dashboard } from "../../contracts/dashboard";
import { run } from "../../lib/database";
import { installLowStock } from "./install";
import { LOW_STOCK } from "./sql";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  logger: Logger;
}

/** Which variants are running out. Triggers on Medusa's inventory keep the list and tell staff. */
export default class LowStockModuleService {
  readonly #knex: Knex;

  readonly #logger: Logger;

  readonly __hooks = { onApplicationStart: (): Promise<void> => this.start() };

  constructor({ __pg_connection__: knex, logger }: Dependencies) {
    this.#knex = knex;
    this.#logger = logger;
  }

  /** Medusa says nothing of a module that does not start. */
  private async start(): Promise<void> {
    await installLowStock(this.#knex).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : "unknown";
      this.#logger.error(`The triggers behind the low stock are not in place: ${reason}`);
    });
  }

  /** How many variants have ten pieces or fewer, and the ten with the least. */
  async now(): Promise<Dashboard["low_stock"]> {
    const [row] = await run<Dashboard["low_stock"]>(LOW_STOCK, []);
    return row ?? { count: 0, variants: [] };
  }
}
