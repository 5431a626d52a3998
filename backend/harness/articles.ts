import type { Client } from "pg";
import { idsOf } from "./storm-audit";

/** Plenty of everything: for tests of crashes and load, not of selling out. */
export async function fillStock(database: Client): Promise<void> {
  await database.query(
    `UPDATE inventory_level SET stocked_quantity = 1000000, raw_stocked_quantity = '{"value": "1000000", "precision": 20}'`,
  );
}

/** Variants that shoppers can buy, those with the most pieces first. */
export const sellableVariants = (database: Client, limit: number): Promise<string[]> =>
  idsOf(
    database,
    `SELECT v.id FROM product_variant v JOIN product p ON p.id = v.product_id AND p.status = 'published'
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE v.deleted_at IS NULL ORDER BY l.stocked_quantity - l.reserved_quantity DESC, v.id LIMIT $1`,
    [limit],
  );
