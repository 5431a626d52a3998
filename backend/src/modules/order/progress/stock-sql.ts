import type { Statement } from "../../../lib/database";

/*
 * Moves of an order's stock, over Medusa's tables inventory_level and reservation_item. An order's
 * reservations are made with it (room `checkout`) and never removed: deleted ones
 * (external_id: the order) remember where each line's stock came from.
 */

/**
 * Live reservations `r` of order $1, however they were made. The lines come as one array, so that
 * no plan starts from all reservations. Index: IDX_reservation_item_line_item_id.
 */
const LIVE = `reservation_item r
  WHERE r.deleted_at IS NULL AND r.line_item_id = ANY (ARRAY(
    SELECT i ->> 'id' FROM checkout_order o, jsonb_array_elements(o.items) i WHERE o.id = $1))`;

/** Those it was made with, while they are deleted. Index: reservation_item_past. */
const PAST = `reservation_item r WHERE r.external_id = $1 AND r.deleted_at IS NOT NULL`;

/** Level `l` of a reservation `r`. Index: IDX_inventory_level_inventory_item_id. */
const LEVEL_OF = (r: string) =>
  `l.inventory_item_id = ${r}.inventory_item_id AND l.location_id = ${r}.location_id AND l.deleted_at IS NULL`;

/**
 * $1 order id. Takes every inventory level the order draws on, in the order of their ids, as placing
 * does: two transactions over the same variants never deadlock. Later statements see the newest
 * quantities, and nobody changes them until the commit.
 */
export const LOCK_LEVELS: Statement = {
  name: "order-progress.lock-levels",
  text: `
SELECT l.id FROM inventory_level l
WHERE l.id IN (
  SELECT l.id FROM (
    SELECT r.inventory_item_id, r.location_id FROM ${LIVE}
    UNION
    SELECT r.inventory_item_id, r.location_id FROM ${PAST}
  ) r JOIN inventory_level l ON ${LEVEL_OF("r")}
)
ORDER BY l.id
FOR NO KEY UPDATE`,
};

/**
 * $1 order id. Lines whose stock was released and is no longer free, with the pieces that are. The
 * variant as it is now says whether a line is limited; a missing variant or level has nothing.
 * Lines of one level count together.
 */
export const SHORTAGES: Statement = {
  name: "order-progress.shortages",
  text: `
WITH source AS (
  SELECT (i.at - 1)::integer AS index, i.item, r.quantity AS need, coalesce(level.free, 0) AS free,
    coalesce(v.manage_inventory AND NOT v.allow_backorder, true) AS is_limited,
    sum(r.quantity) OVER (PARTITION BY r.inventory_item_id, r.location_id) AS total
  FROM checkout_order o
  CROSS JOIN LATERAL jsonb_array_elements(o.items) WITH ORDINALITY AS i(item, at)
  JOIN LATERAL (SELECT r.* FROM ${PAST}) r ON r.line_item_id = i.item ->> 'id'
  LEFT JOIN product_variant v ON v.id = i.item ->> 'variant_id' AND v.deleted_at IS NULL
  LEFT JOIN LATERAL (
    SELECT l.stocked_quantity - l.reserved_quantity AS free FROM inventory_level l WHERE ${LEVEL_OF("r")}
  ) level ON true
  WHERE o.id = $1
)
SELECT index, item ->> 'product_id' AS product_id, item ->> 'variant_id' AS variant_id,
  item ->> 'product_name' AS product_name, (item ->> 'quantity')::integer AS requested,
  greatest(0, floor(min(free * (item ->> 'quantity')::integer / need)))::integer AS available
FROM source WHERE is_limited
GROUP BY index, item
HAVING bool_or(total > free)
ORDER BY index`,
};

/** SQL of a quantity as Medusa keeps it besides the number. */
export const raw = (amount: string) =>
  `jsonb_build_object('value', (${amount})::text, 'precision', 20)`;

/**
 * $1 order id, $2 whether live reservations are meant (else the deleted ones), $3 and $4 what each
 * unit does to stocked and reserved quantity (-1, 0, 1), $5 `delete`, `revive` or `keep`.
 * Runs after LOCK_LEVELS. The quantity columns of Medusa come twice, as number and as raw JSON.
 * A reservation whose level is gone moves nothing and is not revived.
 */
export const MOVE_STOCK: Statement = {
  name: "order-progress.move-stock",
  text: `
WITH held AS MATERIALIZED (
  SELECT r.id, r.quantity, l.id AS level_id
  FROM (
    SELECT r.id, r.quantity, r.inventory_item_id, r.location_id FROM ${LIVE} AND $2::boolean
    UNION ALL
    SELECT r.id, r.quantity, r.inventory_item_id, r.location_id FROM ${PAST} AND NOT $2::boolean
  ) r
  LEFT JOIN inventory_level l ON ${LEVEL_OF("r")}
), need AS MATERIALIZED (
  SELECT level_id, sum(quantity) AS quantity FROM held WHERE level_id IS NOT NULL GROUP BY level_id
), moved AS (
  UPDATE inventory_level l
  SET stocked_quantity = l.stocked_quantity + $3::integer * n.quantity,
    raw_stocked_quantity = ${raw("l.stocked_quantity + $3::integer * n.quantity")},
    reserved_quantity = l.reserved_quantity + $4::integer * n.quantity,
    raw_reserved_quantity = ${raw("l.reserved_quantity + $4::integer * n.quantity")},
    updated_at = now()
  FROM need n
  WHERE l.id = n.level_id
)
UPDATE reservation_item r
SET deleted_at = CASE WHEN $5 = 'delete' THEN now() END, updated_at = now()
FROM held
WHERE r.id = held.id AND ($5 = 'delete' OR ($5 = 'revive' AND held.level_id IS NOT NULL))`,
};

/**
 * $1 order id, $2 `[{ item_id, sellable }]`: pieces of its lines that came back and can be sold again, to where each
 * line's stock was taken from. Runs after LOCK_LEVELS. A line that nobody counts moves nothing.
 * Index: reservation_item_past.
 */
export const BRING_BACK: Statement = {
  name: "order-progress.bring-back",
  text: `
WITH back AS MATERIALIZED (
  SELECT l.id AS level_id, floor(sum(x.sellable * r.quantity / (i.item ->> 'quantity')::integer)) AS quantity
  FROM jsonb_to_recordset($2::jsonb) AS x(item_id text, sellable integer)
  JOIN (SELECT r.* FROM ${PAST}) r ON r.line_item_id = x.item_id
  JOIN checkout_order o ON o.id = $1
  CROSS JOIN LATERAL jsonb_array_elements(o.items) AS i(item)
  JOIN inventory_level l ON ${LEVEL_OF("r")}
  WHERE x.sellable > 0 AND i.item ->> 'id' = x.item_id
  GROUP BY l.id
)
UPDATE inventory_level l
SET stocked_quantity = l.stocked_quantity + b.quantity,
  raw_stocked_quantity = ${raw("l.stocked_quantity + b.quantity")}, updated_at = now()
FROM back b
WHERE l.id = b.level_id`,
};

/**
 * $1 order id. What Medusa's dashboard packed is what a later return must bring back, from where it
 * was taken: the deleted reservations get it from live fulfilments. Needed when it was packed in
 * parts, as each part reduces the reservation. Indexes: IDX_order_id_… of order_fulfillment,
 * IDX_fulfillment_item_fulfillment_id, reservation_item_past.
 */
export const REMEMBER_PACKED: Statement = {
  name: "order-progress.remember-packed",
  text: `
WITH packed AS (
  SELECT t.line_item_id, t.inventory_item_id, sum(t.quantity) AS quantity, max(f.location_id) AS location_id
  FROM fulfillment_item t
  JOIN fulfillment f ON f.id = t.fulfillment_id AND f.canceled_at IS NULL
  WHERE t.deleted_at IS NULL AND t.fulfillment_id = ANY (ARRAY(
    SELECT fulfillment_id FROM order_fulfillment WHERE order_id = $1 AND deleted_at IS NULL))
  GROUP BY t.line_item_id, t.inventory_item_id
)
UPDATE reservation_item r
SET quantity = p.quantity, raw_quantity = ${raw("p.quantity")}, location_id = p.location_id
FROM packed p
WHERE r.external_id = $1 AND r.deleted_at IS NOT NULL
  AND r.line_item_id = p.line_item_id AND r.inventory_item_id = p.inventory_item_id`,
};
