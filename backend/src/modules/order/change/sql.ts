import type { Statement } from "../../../lib/database";
import { raw } from "../progress/stock-sql";
import { CHANGE_EVENTS } from "../progress/taken-on-sql";

/**
 * Order $1 as a change needs it. `isCod`: the rider is to be paid. Indexes: checkout_payment_order,
 * order_progress_event_order.
 */
export const READ_CHANGEABLE: Statement = {
  name: "order-change.read",
  text: `
SELECT o.items, o.firstname, o.lastname, o.phone, o.address, o.city, o.district, o.landmark, o.pin, o.note,
  o.is_pickup AS "isPickup", o.owner_scope = 'exchange' AS "isExchange", o.delivery_to IS NOT NULL AS "isPromised",
  o.anonymised_at IS NOT NULL AS "isForgotten", o.built_at IS NOT NULL AS "isBuilt",
  EXISTS (SELECT 1 FROM checkout_payment p WHERE p.order_id = o.id
    AND p.payment_method = 'cod' AND p.payment_status = 'pending') AS "isCod",
  (SELECT count(*)::integer FROM order_progress_event e WHERE e.order_id = o.id
    AND e.event IN (${CHANGE_EVENTS}) AND e.by_whom = 'customer') AS "timesChanged"
FROM checkout_order o WHERE o.id = $1`,
};

/**
 * $1 order, $2 first name, $3 last name, $4 phone, $5 address, $6 city, $7 district, $8 note, $9 and $10 the days that
 * are promised now (null: as before), $11 landmark, $12 JSON of the pin. Figures by district keep where it was ordered to.
 */
export const WRITE_ADDRESS: Statement = {
  name: "order-change.write-address",
  text: `
UPDATE checkout_order SET firstname = $2, lastname = $3, phone = $4, address = $5, city = $6,
  ordered_to = CASE WHEN district <> $7 THEN coalesce(ordered_to, district) ELSE ordered_to END,
  district = $7, note = $8, landmark = $11, pin = $12::jsonb,
  delivery_from = coalesce($9::date, delivery_from), delivery_to = coalesce($10::date, delivery_to)
WHERE id = $1`,
};

/** As WRITE_ADDRESS, to Medusa's order: it has its own copy. By primary keys. */
export const WRITE_MEDUSA_ADDRESS: Statement = {
  name: "order-change.write-medusa-address",
  text: `
UPDATE order_address a SET first_name = o.firstname, last_name = o.lastname, phone = o.phone,
  address_1 = o.address, address_2 = o.landmark, city = o.city, province = o.district,
  metadata = nullif((coalesce(a.metadata, '{}') - 'pin') || jsonb_strip_nulls(jsonb_build_object('pin', o.pin)), '{}'),
  updated_at = now()
FROM checkout_order o JOIN "order" m ON m.id = o.id
WHERE o.id = $1 AND a.id IN (m.shipping_address_id, m.billing_address_id)`,
};
/** $1 order. Its buyer's words are in what Medusa keeps besides. */
export const WRITE_MEDUSA_NOTE: Statement = {
  name: "order-change.write-medusa-note",
  text: `
UPDATE "order" m SET updated_at = now(), metadata = (m.metadata - 'note') || jsonb_strip_nulls(jsonb_build_object('note', o.note))
FROM checkout_order o WHERE o.id = $1 AND m.id = o.id`,
};

/** Levels that line $1 draws on, and those of $2: in the order of their ids, as placing holds them. */
export const LOCK_LINE: Statement = {
  name: "order-change.lock-line",
  text: `
SELECT l.id FROM inventory_level l
WHERE l.deleted_at IS NULL AND (l.id = ANY ($2::text[]) OR EXISTS (
  SELECT 1 FROM reservation_item r WHERE r.line_item_id = $1 AND r.deleted_at IS NULL
    AND r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id))
ORDER BY l.id FOR NO KEY UPDATE`,
};

/**
 * Line $1 lets go what it has reserved, for good; what it had before it was packed and unpacked in Medusa's dashboard is
 * forgotten. Runs after LOCK_LINE.
 * Indexes: IDX_reservation_item_line_item_id, IDX_inventory_level_inventory_item_id.
 */
export const RELEASE_LINE: Statement = {
  name: "order-change.release-line",
  text: `
WITH freed AS (
  DELETE FROM reservation_item r WHERE r.line_item_id = $1
  RETURNING r.inventory_item_id, r.location_id, r.quantity, r.deleted_at
), need AS (
  SELECT inventory_item_id, location_id, sum(quantity) AS quantity FROM freed WHERE deleted_at IS NULL GROUP BY 1, 2
)
UPDATE inventory_level l
SET reserved_quantity = l.reserved_quantity - n.quantity,
  raw_reserved_quantity = ${raw("l.reserved_quantity - n.quantity")}, updated_at = now()
FROM need n
WHERE l.inventory_item_id = n.inventory_item_id AND l.location_id = n.location_id AND l.deleted_at IS NULL`,
};

/**
 * $1 line, $2 order, $3 its number, and lists: $4 reservation ids, $5 inventory items, $6 locations, $7 quantities.
 * Reserves for it. Runs after LOCK_LINE.
 */
export const RESERVE_LINE: Statement = {
  name: "order-change.reserve-line",
  text: `
WITH asked AS MATERIALIZED (
  SELECT * FROM unnest($4::text[], $5::text[], $6::text[], $7::numeric[]) AS a(id, inventory_item_id, location_id, quantity)
), taken AS (
  UPDATE inventory_level l
  SET reserved_quantity = l.reserved_quantity + n.quantity,
    raw_reserved_quantity = ${raw("l.reserved_quantity + n.quantity")}, updated_at = now()
  FROM (SELECT inventory_item_id, location_id, sum(quantity) AS quantity FROM asked GROUP BY 1, 2) n
  WHERE l.inventory_item_id = n.inventory_item_id AND l.location_id = n.location_id AND l.deleted_at IS NULL
)
INSERT INTO reservation_item (
  id, line_item_id, inventory_item_id, location_id, quantity, raw_quantity, description, external_id)
SELECT a.id, $1, a.inventory_item_id, a.location_id, a.quantity, ${raw("a.quantity")}, $3, $2 FROM asked a`,
};

/** $1 order, $2 line, $3 JSON of what is different about it. */
export const WRITE_LINE: Statement = {
  name: "order-change.write-line",
  text: `
UPDATE checkout_order o SET items = (
  SELECT jsonb_agg(CASE WHEN i.item ->> 'id' = $2 THEN i.item || $3::jsonb ELSE i.item END ORDER BY i.at)
  FROM jsonb_array_elements(o.items) WITH ORDINALITY AS i(item, at))
WHERE o.id = $1`,
};

/** As WRITE_LINE, to Medusa's line: $1 line, $2 variant, $3 size, $4 colour, $5 picture. By primary key. */
export const WRITE_MEDUSA_LINE: Statement = {
  name: "order-change.write-medusa-line",
  text: `
UPDATE order_line_item SET variant_id = $2, subtitle = $3 || ' / ' || $4, variant_title = $3 || ' / ' || $4,
  thumbnail = $5, variant_option_values = jsonb_build_object('Size', $3::text, 'Color', $4::text), updated_at = now()
WHERE id = $1`,
};
