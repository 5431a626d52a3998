import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ensureInstalled } from "../../lib/installed-sql";
import { LOW_STOCK_SQL } from "./install-sql";

/** The triggers on Medusa's inventory levels; call it when the tables of all modules are there. */
export const installLowStock = (knex: Knex): Promise<void> => ensureInstalled(knex, LOW_STOCK_SQL);
