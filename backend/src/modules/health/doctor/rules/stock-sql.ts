import { LOW_STOCK } from "../../../../contracts/dashboard";
import type { SqlRule } from "../rule";

/** Quantities of Medusa come twice: as a number, and as raw JSON of its BigNumber. */
const raw = (amount: string) => `jsonb_build_object('value', (${amount})::text, 'precision', 20)`;
const differs = (column: string) => `(raw_${column}->>'value')::numeric IS DISTINCT FROM ${column}`;

/**
 * Levels are held in the order of their ids, as placing an order does, and counted by the next
 * statement: earlier reservations are seen, and nobody reserves before the commit.
 */
export const lockLevels = (ids: string): string =>
  `SELECT id FROM inventory_level WHERE id IN (${ids}) ORDER BY id FOR NO KEY UPDATE`;

/** After `lockLevels`: what is reserved of a level is what its reservations say. */
export const recount = (ids: string): string => `
UPDATE inventory_level l
SET reserved_quantity = c.quantity, raw_reserved_quantity = ${raw("c.quantity")}, updated_at = now()
FROM (
  SELECT k.id, coalesce(sum(r.quantity), 0) AS quantity
  FROM inventory_level k
  LEFT JOIN reservation_item r ON r.inventory_item_id = k.inventory_item_id
    AND r.location_id = k.location_id AND r.deleted_at IS NULL
  WHERE k.id IN (${ids})
  GROUP BY k.id
) c
WHERE l.id = c.id AND l.reserved_quantity <> c.quantity`;

const FOUND = "SELECT unnest($1::text[])";

const free = "(l.stocked_quantity - l.reserved_quantity)";

export const STOCK_RULES: readonly SqlRule[] = [
  {
    name: "The reserved quantity of every variant is the sum of its reservations",
    wrong: `
SELECT l.id FROM inventory_level l LEFT JOIN (
  SELECT inventory_item_id, location_id, sum(quantity) AS quantity
  FROM reservation_item WHERE deleted_at IS NULL GROUP BY 1, 2
) r USING (inventory_item_id, location_id)
WHERE l.deleted_at IS NULL AND l.reserved_quantity <> coalesce(r.quantity, 0)`,
    mend: [lockLevels(FOUND), recount(FOUND)],
  },
  {
    name: "Both columns of every quantity agree",
    wrong: `
SELECT id FROM inventory_level
WHERE deleted_at IS NULL AND (${differs("reserved_quantity")} OR ${differs("stocked_quantity")})
UNION ALL
SELECT id FROM reservation_item WHERE deleted_at IS NULL AND ${differs("quantity")}`,
    mend: [
      lockLevels(FOUND),
      `UPDATE inventory_level SET raw_reserved_quantity = ${raw("reserved_quantity")},
         raw_stocked_quantity = ${raw("stocked_quantity")} WHERE id = ANY ($1::text[])`,
      `UPDATE reservation_item SET raw_quantity = ${raw("quantity")} WHERE id = ANY ($1::text[])`,
    ],
  },
  {
    // Where an operator allows backorders, a variant is sold below zero on purpose.
    name: "No stock is below zero, and no more is reserved than there is",
    wrong: `
SELECT l.id FROM inventory_level l
WHERE l.deleted_at IS NULL AND (l.reserved_quantity < 0 OR (
  (l.stocked_quantity < 0 OR l.reserved_quantity > l.stocked_quantity) AND NOT EXISTS (
    SELECT 1 FROM product_variant_inventory_item k JOIN product_variant v ON v.id = k.variant_id
    WHERE k.inventory_item_id = l.inventory_item_id AND (v.allow_backorder OR NOT v.manage_inventory))))`,
  },
  {
    // Above the limit a note may be old: nobody reads it until the variant is low again.
    name: "Staff are told of low stock exactly where it is low",
    wrong: `
SELECT coalesce(l.id, s.level_id) AS id
FROM (SELECT * FROM inventory_level WHERE deleted_at IS NULL) l
FULL JOIN low_stock_level s ON s.level_id = l.id
WHERE least(${free}, s.free) <= ${LOW_STOCK} AND ${free} IS DISTINCT FROM s.free`,
    mend: [
      lockLevels(FOUND),
      "DELETE FROM low_stock_level WHERE level_id = ANY ($1::text[]) AND NOT EXISTS (SELECT 1 FROM inventory_level l WHERE l.id = level_id AND l.deleted_at IS NULL)",
      `INSERT INTO low_stock_level (level_id, inventory_item_id, free)
       SELECT l.id, l.inventory_item_id, ${free} FROM inventory_level l
       WHERE l.id = ANY ($1::text[]) AND l.deleted_at IS NULL
       ON CONFLICT (level_id) DO UPDATE SET free = excluded.free`,
    ],
  },
];
