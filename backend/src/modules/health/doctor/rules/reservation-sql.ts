import type { SqlRule } from "../rule";
import { lockLevels, recount } from "./stock-sql";

/** Reservations `r` of orders `o`, live or deleted: they share the order's lines. */
const OF_ORDERS = `
  checkout_order o
  JOIN order_progress g ON g.order_id = o.id
  CROSS JOIN LATERAL jsonb_array_elements(o.items) AS i(item)
  JOIN reservation_item r ON r.line_item_id = i.item->>'id'`;

const LEVEL = `inventory_level l ON l.inventory_item_id = r.inventory_item_id
  AND l.location_id = r.location_id AND l.deleted_at IS NULL`;

/** Levels the orders found ($1) draw on. */
const LEVELS = `SELECT l.id FROM ${OF_ORDERS} JOIN ${LEVEL} WHERE o.id = ANY ($1::text[])`;

/** The first lock of everything that changes an order; see modules/order/progress. */
const LOCK_ORDERS = `SELECT order_id FROM order_progress WHERE order_id = ANY ($1::text[]) ORDER BY order_id FOR NO KEY UPDATE`;

export const RESERVATION_RULES: readonly SqlRule[] = [
  {
    name: "No deleted or cancelled order still reserves stock",
    wrong: `SELECT o.id FROM ${OF_ORDERS} WHERE g.stock_state <> 'reserved' AND r.deleted_at IS NULL`,
    mend: [
      LOCK_ORDERS,
      lockLevels(LEVELS),
      `UPDATE reservation_item SET deleted_at = now(), updated_at = now() WHERE id IN (
         SELECT r.id FROM ${OF_ORDERS}
         WHERE o.id = ANY ($1::text[]) AND g.stock_state <> 'reserved' AND r.deleted_at IS NULL)`,
      recount(LEVELS),
    ],
  },
  {
    // Packing in Medusa's dashboard reduces a reservation part by part; such orders are left out, as
    // are lines whose level is gone. Deleted reservations remember where the stock came from.
    name: "Every open order holds the stock of all its lines",
    wrong: `
SELECT o.id FROM ${OF_ORDERS} JOIN ${LEVEL}
WHERE g.stock_state = 'reserved' AND NOT EXISTS (
  SELECT 1 FROM order_item p JOIN "order" m ON m.id = p.order_id AND m.version = p.version
  WHERE p.order_id = o.id AND p.fulfilled_quantity > 0)
GROUP BY o.id, i.item, r.inventory_item_id
HAVING coalesce(sum(r.quantity) FILTER (WHERE r.deleted_at IS NULL), 0) = 0
  OR mod(sum(r.quantity) FILTER (WHERE r.deleted_at IS NULL), (i.item->>'quantity')::numeric) <> 0
UNION ALL
SELECT o.id FROM checkout_order o
JOIN order_progress g ON g.order_id = o.id AND g.stock_state = 'reserved'
CROSS JOIN LATERAL jsonb_array_elements(o.items) AS i(item)
JOIN product_variant v ON v.id = i.item->>'variant_id' AND v.manage_inventory
JOIN product_variant_inventory_item k ON k.variant_id = v.id AND k.deleted_at IS NULL
  AND k.created_at < o.created_at
WHERE NOT EXISTS (SELECT 1 FROM reservation_item r WHERE r.line_item_id = i.item->>'id')`,
    mend: [
      LOCK_ORDERS,
      lockLevels(LEVELS),
      // As many as free stock allows, the oldest order first; people decide the rest.
      `WITH lost AS (
         SELECT DISTINCT ON (i.item->>'id', r.inventory_item_id) r.id, r.quantity, l.id AS level_id,
           l.stocked_quantity - l.reserved_quantity AS free, o.created_at
         FROM ${OF_ORDERS} JOIN ${LEVEL}
         WHERE o.id = ANY ($1::text[]) AND g.stock_state = 'reserved' AND NOT EXISTS (
           SELECT 1 FROM reservation_item s WHERE s.line_item_id = r.line_item_id
             AND s.inventory_item_id = r.inventory_item_id AND s.deleted_at IS NULL)
         ORDER BY i.item->>'id', r.inventory_item_id, r.deleted_at DESC
       ), fits AS (
         SELECT id FROM (
           SELECT id, free, sum(quantity) OVER (PARTITION BY level_id ORDER BY created_at, id) AS needed
           FROM lost) n
         WHERE needed <= free
       )
       UPDATE reservation_item SET deleted_at = NULL, updated_at = now() WHERE id IN (SELECT id FROM fits)`,
      recount(LEVELS),
    ],
  },
];
