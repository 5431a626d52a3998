import type { Statement } from "../../../lib/database";
import { EXCHANGE_DAYS } from "../../../contracts/return-days";
import { COVERED_OF } from "../payment/payment-record";
import { LEFT_OF_ORDER } from "../payment/refund-sql";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { PICTURES_OF } from "./picture-sql";

/** SQL for a `ReturnRecord` of the row `r` of order_return. */
const RETURN_JSON = `jsonb_build_object(
  'id', r.id, 'number', r.number, 'orderId', r.order_id, 'status', r.status, 'isWithdrawal', r.is_withdrawal,
  'items', r.items, 'note', r.note, 'pictures', ${PICTURES_OF("r.id")}, 'handOver', r.hand_over, 'refundTo', r.refund_to,
  'deliveryAmount', r.delivery_amount, 'refundedAmount', r.refunded_amount, 'reason', r.reason,
  'createdAt', r.created_at, 'approvedAt', r.approved_at, 'receivedAt', r.received_at,
  'settledAt', r.settled_at, 'closedAt', r.closed_at, 'exchange', CASE WHEN r.exchange_order_id IS NOT NULL THEN (
    SELECT jsonb_build_object('orderId', x.id, 'orderNumber', x.order_number, 'status', x.status,
      'paymentStatus', x.payment_status, 'coveredRwf', r.exchange_amount, 'usedRwf', (
        SELECT coalesce(sum(p.amount - (SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f
          WHERE f.payment_id = p.id AND f.credit_id = p.credit_id)), 0)
        FROM checkout_payment p JOIN store_credit s ON s.id = p.credit_id
        WHERE p.order_id = x.id AND s.return_id = r.id), 'dueRwf', CASE
        WHEN x.status = 'cancelled' OR x.payment_status IN ('completed', 'refunded') THEN 0
        ELSE x.total_amount - ${COVERED_OF("x.id")} END, 'until', r.exchange_until,
      'settledRwf', (SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f JOIN store_credit s ON s.id = f.credit_id
        WHERE f.return_id = r.id AND s.return_id = r.id))
    FROM checkout_order x WHERE x.id = r.exchange_order_id) END)`;

/** SQL of the returns of the order with this id, the oldest first. Index: order_return_order. */
export const RETURNS_OF = (orderId: string): string => `(
  SELECT coalesce(jsonb_agg(${RETURN_JSON} ORDER BY r.number), '[]'::jsonb)
  FROM order_return r WHERE r.order_id = ${orderId})`;

/** SQL of what delivery of order `o` cost after discounts, whole RWF. */
const DELIVERY_OF = `(o.shipping_amount - coalesce((
  SELECT sum((d ->> 'delivery_amount')::bigint) FROM jsonb_array_elements(o.discounts) d), 0))::float8`;

/** SQL of Kigali's day of delivery of the order with this id, in this status; null: it is not delivered. Index: order_progress_event_order. */
export const DELIVERED_ON = (orderId: string, status: string): string => `(
  SELECT (max(e.at) AT TIME ZONE 'Africa/Kigali')::date::text FROM order_progress_event e
  WHERE ${status} = 'delivered' AND e.order_id = ${orderId} AND e.event = 'delivered')`;

/** $1 order id, held by the caller. Indexes: primary keys, order_progress_event_order, order_return_order. */
export const READ_RETURNED: Statement = {
  name: "return.order",
  text: `
SELECT o.id, o.order_number AS "orderNumber", g.status, o.email, ${PLACED_BY} AS "accountId", o.items,
  o.payment_status = 'completed' AS "isPaid", (
    -- Of the orders that this one, and those before it, are in exchange for. Index: order_return_exchange.
    WITH RECURSIVE earlier AS (
      SELECT r.order_id FROM order_return r WHERE r.exchange_order_id = o.id
      UNION SELECT r.order_id FROM earlier e JOIN order_return r ON r.exchange_order_id = e.order_id
    ) SELECT count(*)::integer FROM earlier e JOIN order_return r ON r.order_id = e.order_id) AS "returnsBefore",
  ${DELIVERY_OF} AS "deliveryRwf", ${LEFT_OF_ORDER("o.id")} AS "leftRwf", (now() AT TIME ZONE 'Africa/Kigali')::date::text AS today,
  (now() + interval '${EXCHANGE_DAYS} days')::text AS "exchangeUntil",
  ${DELIVERED_ON("o.id", "g.status")} AS "deliveredOn",
  ${RETURNS_OF("o.id")} AS returns
FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.id = $1`,
};

/** $1 return id. */
export const ORDER_OF_RETURN: Statement = {
  name: "return.order-of",
  text: `SELECT order_id AS "orderId", exchange_order_id AS "exchangeId" FROM order_return WHERE id = $1`,
};

/** $1 order id. Whether articles of it are on their way back, or back. Index: order_return_order. */
export const IS_RETURNED: Statement = {
  name: "return.is-returned",
  text: `SELECT EXISTS (SELECT 1 FROM order_return
  WHERE order_id = $1 AND status NOT IN ('declined', 'withdrawn')) AS yes`,
};

/** $1 order id, $2 key. Index: order_return_key. */
export const RETURN_OF_KEY: Statement = {
  name: "return.of-key",
  text: `SELECT ${RETURN_JSON} AS return FROM order_return r WHERE r.order_id = $1 AND r.key = $2`,
};

/** $1 id, $2 order, $3 key, $4 status, $5 whether a withdrawal, $6 items, $7 note, $8 hand over, $9 refund to. */
export const ADD_RETURN: Statement = {
  name: "return.add",
  text: `
INSERT INTO order_return AS r (id, order_id, key, status, is_withdrawal, items, note, hand_over, refund_to,
  approved_at, medusa_target)
VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, CASE WHEN $4 = 'approved' THEN now() END,
  CASE WHEN $4 = 'approved' THEN 'requested' END)
RETURNING ${RETURN_JSON} AS return`,
};

/** $1 return, $2 the order that brings what is wanted, $3 what of it the pieces pay, $4 until when, $5 items. */
export const SET_EXCHANGE: Statement = {
  name: "return.set-exchange",
  text: `
UPDATE order_return r SET exchange_order_id = $2, exchange_amount = $3, exchange_until = $4, items = $5::jsonb
WHERE r.id = $1
RETURNING r.id`,
};

/** $1 return. By primary key. */
export const READ_RETURN: Statement = {
  name: "return.one",
  text: `SELECT ${RETURN_JSON} AS return FROM order_return r WHERE r.id = $1`,
};

/**
 * $1 return, whose order the caller holds, $2 status, $3 items, $4 delivery, $5 refunded, $6 reason, $7 refund to;
 * null: as it was. Medusa's return is brought along: a closed one is cancelled there if it ever was there.
 */
export const WRITE_RETURN: Statement = {
  name: "return.write",
  text: `
UPDATE order_return r SET status = $2, items = coalesce($3::jsonb, items),
  delivery_amount = coalesce($4::bigint, delivery_amount), refunded_amount = coalesce($5::bigint, refunded_amount),
  reason = coalesce($6, reason), refund_to = coalesce($7, refund_to),
  approved_at = CASE WHEN $2 = 'approved' THEN now() ELSE approved_at END,
  received_at = CASE WHEN $2 = 'received' THEN now() ELSE received_at END,
  settled_at = CASE WHEN $2 = 'settled' THEN now() ELSE settled_at END,
  closed_at = CASE WHEN $2 IN ('declined', 'withdrawn') THEN now() END,
  medusa_target = CASE WHEN $2 = 'approved' THEN 'requested' WHEN $2 = 'received' THEN 'received'
    WHEN $2 IN ('declined', 'withdrawn') AND approved_at IS NOT NULL THEN 'canceled' ELSE medusa_target END,
  -- Whoever is bringing it there now goes on.
  medusa_after = CASE WHEN medusa_target IS NULL THEN now() ELSE medusa_after END,
  medusa_attempts = CASE WHEN medusa_target IS NULL THEN 0 ELSE medusa_attempts END
WHERE r.id = $1
RETURNING ${RETURN_JSON} AS return`,
};

/**
 * $1 seconds of the lease. A return that Medusa's has to follow, of an order that Medusa has as it is. The order's row is
 * leased with it: nobody else brings that order, or another of its returns, anywhere meanwhile, as both would write the
 * same version of Medusa's order. Race: as CLAIM_BEHIND of the room `progress`. Index: order_return_behind.
 */
export const CLAIM_BEHIND_RETURN: Statement = {
  name: "return.claim-behind",
  text: `
WITH behind AS MATERIALIZED (
  SELECT r.id, r.order_id FROM order_return r
  JOIN checkout_order o ON o.id = r.order_id AND o.built_at IS NOT NULL
  JOIN order_progress g ON g.order_id = r.order_id AND g.medusa_target IS NULL AND g.medusa_after <= now()
  WHERE r.medusa_target IS NOT NULL AND r.medusa_after <= now()
  ORDER BY r.medusa_after LIMIT 1
  FOR NO KEY UPDATE OF r, g SKIP LOCKED
), leased AS (
  UPDATE order_progress g SET medusa_after = now() + make_interval(secs => $1)
  FROM behind WHERE g.order_id = behind.order_id
)
UPDATE order_return r
SET medusa_after = now() + make_interval(secs => $1), medusa_attempts = r.medusa_attempts + 1
FROM behind WHERE r.id = behind.id
RETURNING r.id, r.order_id AS "orderId", r.medusa_stage AS was, r.medusa_target AS target, r.items`,
};

/** $1 order, held: whoever comes next may bring it somewhere. By primary key. */
export const RELEASE_ORDER: Statement = {
  name: "return.release-order",
  text: `UPDATE order_progress SET medusa_after = now() WHERE order_id = $1`,
};

/** $1 return, $2 what Medusa's is now; no row: somebody else has brought it there. */
export const MARK_RETURN_BROUGHT: Statement = {
  name: "return.brought",
  text: `
UPDATE order_return SET medusa_stage = $2, medusa_attempts = 0, medusa_error = NULL, medusa_after = now(),
  medusa_target = CASE WHEN medusa_target = $2 THEN NULL ELSE medusa_target END
WHERE id = $1 AND medusa_target IS NOT NULL AND medusa_stage <> $2
RETURNING id`,
};

/** $1 return, $2 kind of error. Retried after 2, 4, 8 … seconds, at most ten minutes. */
export const MARK_RETURN_NOT_BROUGHT: Statement = {
  name: "return.not-brought",
  text: `
UPDATE order_return SET medusa_error = $2,
  medusa_after = now() + least(600, power(2, least(medusa_attempts, 10))) * interval '1 second'
WHERE id = $1 AND medusa_target IS NOT NULL`,
};

const LISTED = `order_return r JOIN checkout_order o ON o.id = r.order_id`;
const SEARCHED = `lower('r-' || r.number || ' ' || o.order_number || ' ' || o.firstname || ' ' || o.lastname
  || ' ' || o.phone || ' ' || r.id)`;
const LISTED_JSON = `jsonb_build_object('return', ${RETURN_JSON}, 'orderNumber', o.order_number,
  'firstname', o.firstname, 'lastname', o.lastname, 'phone', o.phone, 'hasAccount', ${PLACED_BY} IS NOT NULL,
  'items', o.items, 'deliveryRwf', ${DELIVERY_OF}, 'leftRwf', ${LEFT_OF_ORDER("o.id")}, 'returns', ${RETURNS_OF("o.id")})`;

/**
 * $1 statuses, $2 pattern or null, $3 limit, $4 offset. Those that wait come first come first, all others the
 * newest first. Index: order_return_latest; a search walks all returns, which are few.
 */
export const listReturns = (isOpen: boolean): Statement => {
  const order = isOpen ? "created_at, number" : "created_at DESC, number DESC";
  return {
    name: `return.list-${isOpen ? "open" : "latest"}`,
    text: `
WITH counts AS MATERIALIZED (
  SELECT r.status, count(*) AS n FROM ${LISTED}
  WHERE $2::text IS NULL OR ${SEARCHED} LIKE $2 GROUP BY 1
), page AS MATERIALIZED (
  SELECT r.created_at, r.number, ${LISTED_JSON} AS json FROM ${LISTED}
  WHERE r.status = ANY ($1::text[]) AND ($2::text IS NULL OR ${SEARCHED} LIKE $2)
  ORDER BY ${order
    .split(", ")
    .map((key) => `r.${key}`)
    .join(", ")} LIMIT $3 OFFSET $4
)
SELECT (SELECT coalesce(jsonb_object_agg(status, n), '{}'::jsonb) FROM counts) AS "statusCounts",
  (SELECT coalesce(sum(n), 0)::float8 FROM counts WHERE status = ANY ($1::text[])) AS count,
  (SELECT coalesce(jsonb_agg(json ORDER BY ${order}), '[]'::jsonb) FROM page) AS returns`,
  };
};

/** $1 return id. */
export const READ_LISTED: Statement = {
  name: "return.read",
  text: `SELECT ${LISTED_JSON} AS listed FROM ${LISTED} WHERE r.id = $1`,
};
