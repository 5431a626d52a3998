import type { Statement } from "../../../lib/database";
import { COVERED_OF } from "../payment/payment-record";
import { HELD_UNTIL, WAITS_ELSEWHERE } from "./held-sql";

/**
 * Notes which orders hold a product of which less than a tenth is free, and which no longer do.
 * Indexes: primary keys, IDX_product_variant_product_id, IDX_variant_id_… and
 * IDX_inventory_level_inventory_item_id.
 */
export const NOTE_SCARCE: Statement = {
  name: "unpaid-hold.note-scarce",
  text: `
WITH held AS MATERIALIZED (
  SELECT h.order_id, i ->> 'product_id' AS product_id
  FROM unpaid_hold h JOIN checkout_order o ON o.id = h.order_id
  CROSS JOIN LATERAL jsonb_array_elements(o.items) i
  WHERE NOT ${WAITS_ELSEWHERE}
), scarce AS MATERIALIZED (
  SELECT p.product_id FROM (SELECT DISTINCT product_id FROM held) p
  JOIN product_variant v ON v.product_id = p.product_id AND v.deleted_at IS NULL
    AND v.manage_inventory AND NOT v.allow_backorder
  JOIN product_variant_inventory_item k ON k.variant_id = v.id AND k.deleted_at IS NULL
  JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
  GROUP BY p.product_id
  HAVING sum(l.stocked_quantity - l.reserved_quantity) * 10 < sum(l.stocked_quantity)
), wanted AS MATERIALIZED (
  SELECT ARRAY(SELECT order_id FROM held WHERE product_id = ANY (ARRAY(SELECT product_id FROM scarce))) AS ids
)
UPDATE unpaid_hold h SET scarce_since = CASE WHEN h.order_id = ANY (w.ids) THEN now() END
FROM wanted w WHERE (h.scarce_since IS NOT NULL) <> (h.order_id = ANY (w.ids))`,
};

const DUE = `${HELD_UNTIL} <= now() AND NOT ${WAITS_ELSEWHERE}`;

/** $1 how many. Orders whose time is over, the oldest first. Index: unpaid_hold_since. */
export const DUE_HOLDS: Statement = {
  name: "unpaid-hold.due",
  text: `SELECT h.order_id AS "orderId" FROM unpaid_hold h WHERE ${DUE} ORDER BY h.since LIMIT $1`,
};

/**
 * $1 order id, whose row in order_progress the caller holds. What the mail and the notice say of
 * it; no row: it may stay. Index: primary key.
 */
export const READ_DUE: Statement = {
  name: "unpaid-hold.read-due",
  text: `
SELECT o.order_number AS "orderNumber", o.total_amount::float8 - ${COVERED_OF("o.id")} AS due, o.email,
  EXISTS (SELECT 1 FROM checkout_payment p WHERE p.order_id = h.order_id AND p.payment_status = 'pending')
    AS "isPromised",
  o.owner_scope = 'exchange' AS "isExchange"
FROM unpaid_hold h JOIN checkout_order o ON o.id = h.order_id
WHERE h.order_id = $1 AND ${DUE}`,
};

/** $1 order id: staff agreed with its buyer that it waits, however long. Index: primary key. */
export const KEEP_HOLD: Statement = {
  name: "unpaid-hold.keep",
  text: `UPDATE unpaid_hold SET until = 'infinity' WHERE order_id = $1`,
};

/** $1 order id: it is in the staff's hands. Index: primary key. */
export const END_HOLD: Statement = {
  name: "unpaid-hold.end",
  text: `DELETE FROM unpaid_hold WHERE order_id = $1`,
};
