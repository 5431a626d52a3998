import type { Statement } from "../../../lib/database";
import { PROVIDER_OF } from "./payment-record";
import { TAKEN_ON } from "../progress/taken-on-sql";

/** $2 seconds of lease. The sending time is noted first, so that a killed process leaves a trace. */
const claim = (due: string) => `
WITH due AS (
  SELECT id FROM checkout_payment WHERE ${due} FOR UPDATE SKIP LOCKED
)
UPDATE checkout_payment p SET check_count = check_count + 1,
  next_check_at = now() + $2::integer * interval '1 second',
  pushed_at = CASE WHEN p.payment_status = 'pending' THEN coalesce(p.pushed_at, now()) ELSE p.pushed_at END
FROM due, checkout_order o WHERE p.id = due.id AND o.id = p.order_id
RETURNING p.id, p.order_id AS "orderId", o.order_number AS "orderNumber",
  p.amount::float8 AS amount, p.phone, p.reference, p.callback_token AS "callbackToken",
  ${PROVIDER_OF("p")} AS provider, o.email, o.firstname, o.lastname, o.language,
  p.payment_status = 'pending' AS "isPending", p.is_accepted AS "isAccepted",
  extract(epoch FROM now() - p.pushed_at)::float8 AS "sentAgoS", p.check_count AS tries,
  extract(epoch FROM now() - p.created_at)::float8 AS "ageS", p.next_check_at::text AS lease`;

/**
 * $1 how many. Attempts to ask the provider about; whoever takes one keeps it until
 * `next_check_at`, so that two processes never send the same one at once, and a killed one loses
 * only the lease. Index: checkout_payment_due.
 */
export const CLAIM_ATTEMPTS: Statement = {
  name: "payment.claim",
  text: claim("next_check_at <= now() ORDER BY next_check_at LIMIT $1"),
};

/** $1 order id: its pending attempt, due or not. Index: checkout_payment_pending. */
export const CLAIM_PENDING: Statement = {
  name: "payment.claim-pending",
  text: claim("order_id = $1 AND payment_status = 'pending' AND next_check_at IS NOT NULL"),
};

/** $1 id, $2 lease, $3 seconds. A callback meanwhile has made it due already. */
export const ASK_AGAIN: Statement = {
  name: "payment.ask-again",
  text: `
UPDATE checkout_payment SET next_check_at = now() + $3::float8 * interval '1 second'
WHERE id = $1 AND next_check_at = $2::timestamptz`,
};

/** $1 id, $2 whether the provider has it, $3 its page or null. */
export const MARK_ACCEPTED: Statement = {
  name: "payment.accepted",
  text: `
UPDATE checkout_payment SET is_accepted = $2, pay_url = coalesce($3, pay_url)
WHERE id = $1 AND is_accepted <> $2`,
};

/** $1 id, $2 lease. It is no longer checked. */
export const STOP_ASKING: Statement = {
  name: "payment.stop-asking",
  text: `UPDATE checkout_payment SET next_check_at = NULL WHERE id = $1 AND next_check_at = $2::timestamptz`,
};

/** $1 provider, $2 callback token. The call only means it is worth asking. Index: checkout_payment_callback. */
export const HEAR_CALLBACK: Statement = {
  name: "payment.callback",
  text: `
UPDATE checkout_payment SET next_check_at = CASE WHEN next_check_at > now() THEN now() ELSE next_check_at END
WHERE callback_token = $2 AND coalesce(provider, 'mtn') = $1 RETURNING id`,
};

/** $1 provider, $2 reference. As HEAR_CALLBACK. Index: checkout_payment_reference. */
export const HEAR_REFERENCE: Statement = {
  name: "payment.callback-reference",
  text: `
UPDATE checkout_payment SET next_check_at = CASE WHEN next_check_at > now() THEN now() ELSE next_check_at END
WHERE reference = $2::uuid AND provider = $1 RETURNING id`,
};

/** $1 how many. Orders that have waited for a wallet long enough. Index: checkout_payment_holding. */
export const ORDERS_TO_EXPIRE: Statement = {
  name: "payment.to-expire",
  text: `
SELECT order_id AS "orderId" FROM checkout_payment
WHERE holds_order AND expires_at <= now() ORDER BY expires_at LIMIT $1`,
};

/**
 * $1 order id. It outlives the time to approve a wallet payment: staff have moved it on, so that it is theirs, paid or
 * not; or it is kept until a time of its own, as what is wanted in exchange is. Index: order_progress_event_order.
 */
export const STAYS_UNPAID: Statement = {
  name: "payment.stays-unpaid",
  text: `
SELECT EXISTS (SELECT 1 FROM order_progress_event e WHERE e.order_id = $1 AND ${TAKEN_ON})
  OR EXISTS (SELECT 1 FROM unpaid_hold WHERE order_id = $1 AND until > now()) AS stays`,
};

/** $1 how many, $2 seconds of lease. As CLAIM_ATTEMPTS. Index: checkout_refund_due. */
export const CLAIM_REFUNDS: Statement = {
  name: "payment.claim-refunds",
  text: `
WITH due AS (
  SELECT id FROM checkout_refund WHERE next_check_at <= now()
  ORDER BY next_check_at LIMIT $1 FOR UPDATE SKIP LOCKED
)
UPDATE checkout_refund f SET check_count = f.check_count + 1,
  next_check_at = now() + $2::integer * interval '1 second'
FROM due, checkout_payment p, checkout_order o
WHERE f.id = due.id AND p.id = f.payment_id AND o.id = f.order_id
RETURNING f.id, o.order_number AS "orderNumber", f.amount::float8 AS amount, f.reference,
  ${PROVIDER_OF("p")} AS provider, p.phone, p.transaction_id AS "transactionId",
  p.reference AS "paymentReference", f.is_accepted AS "isAccepted", f.check_count AS tries,
  extract(epoch FROM now() - f.created_at)::float8 AS "ageS", f.next_check_at::text AS lease`,
};

/** $1 id, $2 lease, $3 seconds, $4 whether the provider has it. */
export const ASK_REFUND_AGAIN: Statement = {
  name: "payment.ask-refund-again",
  text: `
UPDATE checkout_refund SET is_accepted = $4, next_check_at = now() + $3::float8 * interval '1 second'
WHERE id = $1 AND next_check_at = $2::timestamptz`,
};

/** $1 id, $2 lease. From now on it is paid by hand. */
export const STOP_ASKING_REFUND: Statement = {
  name: "payment.stop-asking-refund",
  text: `UPDATE checkout_refund SET next_check_at = NULL WHERE id = $1 AND next_check_at = $2::timestamptz`,
};

/** Seconds until something is due; null when nothing waits. Indexes: the three of what is due. */
export const SOONEST: Statement = {
  name: "payment.soonest",
  text: `
SELECT extract(epoch FROM least(
  (SELECT min(next_check_at) FROM checkout_payment WHERE next_check_at IS NOT NULL),
  (SELECT min(next_check_at) FROM checkout_refund WHERE next_check_at IS NOT NULL),
  (SELECT min(expires_at) FROM checkout_payment WHERE holds_order)) - now())::float8 AS seconds`,
};
