import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { ensureInstalled } from "../../lib/installed-sql";
import { SALES_SQL } from "./install-sql";

/** The triggers behind the roll-ups; call it when the tables of all modules are there. */
export const installSales = (knex: Knex): Promise<void> => ensureInstalled(knex, SALES_SQL);
