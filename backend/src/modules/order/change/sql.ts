import type { Statement } from "../../../lib/database";
import { CHANGE_EVENTS } from "../progress/taken-on-sql";

/**
 * Order $1 as a change needs it. `isCod`: the rider is to be paid. Indexes: checkout_payment_order,
 * delivery_parcel_order, order_progress_event_order.
 */
export const READ_CHANGEABLE: Statement = {
  name: "order-change.read",
  text: `
SELECT o.items, o.firstname, o.lastname, o.phone, o.address, o.city, o.district, o.landmark, o.pin, o.note,
  o.subtotal::float8 AS subtotal, o.shipping_amount::float8 AS shipping, o.discount_amount::float8 AS discount,
  o.discounts, o.total_amount::float8 AS total, o.payment_status = 'completed' AS "isPaid",
  EXISTS (SELECT 1 FROM delivery_parcel d WHERE d.order_id = o.id) AS "hasParcels",
  o.is_pickup AS "isPickup", o.owner_scope = 'exchange' AS "isExchange", o.delivery_to IS NOT NULL AS "isPromised",
  o.anonymised_at IS NOT NULL AS "isForgotten", o.built_at IS NOT NULL AS "isBuilt",
  EXISTS (SELECT 1 FROM checkout_payment p WHERE p.order_id = o.id
    AND p.payment_method = 'cod' AND p.payment_status = 'pending') AS "isCod",
  (SELECT count(*)::integer FROM order_progress_event e WHERE e.order_id = o.id
    AND e.event IN (${CHANGE_EVENTS})) AS version,
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

/** $1 order, $2 sms, whatsapp or none. Nobody is told of a forgotten one. By primary key. */
export const WRITE_TEXT_CHOICE: Statement = {
  name: "order-change.write-text-choice",
  text: `UPDATE checkout_order SET text_channel = $2 WHERE id = $1 AND anonymised_at IS NULL`,
};
