import type { Knex } from "@medusajs/framework/mikro-orm/knex";
import { INSERT_ORDER } from "../../src/modules/product/writing/write-sql";
import type { DemoProduct } from "../catalogue";
import { insertRows, LOAD_SETTINGS, MAY_SKIP_CHECKS, SKIP_CHECKS, TAKEN_HANDLES } from "./bulk-sql";
import { rowsOf, type ProductContext } from "./product-rows";

/**
 * Inserts the given products in one transaction, all or none; those whose handle is taken are there
 * from an earlier run and are left alone. Returns how many were new.
 */
export async function loadProducts(
  knex: Knex,
  products: readonly DemoProduct[],
  context: ProductContext,
): Promise<number> {
  return knex.transaction(async (transaction) => {
    const handles = products.map(({ handle }) => handle);
    const { rows } = await transaction.raw<{ rows: { handle: string }[] }>(TAKEN_HANDLES, [
      handles,
    ]);
    const taken = new Set(rows.map(({ handle }) => handle));
    const missing = products.filter(({ handle }) => !taken.has(handle));
    if (missing.length === 0) return 0;
    for (const statement of LOAD_SETTINGS) await transaction.raw(statement);
    const role = await transaction.raw<{ rows: { may: boolean }[] }>(MAY_SKIP_CHECKS);
    if (role.rows[0]?.may) await transaction.raw(SKIP_CHECKS);
    const tables = rowsOf(missing, context);
    for (const table of INSERT_ORDER) {
      const tableRows = tables.get(table);
      const first = tableRows?.[0];
      if (!tableRows || !first) continue;
      await transaction.raw(insertRows(table, Object.keys(first)), [JSON.stringify(tableRows)]);
    }
    return missing.length;
  });
}
