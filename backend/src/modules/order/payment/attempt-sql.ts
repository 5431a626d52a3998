import type { Statement } from "../../../lib/database";
import { isCardsAlone } from "../credit/sql";
import { DUE_OF } from "../delivery/sql";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { BY_PROVIDER, PAYMENT_JSON, PAYMENT_STATUS_OF, PROVIDER_OF } from "./payment-record";

/**
 * $1 order id. Everything that changes a payment holds this row first, as every status change does:
 * of two attempts, or an attempt and a cancellation, the second sees what the first left. Only what
 * never changes may be read from checkout_order here. Index: order_progress_pkey.
 */
export const HOLD_ORDER: Statement = {
  name: "payment.hold-order",
  text: `
SELECT o.id, g.status, o.order_number AS "orderNumber", o.email, o.is_pickup AS "isPickup",
  ${isCardsAlone("o")} AS "isCardsAlone"
FROM order_progress g JOIN checkout_order o ON o.id = g.order_id
WHERE g.order_id = $1 FOR UPDATE OF g`,
};

/** $1 order id. After HOLD_ORDER: what may have changed while that waited. `creditAccountId`: whose credit it may become. */
export const READ_HELD: Statement = {
  name: "payment.read-held",
  text: `
SELECT o.district, o.total_amount::float8 AS total, o.account_id AS "accountId", ${PLACED_BY} AS "creditAccountId" FROM checkout_order o WHERE o.id = $1`,
};

/** $1 order id. After HOLD_ORDER; in the order of ids. Index: checkout_payment_order. */
export const HOLD_PAYMENTS: Statement = {
  name: "payment.hold-payments",
  text: `
SELECT id, amount::float8 AS amount, payment_method AS method, payment_status AS status, phone, ${PROVIDER_OF("checkout_payment")} AS provider,
  paid_at IS NOT NULL AS "isPaid", next_check_at IS NOT NULL AS "isOpen",
  holds_order AS "holdsOrder", coalesce(expires_at <= now(), false) AS "isOver", credit_id AS "creditId",
  failure_reason IS NOT DISTINCT FROM 'order_cancelled' AS "isGivenBack",
  is_part AS "isPart", freed_amount::float8 AS freed
FROM checkout_payment WHERE order_id = $1 ORDER BY id FOR UPDATE`,
};

/** $1 payment id. */
export const ORDER_OF_PAYMENT: Statement = {
  name: "payment.order",
  text: `SELECT order_id AS "orderId" FROM checkout_payment WHERE id = $1`,
};

/**
 * $1 id, $2 order id, $3 amount, $4 method, $5 label, $6 phone, $7 reference, $8 callback token,
 * $9 minutes to pay, $10 provider or null. What a provider is asked for ($7) holds the order until its deadline, replacing the one
 * before, and is due to be sent at once.
 */
export const ADD_ATTEMPT: Statement = {
  name: "payment.add",
  text: `
INSERT INTO checkout_payment (id, order_id, amount, payment_method, transaction_id, payment_status,
  phone, reference, callback_token, expires_at, holds_order, next_check_at, provider)
SELECT $1, $2, $3, $4, $5, 'pending', $6, $7::uuid, $8,
  CASE WHEN $7::uuid IS NOT NULL THEN now() + $9::integer * interval '1 minute' END,
  $7::uuid IS NOT NULL,
  CASE WHEN $7::uuid IS NOT NULL THEN now() END, $10`,
};

/** $1 phone, held until the transaction ends: two orders asking one phone count one after the other. */
export const HOLD_PHONE: Statement = {
  name: "payment.hold-phone",
  text: `SELECT pg_advisory_xact_lock(hashtext('strive.payment.phone:' || $1::text))`,
};

/** $1 phone. How often it was asked lately, for whatever order. Index: checkout_payment_asked. */
export const COUNT_PROMPTS: Statement = {
  name: "payment.count-prompts",
  text: `
SELECT count(*) FILTER (WHERE created_at > now() - interval '1 hour')::integer AS "inHour",
  count(*)::integer AS "inDay"
FROM checkout_payment WHERE phone = $1 AND created_at > now() - interval '1 day'`,
};

/** $1 order id, $2 reason. Anything sent to a wallet is still checked: it may yet be paid. */
export const FAIL_PENDING: Statement = {
  name: "payment.fail-pending",
  text: `
UPDATE checkout_payment SET payment_status = 'failed', failure_reason = $2, updated_at = now()
WHERE order_id = $1 AND payment_status = 'pending'`,
};

/** $1 id, $2 reason. The provider's last word; an attempt that was given up keeps its reason. */
export const FAIL_ATTEMPT: Statement = {
  name: "payment.fail",
  text: `
UPDATE checkout_payment SET payment_status = 'failed', updated_at = now(), next_check_at = NULL,
  failure_reason = CASE WHEN payment_status = 'pending' OR $2 = 'wrong_amount' THEN $2 ELSE failure_reason END
WHERE id = $1`,
};

/** $1 id, $2 reason. It did not work, but may yet: its provider is still asked. */
export const DECLINE_ATTEMPT: Statement = {
  name: "payment.decline",
  text: `
UPDATE checkout_payment SET payment_status = 'failed', failure_reason = $2, updated_at = now()
WHERE id = $1 AND payment_status = 'pending'`,
};

/**
 * $1 id, $2 `completed`, or `refunded` when all of it goes back, $3 transaction id or reference, $4 how and
 * $5 by which staff it was seen; null if its provider reported it. Dated after the order is locked, not by
 * the transaction's start: later than a cancellation it waited for. Medusa has nothing to record of nothing.
 */
export const MARK_PAID: Statement = {
  name: "payment.paid",
  text: `
UPDATE checkout_payment SET payment_status = $2, paid_at = clock_timestamp(), updated_at = now(),
  failure_reason = NULL, next_check_at = NULL, transaction_id = coalesce($3, transaction_id),
  received_as = $4, received_by = $5, recorded_at = CASE WHEN amount = 0 THEN now() ELSE recorded_at END
WHERE id = $1`,
};

/** $1 reference of a transfer, held until the transaction ends. */
export const HOLD_REFERENCE: Statement = {
  name: "payment.hold-reference",
  text: `SELECT pg_advisory_xact_lock(hashtext('strive.payment.reference:' || upper($1::text)))`,
};

/**
 * $1 reference, $2 order id. Another order paid by this transfer, to the till, to the bank or by a
 * wallet. Index: checkout_payment_transfer.
 */
export const REFERENCE_USED_BY: Statement = {
  name: "payment.reference-used",
  text: `
SELECT o.order_number AS "orderNumber"
FROM checkout_payment p JOIN checkout_order o ON o.id = p.order_id
WHERE upper(p.transaction_id) = upper($1) AND p.paid_at IS NOT NULL AND p.order_id <> $2
  AND (${BY_PROVIDER("p")} OR p.received_as IN ('mobile_money', 'bank_transfer'))
LIMIT 1`,
};

/** $1 order id. The order no longer waits for a wallet. */
export const RELEASE_HOLD: Statement = {
  name: "payment.release-hold",
  text: `UPDATE checkout_payment SET holds_order = false WHERE order_id = $1 AND holds_order`,
};

/**
 * $1 payment id. What store credit had paid is given back, as the order was cancelled: should staff reopen the
 * order, all of it is to pay.
 */
export const MARK_GIVEN_BACK: Statement = {
  name: "payment.given-back",
  text: `UPDATE checkout_payment SET failure_reason = 'order_cancelled', updated_at = now() WHERE id = $1`,
};

/**
 * $1 order id. What is still owed for it, without what riders have: that is counted with the day sheet. 0 rows when
 * nothing is. Its row in order_progress is held. Index: delivery_attempt_order.
 */
export const OWED: Statement = {
  name: "payment.owed",
  text: `
SELECT o.order_number AS "orderNumber", ${DUE_OF("o")} AS due FROM checkout_order o
WHERE o.id = $1 AND ${DUE_OF("o")} > 0`,
};

/** $1 order id, whose row in order_progress is held. Counted cash of riders that pays nothing. Index: delivery_attempt_order. */
export const PARTS: Statement = {
  name: "payment.parts",
  text: `
SELECT coalesce(sum(cash_amount), 0)::float8 AS rwf FROM delivery_attempt
WHERE order_id = $1 AND settled = 'part' AND voided_at IS NULL`,
};

/** $1 order id. What the order shows follows its payments, in the same transaction. */
export const FOLLOW: Statement = {
  name: "payment.follow",
  text: `
UPDATE checkout_order o SET payment_status = ${PAYMENT_STATUS_OF("o")}
WHERE o.id = $1 AND o.payment_status <> ${PAYMENT_STATUS_OF("o")}`,
};

const PAYMENT_OF_ORDER = `
SELECT p.order_id AS "orderId", o.order_number AS "orderNumber", o.account_id AS "accountId",
  ${PAYMENT_JSON} AS payment
FROM checkout_payment p JOIN checkout_order o ON o.id = p.order_id`;

/** $1 payment id. */
export const READ_PAYMENT: Statement = {
  name: "payment.read",
  text: `${PAYMENT_OF_ORDER} WHERE p.id = $1`,
};

/** $1 status or null, $2 method or null, $3 order id or null. */
const FILTER = `($1::text IS NULL OR p.payment_status = $1) AND ($2::text IS NULL OR p.payment_method = $2)
    AND ($3::text IS NULL OR p.order_id = $3)`;

/** Payments of which something is still to be paid back: few. Index: checkout_refund_requested. */
const HAS_REQUESTED =
  "p.id IN (SELECT f.payment_id FROM checkout_refund f WHERE f.status = 'requested')";

const listOf = (filter: string) => `
WITH page AS (
  SELECT p.id FROM checkout_payment p WHERE ${filter}
  ORDER BY p.created_at DESC, p.id DESC LIMIT $4 OFFSET $5
)
${PAYMENT_OF_ORDER} WHERE p.id IN (SELECT id FROM page) ORDER BY p.created_at DESC, p.id DESC`;
const countOf = (filter: string) =>
  `SELECT count(*)::integer AS count FROM checkout_payment p WHERE ${filter}`;

/** FILTER, $4 limit, $5 offset. Newest first. Index: checkout_payment_latest. */
export const LIST_PAYMENTS: Statement = { name: "payment.list", text: listOf(FILTER) };
export const COUNT_PAYMENTS: Statement = { name: "payment.count", text: countOf(FILTER) };

/** As above, of those with a requested refund. */
export const LIST_TO_REFUND: Statement = {
  name: "payment.list-to-refund",
  text: listOf(`${FILTER} AND ${HAS_REQUESTED}`),
};
export const COUNT_TO_REFUND: Statement = {
  name: "payment.count-to-refund",
  text: countOf(`${FILTER} AND ${HAS_REQUESTED}`),
};
