import { BY_HAND } from "../../../contracts/staff-orders";
import type { Statement } from "../../../lib/database";
import { IS_PART } from "../payment/payment-record";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { raw } from "../progress/stock-sql";
import { TAKEN_ON } from "../progress/taken-on-sql";
import { PIECES_OF_ORDER } from "../unpaid-hold/held-sql";

/** What is no longer held of the levels in `need` is free again. */
const LET_GO = `
UPDATE inventory_level l
SET reserved_quantity = l.reserved_quantity - n.quantity,
  raw_reserved_quantity = ${raw("l.reserved_quantity - n.quantity")}, updated_at = now()
FROM need n
WHERE l.inventory_item_id = n.inventory_item_id AND l.location_id = n.location_id AND l.deleted_at IS NULL`;

/**
 * Levels that the lines $1 draw on, as they were, and those of the inventory items $2: in the order of their ids, as
 * placing holds them. Indexes: IDX_reservation_item_line_item_id, IDX_inventory_level_inventory_item_id.
 */
export const LOCK_LEVELS: Statement = {
  name: "order-change.lock-levels",
  text: `
SELECT l.id FROM inventory_level l
WHERE l.deleted_at IS NULL AND l.id IN (
  SELECT l.id FROM inventory_level l WHERE l.inventory_item_id = ANY ($2::text[])
  UNION
  SELECT l.id FROM reservation_item r
  JOIN inventory_level l ON l.inventory_item_id = r.inventory_item_id AND l.location_id = r.location_id
  WHERE r.deleted_at IS NULL AND r.line_item_id = ANY ($1::text[]))
ORDER BY l.id FOR NO KEY UPDATE`,
};

/**
 * Lines $1 let go what they have reserved, for good; what they had before they were packed and unpacked in Medusa's
 * dashboard is forgotten. Runs after LOCK_LEVELS.
 * Indexes: IDX_reservation_item_line_item_id, IDX_inventory_level_inventory_item_id.
 */
export const RELEASE_LINES: Statement = {
  name: "order-change.release-lines",
  text: `
WITH freed AS (
  DELETE FROM reservation_item r WHERE r.line_item_id = ANY ($1::text[])
  RETURNING r.inventory_item_id, r.location_id, r.quantity, r.deleted_at
), need AS (
  SELECT inventory_item_id, location_id, sum(quantity) AS quantity FROM freed WHERE deleted_at IS NULL GROUP BY 1, 2
)${LET_GO}`,
};

/**
 * $1 line, $2 pieces that it has, $3 pieces that stay, $4 order. It lets go the others; what it had before it was packed
 * and unpacked is forgotten. Runs after LOCK_LEVELS. Indexes: as RELEASE_LINES.
 */
export const SHRINK_LINE: Statement = {
  name: "order-change.shrink-line",
  text: `
WITH forgotten AS (
  DELETE FROM reservation_item r WHERE r.line_item_id = $1 AND r.deleted_at IS NOT NULL
), held AS MATERIALIZED (
  SELECT r.id, r.inventory_item_id, r.location_id, r.quantity, r.quantity * $3::integer / $2::integer AS stays
  FROM reservation_item r WHERE r.line_item_id = $1 AND r.deleted_at IS NULL
), shrunk AS (
  UPDATE reservation_item r SET quantity = h.stays, raw_quantity = ${raw("h.stays")}, external_id = $4, updated_at = now()
  FROM held h WHERE r.id = h.id
), need AS (
  SELECT inventory_item_id, location_id, sum(quantity - stays) AS quantity FROM held GROUP BY 1, 2
)${LET_GO}`,
};

/**
 * $1 order, $2 its number, and lists: $3 reservation ids, $4 lines, $5 inventory items, $6 locations, $7 quantities.
 * Reserves for them. Runs after LOCK_LEVELS.
 */
export const RESERVE_LINES: Statement = {
  name: "order-change.reserve-lines",
  text: `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::numeric[])
    AS a(id, line_id, inventory_item_id, location_id, quantity)
), taken AS (
  UPDATE inventory_level l
  SET reserved_quantity = l.reserved_quantity + n.quantity,
    raw_reserved_quantity = ${raw("l.reserved_quantity + n.quantity")}, updated_at = now()
  FROM (SELECT inventory_item_id, location_id, sum(quantity) AS quantity FROM asked GROUP BY 1, 2) n
  WHERE l.inventory_item_id = n.inventory_item_id AND l.location_id = n.location_id AND l.deleted_at IS NULL
)
INSERT INTO reservation_item (
  id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, description, external_id)
SELECT a.id, a.line_id, a.inventory_item_id, a.location_id, a.quantity, ${raw("a.quantity")}, $2, $1 FROM asked a`,
};

/** $1 order, $2 JSON of its lines, $3 JSON of its discounts, $4 subtotal, $5 discount, $6 total; whole RWF. */
export const WRITE_ORDER: Statement = {
  name: "order-change.write-order",
  text: `
UPDATE checkout_order SET items = $2::jsonb, discounts = $3::jsonb, subtotal = $4::bigint, discount_amount = $5::bigint,
  total_amount = $6::bigint
WHERE id = $1`,
};

/**
 * $1 order. What its discounts take off is counted as it is now; they stay used. Once for nothing, once for what it is:
 * uses beyond a limit are its own. Takes promotions and budgets after the stock, as placing does.
 * Index: checkout_discount_pkey.
 */
export const LOCK_DISCOUNTS: Statement = {
  name: "order-change.lock-discounts",
  text: `
SELECT discount_lock(array_agg(promotion_id), array_agg(budget_id)) FROM checkout_discount WHERE order_id = $1`,
};
export const COUNT_DISCOUNTS: Statement = {
  name: "order-change.count-discounts",
  text: `SELECT discount_count($1, $2::integer)`,
};
export const WRITE_DISCOUNTS: Statement = {
  name: "order-change.write-discounts",
  text: `
UPDATE checkout_discount u SET amount = (d ->> 'amount')::bigint
FROM checkout_order o CROSS JOIN LATERAL jsonb_array_elements(o.discounts) AS d
WHERE o.id = $1 AND u.order_id = $1 AND u.promotion_id = d ->> 'promotion_id'`,
};

/** $1 order. The pieces that it holds unpaid; no row where it is paid. By primary key. */
export const FOLLOW_HOLD: Statement = {
  name: "order-change.follow-hold",
  text: `
UPDATE unpaid_hold h SET pieces = ${PIECES_OF_ORDER} FROM checkout_order o WHERE h.order_id = $1 AND o.id = $1`,
};

/**
 * $1 order, $2 hours. It was paid, a part of it is to pay now, and staff have not taken it on: it is kept that long, as
 * an order of the staff whose buyer pays by link. Indexes: checkout_payment_order, order_progress_event_order.
 */
export const KEEP_PART_PAID: Statement = {
  name: "order-change.keep-part-paid",
  text: `
INSERT INTO unpaid_hold (order_id, pieces, account_id, email, phone, until)
SELECT o.id, ${PIECES_OF_ORDER}, ${PLACED_BY}, nullif(o.email, ''), o.phone, now() + make_interval(hours => $2::integer)
FROM checkout_order o
WHERE o.id = $1 AND o.payment_status IN ('unpaid', 'pending')
  AND EXISTS (SELECT 1 FROM checkout_payment p WHERE p.order_id = $1 AND ${IS_PART("p")} AND p.payment_status = 'completed')
  AND NOT EXISTS (SELECT 1 FROM order_progress_event e WHERE e.order_id = $1 AND ${TAKEN_ON})
ON CONFLICT (order_id) DO UPDATE SET until = greatest(unpaid_hold.until, excluded.until)`,
};

const ITEMS = `checkout_order o JOIN "order" m ON m.id = o.id
CROSS JOIN LATERAL jsonb_array_elements(o.items) AS i(item)`;
const number = (field: string) => `(i.item ->> '${field}')::numeric`;
const LOOK = `(i.item ->> 'size') || ' / ' || (i.item ->> 'color')`;
const OPTIONS = `jsonb_build_object('Size', i.item -> 'size', 'Color', i.item -> 'color')`;
const newId = (prefix: string) =>
  `'${prefix}_' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 26))`;

/**
 * Medusa's order has copies of the lines, in every version of it, of what discounts take off them, and of the totals.
 * $1 order; nothing happens where Medusa does not have it yet. Indexes: primary keys, IDX_order_item_order_id,
 * IDX_order_order_line_item_adjustment_item_id.
 */
export const MEDUSA_LINES: readonly Statement[] = [
  {
    name: "order-change.medusa-drop",
    text: `
WITH gone AS (
  DELETE FROM order_item t USING checkout_order o
  WHERE o.id = $1 AND t.order_id = $1
    AND NOT EXISTS (SELECT 1 FROM jsonb_array_elements(o.items) i WHERE i ->> 'id' = t.item_id)
  RETURNING t.item_id
)
DELETE FROM order_line_item_adjustment a USING order_item t WHERE t.order_id = $1 AND a.item_id = t.item_id`,
  },
  {
    name: "order-change.medusa-change",
    text: `
UPDATE order_line_item l SET variant_id = i.item ->> 'variant_id', subtitle = ${LOOK}, variant_title = ${LOOK},
  thumbnail = i.item ->> 'image', variant_option_values = ${OPTIONS},
  unit_price = ${number("unit_price")}, raw_unit_price = ${raw(number("unit_price"))},
  compare_at_unit_price = ${number("compare_at_price")},
  raw_compare_at_unit_price = CASE WHEN i.item -> 'compare_at_price' IS NOT NULL THEN ${raw(number("compare_at_price"))} END,
  updated_at = now()
FROM ${ITEMS} WHERE o.id = $1 AND l.id = i.item ->> 'id'`,
  },
  {
    name: "order-change.medusa-count",
    text: `
UPDATE order_item t SET quantity = ${number("quantity")}, raw_quantity = ${raw(number("quantity"))},
  unit_price = CASE WHEN t.unit_price IS NOT NULL THEN ${number("unit_price")} END,
  raw_unit_price = CASE WHEN t.unit_price IS NOT NULL THEN ${raw(number("unit_price"))} END, updated_at = now()
FROM ${ITEMS} WHERE o.id = $1 AND t.order_id = $1 AND t.item_id = i.item ->> 'id'`,
  },
  {
    name: "order-change.medusa-add",
    text: `
INSERT INTO order_line_item (id, title, subtitle, thumbnail, variant_id, product_id, product_title, variant_title,
  variant_option_values, requires_shipping, is_tax_inclusive, unit_price, raw_unit_price, compare_at_unit_price,
  raw_compare_at_unit_price)
SELECT i.item ->> 'id', i.item ->> 'product_name', ${LOOK}, i.item ->> 'image', i.item ->> 'variant_id',
  i.item ->> 'product_id', i.item ->> 'product_name', ${LOOK}, ${OPTIONS}, true, true,
  ${number("unit_price")}, ${raw(number("unit_price"))}, ${number("compare_at_price")},
  CASE WHEN i.item -> 'compare_at_price' IS NOT NULL THEN ${raw(number("compare_at_price"))} END
FROM ${ITEMS} WHERE o.id = $1 ON CONFLICT (id) DO NOTHING`,
  },
  {
    name: "order-change.medusa-place",
    text: `
INSERT INTO order_item (id, order_id, version, item_id, quantity, raw_quantity, fulfilled_quantity, raw_fulfilled_quantity,
  delivered_quantity, raw_delivered_quantity, shipped_quantity, raw_shipped_quantity, return_requested_quantity,
  raw_return_requested_quantity, return_received_quantity, raw_return_received_quantity, return_dismissed_quantity,
  raw_return_dismissed_quantity, written_off_quantity, raw_written_off_quantity)
SELECT ${newId("orditem")}, $1, v.version, i.item ->> 'id', ${number("quantity")}, ${raw(number("quantity"))},
  0, ${raw("0")}, 0, ${raw("0")}, 0, ${raw("0")}, 0, ${raw("0")}, 0, ${raw("0")}, 0, ${raw("0")}, 0, ${raw("0")}
FROM ${ITEMS} CROSS JOIN generate_series(1, m.version) AS v(version)
WHERE o.id = $1 AND NOT EXISTS (SELECT 1 FROM order_item t WHERE t.order_id = $1 AND t.item_id = i.item ->> 'id')`,
  },
  {
    name: "order-change.medusa-discounts",
    text: `
INSERT INTO order_line_item_adjustment (id, item_id, code, amount, raw_amount, promotion_id, description, version)
SELECT ${newId("ordliadj")}, i.item ->> 'id', d ->> 'code', (d ->> 'amount')::numeric, ${raw("(d ->> 'amount')::numeric")},
  nullif(k.discount ->> 'promotion_id', '${BY_HAND}'), k.discount ->> 'name', v.version
FROM ${ITEMS} CROSS JOIN LATERAL jsonb_array_elements(i.item -> 'discounts') AS d
CROSS JOIN generate_series(1, m.version) AS v(version)
LEFT JOIN LATERAL (
  SELECT x AS discount FROM jsonb_array_elements(o.discounts) x WHERE x ->> 'code' = d ->> 'code' LIMIT 1
) k ON true
WHERE o.id = $1`,
  },
];

/** $1 lines that no order has any more, in Medusa. By primary key; what hangs on them goes with them. */
export const MEDUSA_FORGET: Statement = {
  name: "order-change.medusa-forget",
  text: `DELETE FROM order_line_item WHERE id = ANY ($1::text[])`,
};
