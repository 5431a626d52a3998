import type { Statement } from "../../../lib/database";
import { SHEET_GRACE_HOURS } from "../../../contracts/delivery-rules";
import { DUE_OF, TODAY } from "./sql";

/** SQL of when the link of sheet `s` ends. */
const ENDS_AT = `((s.day + 1)::timestamp AT TIME ZONE 'Africa/Kigali' + interval '${SHEET_GRACE_HOURS} hours')`;

/** SQL for a `StopRecord` of parcel `p` of order `o`. Indexes: delivery_parcel_order, delivery_attempt_parcel. */
const STOP_JSON = `jsonb_build_object(
  'id', p.id, 'orderId', o.id, 'orderNumber', o.order_number, 'number', p.number, 'state', p.state,
  'parcels', (SELECT count(*) FROM delivery_parcel n WHERE n.order_id = o.id),
  'firstname', o.firstname, 'lastname', o.lastname, 'phone', o.phone, 'address', o.address, 'city', o.city,
  'district', o.district, 'landmark', o.landmark, 'pin', o.pin, 'note', o.note, 'day', p.day,
  'rider', (SELECT jsonb_build_object('id', d.id, 'name', d.name) FROM delivery_rider d WHERE d.id = p.rider_id),
  'items', (SELECT coalesce(jsonb_agg(jsonb_build_object('name', i ->> 'product_name', 'size', i ->> 'size',
      'color', i ->> 'color', 'quantity', x.quantity)), '[]'::jsonb)
    FROM jsonb_to_recordset(p.items) AS x(item_id text, quantity integer)
    JOIN jsonb_array_elements(o.items) i ON i ->> 'id' = x.item_id),
  'cashDue', CASE WHEN p.number = 1 THEN ${DUE_OF("o")} ELSE 0 END,
  'tries', (SELECT count(*) FROM delivery_attempt a WHERE a.parcel_id = p.id AND a.outcome = 'failed'),
  'failedReason', (SELECT a.reason FROM delivery_attempt a WHERE a.parcel_id = p.id AND a.outcome = 'failed'
    ORDER BY a.at DESC, a.id DESC LIMIT 1))`;

/** By way: who lives near each other is visited one after the other. */
const BY_WAY = `o.district, o.city, lower(o.address), o.order_number, p.number`;

/** SQL for a `ReportRecord` of attempt `a`. */
const REPORT_JSON = `jsonb_build_object(
  'id', a.id, 'parcelId', a.parcel_id, 'orderId', o.id, 'orderNumber', o.order_number, 'number', p.number,
  'firstname', o.firstname, 'outcome', a.outcome, 'at', a.at, 'reason', a.reason, 'note', a.note, 'newDay', a.new_day,
  'receivedBy', a.received_by, 'isByCode', a.is_by_code, 'cashDue', a.cash_due, 'cashAmount', a.cash_amount,
  'cashReason', a.cash_reason, 'by', a.by_whom, 'settled', a.settled)`;

/** SQL of the money that a rider has of sheet `s`. Index: delivery_attempt_sheet. */
const TAKEN_OF = `(SELECT coalesce(sum(a.cash_amount), 0)::float8 FROM delivery_attempt a
  WHERE a.sheet_id = s.id AND a.voided_at IS NULL)`;

/**
 * SQL of whether parcel `p` of order `o` is a stop of sheet `s`: it is still to be brought, or it is delivered because
 * its order is, and who has its money is still to be told. Indexes: delivery_parcel_open, delivery_parcel_implied.
 */
const IS_STOP = `((p.day = s.day AND p.rider_id = s.rider_id AND p.state IN ('planned', 'out'))
  OR (p.day = s.day AND p.rider_id = s.rider_id AND p.state = 'delivered' AND p.is_implied AND p.number = 1
    AND s.counted_at IS NULL AND ${DUE_OF("o")} > 0))`;

/** SQL for a `SheetRecord` of sheet `s`. Indexes: as IS_STOP, delivery_attempt_sheet. */
const SHEET_JSON = `jsonb_build_object(
  'id', s.id, 'day', s.day, 'linkVersion', s.link_version, 'until', ${ENDS_AT}, 'isOver', now() >= ${ENDS_AT},
  'rider', (SELECT jsonb_build_object('id', d.id, 'name', d.name, 'phone', d.phone, 'isActive', d.is_active)
    FROM delivery_rider d WHERE d.id = s.rider_id),
  'stops', (SELECT coalesce(jsonb_agg(${STOP_JSON} ORDER BY ${BY_WAY}), '[]'::jsonb)
    FROM delivery_parcel p JOIN checkout_order o ON o.id = p.order_id WHERE ${IS_STOP}),
  'reports', (SELECT coalesce(jsonb_agg(${REPORT_JSON} ORDER BY a.at, a.id), '[]'::jsonb)
    FROM delivery_attempt a JOIN delivery_parcel p ON p.id = a.parcel_id JOIN checkout_order o ON o.id = a.order_id
    WHERE a.sheet_id = s.id AND a.voided_at IS NULL),
  'takenRwf', ${TAKEN_OF}, 'counted', CASE WHEN s.counted_at IS NOT NULL THEN jsonb_build_object('at', s.counted_at,
    'by', s.counted_by, 'expected', s.expected_amount, 'amount', s.counted_amount, 'reason', s.reason) END)`;

/** $1 new id, $2 rider, $3 day. The sheet of that day, made if there is none, and held. Index: delivery_sheet_day. */
export const HOLD_SHEET_OF_DAY: Statement = {
  name: "delivery.sheet-of-day",
  text: `
INSERT INTO delivery_sheet (id, rider_id, day) VALUES ($1, $2, $3::date)
ON CONFLICT (day, rider_id) DO UPDATE SET rider_id = excluded.rider_id
RETURNING id, counted_at IS NOT NULL AS "isCounted"`,
};

/** $1 sheet. Held until the transaction ends; after the orders of its parcels. By primary key. */
export const HOLD_SHEET: Statement = {
  name: "delivery.hold-sheet",
  text: `SELECT id FROM delivery_sheet WHERE id = $1 FOR NO KEY UPDATE`,
};

/** $1 sheet. By primary key. */
export const READ_SHEET: Statement = {
  name: "delivery.sheet",
  text: `SELECT ${SHEET_JSON} AS sheet FROM delivery_sheet s WHERE s.id = $1`,
};

/**
 * $1 day. Sheets that something is on. Indexes: delivery_sheet_day, as IS_STOP, delivery_attempt_sheet.
 */
export const SHEETS_OF_DAY: Statement = {
  name: "delivery.sheets-of-day",
  text: `
SELECT ${SHEET_JSON} AS sheet FROM delivery_sheet s JOIN delivery_rider r ON r.id = s.rider_id
WHERE s.day = $1::date AND (EXISTS (SELECT 1 FROM delivery_attempt a WHERE a.sheet_id = s.id AND a.voided_at IS NULL)
  OR EXISTS (SELECT 1 FROM delivery_parcel p JOIN checkout_order o ON o.id = p.order_id WHERE ${IS_STOP}))
ORDER BY r.name, s.id`,
};

/** Sheets with money that is not counted, the oldest first. Indexes: delivery_attempt_uncounted. */
export const SHEETS_TO_COUNT: Statement = {
  name: "delivery.to-count",
  text: `
SELECT s.id, r.name AS rider, s.day::text AS day, ${TAKEN_OF} AS "takenRwf"
FROM delivery_sheet s JOIN delivery_rider r ON r.id = s.rider_id
WHERE s.id IN (SELECT a.sheet_id FROM delivery_attempt a
    WHERE a.cash_amount > 0 AND a.settled IS NULL AND a.voided_at IS NULL)
  AND s.counted_at IS NULL
ORDER BY s.day, r.name LIMIT 100`,
};

/** SQL of whether somebody was told to bring something of order `o`, or was. Index: delivery_parcel_order. */
const IS_BEGUN = `EXISTS (SELECT 1 FROM delivery_parcel b
  WHERE b.order_id = o.id AND (b.rider_id IS NOT NULL OR b.state = 'failed'))`;

/**
 * Parcels that wait for staff: of days that are over, those that failed without a new day, and what is left of an order
 * of which something else is planned or on its way. Indexes: delivery_parcel_open, delivery_parcel_order.
 */
export const WAITING_PARCELS: Statement = {
  name: "delivery.waiting",
  text: `
SELECT ${STOP_JSON} AS stop FROM delivery_parcel p JOIN checkout_order o ON o.id = p.order_id
WHERE p.state IN ('planned', 'out', 'failed') AND (p.day < ${TODAY} OR p.state = 'failed'
  OR (p.rider_id IS NULL AND (o.status = 'shipped' OR ${IS_BEGUN})))
ORDER BY p.day NULLS FIRST, ${BY_WAY} LIMIT 100`,
};

/** SQL of whether order `o` is kept for what a return is to bring back first. Index: order_return_exchange. */
const IS_KEPT = `EXISTS (SELECT 1 FROM order_return r
  WHERE r.exchange_order_id = o.id AND r.status IN ('requested', 'approved'))`;

/**
 * Goods of order `o`, of which nobody has been told to bring anything; that staff may send, paid or at the door, or have
 * taken on.
 */
const TO_PLAN = `NOT o.is_pickup AND o.status IN ('pending', 'processing')
  AND (o.status = 'processing' OR (NOT ${IS_KEPT} AND (o.payment_status = 'completed' OR EXISTS (
    SELECT 1 FROM checkout_payment c WHERE c.order_id = o.id AND c.payment_method = 'cod' AND c.payment_status = 'pending'))))
  AND EXISTS (SELECT 1 FROM jsonb_array_elements(o.items) i WHERE i -> 'is_gift_card' IS NULL)
  AND NOT ${IS_BEGUN}`;

/**
 * Those promised first come first. Indexes: checkout_order_state_latest, checkout_payment_order, delivery_parcel_order,
 * order_return_exchange.
 */
export const ORDERS_TO_PLAN: Statement = {
  name: "delivery.to-plan",
  text: `
WITH open AS MATERIALIZED (
  SELECT o.id, o.delivery_to, o.created_at FROM checkout_order o WHERE ${TO_PLAN}
), page AS MATERIALIZED (
  SELECT id, delivery_to, created_at FROM open ORDER BY delivery_to NULLS LAST, created_at, id LIMIT 100
)
SELECT (SELECT count(*)::integer FROM open) AS count, coalesce(jsonb_agg(jsonb_build_object(
  'id', o.id, 'orderNumber', o.order_number, 'firstname', o.firstname, 'lastname', o.lastname, 'address', o.address,
  'city', o.city, 'district', o.district, 'landmark', o.landmark, 'cashDue', ${DUE_OF("o")},
  'pieces', (SELECT sum((i ->> 'quantity')::integer) FROM jsonb_array_elements(o.items) i WHERE i -> 'is_gift_card' IS NULL),
  'delivery', CASE WHEN o.delivery_to IS NOT NULL THEN jsonb_build_object('from', o.delivery_from, 'to', o.delivery_to) END)
  ORDER BY page.delivery_to NULLS LAST, page.created_at, page.id), '[]'::jsonb) AS orders
FROM page JOIN checkout_order o ON o.id = page.id`,
};

/** Kigali's day. */
export const READ_TODAY: Statement = {
  name: "delivery.today",
  text: `SELECT ${TODAY}::text AS today`,
};

/** $1 sheet. The orders whose money is on it. Index: delivery_attempt_sheet. */
export const ORDERS_OF_SHEET: Statement = {
  name: "delivery.orders-of-sheet",
  text: `
SELECT DISTINCT order_id AS "orderId" FROM delivery_attempt
WHERE sheet_id = $1 AND cash_amount > 0 AND voided_at IS NULL`,
};

/** $1 order, held, $2 sheet, held. What its rider, or the shop, have of the order that paid nothing yet, whole RWF. Index: delivery_attempt_order. */
export const CASH_OF_ORDER: Statement = {
  name: "delivery.cash-of-order",
  text: `
SELECT coalesce(sum(a.cash_amount), 0)::float8 AS "cashRwf" FROM delivery_attempt a
WHERE a.order_id = $1 AND a.voided_at IS NULL AND (a.sheet_id = $2 OR a.settled = 'part')
  AND (a.settled IS NULL OR a.settled = 'part')`,
};

/** $1 order, held, $2 sheet, held, $3 what became of its money, $4 the payment it made or null. */
export const SETTLE_CASH: Statement = {
  name: "delivery.settle-cash",
  text: `
UPDATE delivery_attempt SET settled = $3, payment_id = $4
WHERE order_id = $1 AND cash_amount > 0 AND voided_at IS NULL
  AND ((sheet_id = $2 AND settled IS NULL) OR (settled = 'part' AND $3 = 'payment'))`,
};

/** $1 sheet, held, $2 by whom, $3 expected, $4 counted, $5 why they differ. */
export const MARK_COUNTED: Statement = {
  name: "delivery.counted",
  text: `
UPDATE delivery_sheet SET counted_at = now(), counted_by = $2, expected_amount = $3::bigint, counted_amount = $4::bigint,
  reason = $5 WHERE id = $1`,
};

/** $1 parcel, $2 sheet. Whether it is on it, whatever became of it. By primary keys. */
export const IS_ON_SHEET: Statement = {
  name: "delivery.is-on-sheet",
  text: `
SELECT EXISTS (SELECT 1 FROM delivery_parcel p JOIN delivery_sheet s ON s.day = p.day AND s.rider_id = p.rider_id
  WHERE p.id = $1 AND s.id = $2) AS yes`,
};

/** $1 sheet. The link before opens nothing any more. */
export const RENEW_LINK: Statement = {
  name: "delivery.renew-link",
  text: `UPDATE delivery_sheet SET link_version = link_version + 1 WHERE id = $1 RETURNING id`,
};
