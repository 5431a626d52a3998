import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { INSTALL } from "./install-sql";

/** Call it after every migration run, when Medusa's tables are there. Safe to repeat. */
export async function installOrderTriggers(knex: Knex): Promise<void> {
  await knex.transaction(async (transaction) => {
    for (const statement of INSTALL) await transaction.raw(statement);
  });
}
