import type { Statement } from "../../../lib/database";
import { COVERED_OF } from "../payment/payment-record";

/** SQL of Kigali's day. */
export const TODAY = `(now() AT TIME ZONE 'Africa/Kigali')::date`;

/**
 * SQL of what is still to collect for order `o`, whole RWF: not what riders have already, or the shop has a part of.
 * Indexes: checkout_payment_order, delivery_attempt_order.
 */
export const DUE_OF = (o: string): string => `(CASE
  WHEN ${o}.status = 'cancelled' OR ${o}.payment_status IN ('completed', 'refunded') THEN 0
  ELSE greatest(0, ${o}.total_amount - ${COVERED_OF(`${o}.id`)} - coalesce((
    SELECT sum(t.cash_amount) FROM delivery_attempt t WHERE t.order_id = ${o}.id AND t.voided_at IS NULL
      AND (t.settled IS NULL OR t.settled = 'part')), 0)) END)::float8`;

/** SQL for a `ParcelRecord` of the row `p` of delivery_parcel. Index: delivery_attempt_parcel. */
const PARCEL_JSON = `jsonb_build_object(
  'id', p.id, 'orderId', p.order_id, 'number', p.number, 'items', p.items, 'state', p.state,
  'isImplied', p.is_implied, 'day', p.day, 'riderId', p.rider_id, 'deliveredAt', p.delivered_at,
  'rider', (SELECT jsonb_build_object('name', d.name, 'phone', d.phone) FROM delivery_rider d WHERE d.id = p.rider_id),
  'attempts', (SELECT coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'outcome', a.outcome, 'reason', a.reason,
      'newDay', a.new_day, 'receivedBy', a.received_by) ORDER BY a.at, a.id), '[]'::jsonb)
    FROM delivery_attempt a WHERE a.parcel_id = p.id AND a.voided_at IS NULL))`;

/** SQL of the parcels of the order with this id. Index: delivery_parcel_order. */
export const PARCELS_OF = (orderId: string): string => `(
  SELECT coalesce(jsonb_agg(${PARCEL_JSON} ORDER BY p.number), '[]'::jsonb)
  FROM delivery_parcel p WHERE p.order_id = ${orderId})`;

/** $1 order id, held by the caller. By primary keys. */
export const ORDER_TO_DELIVER: Statement = {
  name: "delivery.order",
  text: `
SELECT o.id, o.order_number AS "orderNumber", g.status, o.is_pickup AS "isPickup", ${DUE_OF("o")} AS "dueRwf", (
    SELECT coalesce(jsonb_agg(jsonb_build_object('item_id', i ->> 'id', 'quantity', (i ->> 'quantity')::integer)), '[]'::jsonb)
    FROM jsonb_array_elements(o.items) i WHERE i -> 'is_gift_card' IS NULL) AS goods,
  EXISTS (SELECT 1 FROM delivery_attempt a WHERE a.order_id = o.id) AS "hasAttempts", ${PARCELS_OF("o.id")} AS parcels
FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.id = $1`,
};

/** $1 parcels. The orders they are of, in the order in which orders are held. By primary key. */
export const ORDERS_OF_PARCELS: Statement = {
  name: "delivery.orders-of",
  text: `SELECT id, order_id AS "orderId" FROM delivery_parcel WHERE id = ANY ($1::text[])`,
};

/** $1 id, $2 order, held, $3 number, $4 items. */
export const ADD_PARCEL: Statement = {
  name: "delivery.add-parcel",
  text: `INSERT INTO delivery_parcel (id, order_id, number, items) VALUES ($1, $2, $3, $4::jsonb)`,
};

/** $1 order, held, of which nothing is on its way. Index: delivery_parcel_order. */
export const DROP_PARCELS: Statement = {
  name: "delivery.drop-parcels",
  text: `DELETE FROM delivery_parcel WHERE order_id = $1`,
};

/** $1 parcel, $2 rider, $3 day. Whoever has it gives it back. */
export const PLAN_PARCEL: Statement = {
  name: "delivery.plan",
  text: `
UPDATE delivery_parcel SET state = 'planned', rider_id = $2, day = $3::date, out_at = NULL WHERE id = $1`,
};

/** $1 parcel, whose order is held. */
export const SEND_PARCEL: Statement = {
  name: "delivery.send",
  text: `UPDATE delivery_parcel SET state = 'out', out_at = now() WHERE id = $1 AND state = 'planned'`,
};

/** $1 parcel, whose order is held. */
export const DELIVER_PARCEL: Statement = {
  name: "delivery.deliver",
  text: `
UPDATE delivery_parcel SET state = 'delivered', delivered_at = now(), is_implied = false, state_before = NULL
WHERE id = $1`,
};

/** $1 parcel, whose order is held, $2 the new day or null: then nobody has it. Its rider brings it again. */
export const FAIL_PARCEL: Statement = {
  name: "delivery.fail",
  text: `
UPDATE delivery_parcel SET state = CASE WHEN $2::date IS NULL THEN 'failed' ELSE 'planned' END, day = $2::date,
  rider_id = CASE WHEN $2::date IS NULL THEN NULL ELSE rider_id END, out_at = NULL
WHERE id = $1`,
};

/**
 * $1 id, $2 parcel, $3 order, $4 sheet, $5 key, $6 outcome, $7 reason, $8 note, $9 new day, $10 who took it,
 * $11 whether by code, $12 cash due, $13 cash taken, $14 why it differs, $15 by whom.
 */
export const ADD_ATTEMPT: Statement = {
  name: "delivery.add-attempt",
  text: `
INSERT INTO delivery_attempt (id, parcel_id, order_id, sheet_id, key, outcome, reason, note, new_day, received_by,
  is_by_code, cash_due, cash_amount, cash_reason, by_whom)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::date, $10, $11, $12::bigint, $13::bigint, $14, $15)`,
};

/** $1 parcel, $2 key. What was said under it. Index: delivery_attempt_key. */
export const ATTEMPT_OF_KEY: Statement = {
  name: "delivery.of-key",
  text: `
SELECT outcome, reason, cash_amount::float8 AS "cashAmount", new_day::text AS "newDay", sheet_id AS "sheetId"
FROM delivery_attempt WHERE parcel_id = $1 AND key = $2`,
};
