import type { Statement } from "../../../lib/database";
import { IS_EXCHANGE } from "./payment-record";

const REFUND_JSON = `jsonb_build_object('id', id, 'amount', amount, 'reason', reason,
  'status', status, 'asCredit', credit_id IS NOT NULL, 'asExchange', ${IS_EXCHANGE("credit_id")}, 'returnId', return_id, 'by', by_whom, 'createdAt', created_at)`;

/** $1 payment id. Whole RWF that came in and are not promised back. Index: checkout_refund_payment. */
export const REST: Statement = {
  name: "refund.rest",
  text: `
SELECT (p.amount - (SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f
  WHERE f.payment_id = p.id AND f.status <> 'failed'))::float8 AS rest
FROM checkout_payment p WHERE p.id = $1 AND p.paid_at IS NOT NULL`,
};

/**
 * SQL of what came in for the order with this id and is not promised back, whole RWF; without what its gift cards keep.
 * Indexes: checkout_payment_order, checkout_refund_payment.
 */
export const LEFT_OF_ORDER = (orderId: string): string => `coalesce((
  SELECT sum(q.amount - (SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f
    WHERE f.payment_id = q.id AND f.status <> 'failed'))
  FROM checkout_payment q WHERE q.order_id = ${orderId} AND q.paid_at IS NOT NULL), 0)::float8`;

/**
 * $1 order. What came in for it, is not promised back, and pays for nothing that is wanted in exchange; whole RWF.
 * Indexes: order_return_order, primary keys.
 */
export const FREE_OF_ORDER: Statement = {
  name: "refund.free-of-order",
  text: `
SELECT ${LEFT_OF_ORDER("$1")} - coalesce((
  SELECT sum(r.exchange_amount) FROM order_return r JOIN order_progress g ON g.order_id = r.exchange_order_id
  WHERE r.order_id = $1 AND r.status IN ('requested', 'approved', 'received') AND g.status <> 'cancelled'), 0)::float8
  AS "freeRwf"`,
};

/**
 * $1 id, $2 payment id, $3 amount or null for the rest, $4 reason, $5 by whom, $6 key or null,
 * $7 reference or null, $8 whether Medusa has it, $9 the balance it goes to or null: money,
 * $10 the return it pays back or null. Never more than what is left: the payment's row is
 * held, so of two refunds at once the second counts the first. 0 rows if too much. With a reference
 * it is sent to the provider at once.
 */
export const ADD_REFUND: Statement = {
  name: "refund.add",
  text: `
INSERT INTO checkout_refund (id, payment_id, order_id, amount, reason, status, by_whom, key, reference,
  next_check_at, recorded_at, credit_id, return_id, created_at)
SELECT $1, paid.id, paid.order_id, coalesce($3::bigint, paid.rest), $4, 'requested', $5, $6, $7::uuid,
  CASE WHEN $7::uuid IS NOT NULL THEN now() END, CASE WHEN $8 THEN now() END, $9, $10,
  -- Several of one transaction keep their order.
  clock_timestamp()
FROM (SELECT p.id, p.order_id, p.amount - (SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f
        WHERE f.payment_id = p.id AND f.status <> 'failed') AS rest
      FROM checkout_payment p WHERE p.id = $2 AND p.paid_at IS NOT NULL) paid
WHERE paid.rest > 0 AND coalesce($3::bigint, paid.rest) <= paid.rest
RETURNING ${REFUND_JSON} AS refund`,
};

/** $1 payment id, $2 key. Index: checkout_refund_key. */
export const REFUND_OF_KEY: Statement = {
  name: "refund.of-key",
  text: `SELECT ${REFUND_JSON} AS refund FROM checkout_refund WHERE payment_id = $1 AND key = $2`,
};

/** $1 refund id. */
export const READ_REFUND: Statement = {
  name: "refund.read",
  text: `
SELECT payment_id AS "paymentId", next_check_at IS NOT NULL AS "isOpen", ${REFUND_JSON} AS refund
FROM checkout_refund WHERE id = $1`,
};

/** $1 refund id, $2 `completed` or `failed`. 0 rows when it was settled before. */
export const SETTLE_REFUND: Statement = {
  name: "refund.settle",
  text: `
UPDATE checkout_refund SET status = $2, updated_at = now(), next_check_at = NULL,
  completed_at = CASE WHEN $2 = 'completed' THEN now() END
WHERE id = $1 AND status = 'requested'
RETURNING ${REFUND_JSON} AS refund`,
};

/** $1 payment id, $2 whole RWF that went back. When nothing is left, the payment is `refunded`. */
export const ADD_REFUNDED: Statement = {
  name: "refund.add-refunded",
  text: `
UPDATE checkout_payment SET refunded_amount = refunded_amount + $2::bigint, updated_at = now(),
  payment_status = CASE WHEN refunded_amount + $2::bigint = amount THEN 'refunded' ELSE payment_status END
WHERE id = $1`,
};

/** $1 how many. What came in and Medusa does not know, of orders it has. Index: checkout_payment_unrecorded. */
export const UNRECORDED_PAYMENTS: Statement = {
  name: "payment.unrecorded",
  text: `
SELECT p.id, p.order_id AS "orderId", p.amount::float8 AS "amountRwf", p.payment_method AS method
FROM checkout_payment p JOIN checkout_order o ON o.id = p.order_id
WHERE p.paid_at IS NOT NULL AND p.recorded_at IS NULL AND o.built_at IS NOT NULL
ORDER BY p.created_at LIMIT $1`,
};

/**
 * $1 how many. What Medusa was told but nobody has seen: see Migration20261124101000.
 * Index: checkout_payment_withdrawn.
 */
export const WITHDRAWN_PAYMENTS: Statement = {
  name: "payment.withdrawn",
  text: `
SELECT id, order_id AS "orderId", amount::float8 AS "amountRwf", payment_method AS method
FROM checkout_payment WHERE paid_at IS NULL AND recorded_at IS NOT NULL
ORDER BY created_at LIMIT $1`,
};

/** $1 payment id. No row: somebody else did. */
export const MARK_WITHDRAWN: Statement = {
  name: "payment.mark-withdrawn",
  text: `UPDATE checkout_payment SET recorded_at = NULL
WHERE id = $1 AND paid_at IS NULL AND recorded_at IS NOT NULL RETURNING order_id AS "orderId"`,
};

/** $1 payment id. No row: somebody else did. */
export const MARK_RECORDED: Statement = {
  name: "payment.recorded",
  text: `UPDATE checkout_payment SET recorded_at = now()
WHERE id = $1 AND recorded_at IS NULL RETURNING order_id AS "orderId"`,
};

/** $1 how many. What went back and Medusa does not know, of payments it has. Index: checkout_refund_unrecorded. */
export const UNRECORDED_REFUNDS: Statement = {
  name: "refund.unrecorded",
  text: `
SELECT f.id, f.payment_id AS "paymentId", f.order_id AS "orderId", f.amount::float8 AS "amountRwf", f.reason
FROM checkout_refund f JOIN checkout_payment p ON p.id = f.payment_id
WHERE f.status = 'completed' AND f.recorded_at IS NULL AND p.recorded_at IS NOT NULL
ORDER BY f.created_at LIMIT $1`,
};

/** $1 refund id. */
export const MARK_REFUND_RECORDED: Statement = {
  name: "refund.recorded",
  text: `UPDATE checkout_refund SET recorded_at = now()
WHERE id = $1 AND recorded_at IS NULL RETURNING order_id AS "orderId"`,
};
