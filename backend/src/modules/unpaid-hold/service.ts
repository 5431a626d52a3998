import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import type { Logger } from "@medusajs/framework/types";
import { installAtStart } from "../../lib/installed-sql";
import { UNPAID_HOLD_SQL } from "./install-sql";

interface Dependencies {
  /** ContainerRegistrationKeys.PG_CONNECTION */
  __pg_connection__: Knex;
  logger: Logger;
}

/** Orders that hold stock unpaid: how many pieces may be held so, and for how long. */
export default class UnpaidHoldModuleService {
  readonly #knex: Knex;
  readonly #logger: Logger;

  readonly __hooks = {
    onApplicationStart: (): Promise<void> =>
      installAtStart(this.#knex, this.#logger, UNPAID_HOLD_SQL),
  };

  constructor({ __pg_connection__: knex, logger }: Dependencies) {
    this.#knex = knex;
    this.#logger = logger;
  }
}
