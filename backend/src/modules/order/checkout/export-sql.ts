import type { Statement } from "../../../lib/database";
import { COVERED_OF, CREDIT_OF } from "../payment/payment-record";
import { SEARCHED, TO_CALL } from "./list-sql";

/** Orders per statement: it stays short, however many orders there are. */
const EXPORT_PAGE = 500;

/** An order `o` as the export needs it. Indexes: checkout_payment_order, order_progress_event_order. */
const EXPORTED = `jsonb_build_object(
  'orderNumber', o.order_number,
  'day', to_char(o.created_at AT TIME ZONE 'Africa/Kigali', 'YYYY-MM-DD'),
  'time', to_char(o.created_at AT TIME ZONE 'Africa/Kigali', 'HH24:MI'),
  'status', o.status, 'paymentStatus', o.payment_status,
  'firstname', o.firstname, 'lastname', o.lastname, 'email', o.email, 'phone', o.phone,
  'address', o.address, 'city', o.city, 'district', o.district, 'landmark', o.landmark, 'pin', o.pin,
  'note', o.note, 'items', o.items,
  'cancelReason', CASE WHEN o.status = 'cancelled' THEN (SELECT e.reason FROM order_progress_event e
    WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1) END,
  'subtotal', o.subtotal, 'shipping', o.shipping_amount, 'total', o.total_amount, 'usdRate', o.usd_rate,
  'discount', o.discount_amount, 'discounts', o.discounts, 'credit', ${CREDIT_OF("o.id")},
  'covered', ${COVERED_OF("o.id")},
  'payments', (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'method', coalesce(p.received_as, CASE p.provider WHEN 'airtel' THEN 'momo (Airtel)' END, p.payment_method), 'transactionId', p.transaction_id, 'amount', p.amount,
      'refunded', p.refunded_amount) ORDER BY p.created_at, p.id), '[]'::jsonb)
    FROM checkout_payment p
    WHERE p.order_id = o.id AND p.payment_status IN ('completed', 'refunded')))`;

/**
 * The next orders, newest first, and which of them match the search. $1 statuses, $2 payment
 * statuses, $3 pattern of the search or null, $4 whether buyers are to be called, $5 and $6 time and id of the last order read.
 * Every pair of status and payment status is read on from there in its own range of checkout_order_state_latest; the search reads
 * each order once, so a file costs one walk past all orders whatever the search.
 */
export const EXPORT_ORDERS: Statement = {
  name: "checkout.export-orders",
  text: `
WITH looked AS MATERIALIZED (
  SELECT stretch.* FROM unnest($1::text[]) AS s(status)
  CROSS JOIN unnest($2::text[]) AS p(payment_status)
  CROSS JOIN LATERAL (
    SELECT o.id, o.created_at FROM checkout_order o
    WHERE o.status = s.status AND o.payment_status = p.payment_status
      AND (o.created_at, o.id) < ($5::timestamptz, $6::text)
    ORDER BY o.created_at DESC, o.id DESC
    LIMIT ${EXPORT_PAGE}
  ) stretch
  ORDER BY created_at DESC, id DESC LIMIT ${EXPORT_PAGE}
)
SELECT
  (SELECT jsonb_build_object('at', l.created_at::text, 'id', l.id) FROM looked l
   ORDER BY l.created_at, l.id LIMIT 1) AS last,
  (SELECT coalesce(jsonb_agg(${EXPORTED} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb)
   FROM looked l JOIN checkout_order o ON o.id = l.id
   WHERE ($3::text IS NULL OR ${SEARCHED} LIKE $3) AND (NOT $4::boolean OR ${TO_CALL})) AS orders`,
};

/** $1 order numbers; $2 statuses, $3 payment statuses, $4 pattern or null,
 * $5 whether buyers are to be called. Index: checkout_order_number_unique. */
export const EXPORT_NUMBERED: Statement = {
  name: "checkout.export-numbered-orders",
  text: `
SELECT coalesce(jsonb_agg(${EXPORTED} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb) AS orders
FROM checkout_order o
WHERE o.order_number = ANY($1::text[]) AND o.status = ANY($2::text[])
  AND o.payment_status = ANY($3::text[]) AND ($4::text IS NULL OR ${SEARCHED} LIKE $4)
  AND (NOT $5::boolean OR ${TO_CALL})`,
};
