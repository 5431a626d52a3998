import type { SqlRule } from "../rule";

/** What payment `p` is beside the one that pays the rest: store credit, or money of before its order became dearer. */
const isPart = (p: string) => `(${p}.payment_method = 'credit' OR ${p}.is_part)`;

/** What parts pay of an order `o`, by what became of them. */
const parts = (
  which: string,
) => `(SELECT coalesce(sum(c.amount - c.freed_amount), 0) FROM checkout_payment c
  WHERE c.order_id = o.id AND ${isPart("c")} AND ${which})`;
const KEPT = "c.failure_reason IS DISTINCT FROM 'order_cancelled'";

/** An order's status by its payments, as modules/order/payment writes it. */
const STATUS_BY_PAYMENTS = `(
  SELECT CASE WHEN bool_or(p.payment_status = 'completed'
      AND (NOT ${isPart("p")} OR ${parts(KEPT)} = o.total_amount)) THEN 'completed'
    WHEN bool_or(p.payment_status = 'pending') THEN 'pending'
    WHEN bool_or(p.payment_status = 'refunded' AND (p.payment_method <> 'credit'
      OR p.failure_reason IS DISTINCT FROM 'order_cancelled')) THEN 'refunded' ELSE 'unpaid' END
  FROM checkout_payment p WHERE p.order_id = o.id)`;

/** Money of its payments `p` that is not paid back whole. */
const MONEY = `coalesce(sum(p.amount - p.freed_amount) FILTER (WHERE NOT ${isPart("p")} AND p.payment_status = 'completed'), 0)`;

const LOCK_ORDERS = `SELECT order_id FROM order_progress WHERE order_id = ANY ($1::text[]) ORDER BY order_id FOR NO KEY UPDATE`;

export const PAYMENT_RULES: readonly SqlRule[] = [
  {
    name: "No order is paid twice, or being paid twice",
    wrong: `
SELECT order_id AS id FROM checkout_payment WHERE payment_status IN ('completed', 'pending')
  AND payment_method <> 'credit' AND NOT is_part
GROUP BY order_id, payment_status HAVING count(*) > 1`,
  },
  {
    // Late money for an order already paid is on its way back: it has a refund. A cancellation gives credit back
    // at once, and money when somebody has paid it out.
    name: "Every paid order was paid in full",
    wrong: `
SELECT o.id FROM checkout_order o JOIN checkout_payment p ON p.order_id = o.id
WHERE p.payment_status IN ('completed', 'refunded') AND o.payment_status = 'completed'
GROUP BY o.id HAVING o.total_amount NOT IN (
  ${MONEY} + ${parts(KEPT)},
  ${MONEY} + ${parts("c.payment_status = 'completed'")},
  ${MONEY} + CASE WHEN o.status = 'cancelled' THEN ${parts("true")} ELSE 0 END)`,
  },
  {
    name: "Every order shows the payment status that its payments add up to",
    wrong: `SELECT o.id FROM checkout_order o WHERE o.payment_status <> ${STATUS_BY_PAYMENTS}`,
    mend: [
      LOCK_ORDERS,
      `UPDATE checkout_order o SET payment_status = ${STATUS_BY_PAYMENTS} WHERE o.id = ANY ($1::text[])`,
    ],
  },
  {
    name: "Money was received exactly where a payment is completed or refunded",
    wrong: `
SELECT id FROM checkout_payment WHERE (paid_at IS NOT NULL) <> (payment_status IN ('completed', 'refunded'))`,
  },
  {
    name: "No more is refunded than was paid, and payments show how much",
    wrong: `
SELECT p.id FROM checkout_payment p
LEFT JOIN LATERAL (
  SELECT coalesce(sum(f.amount) FILTER (WHERE f.status = 'completed'), 0) AS paid_back,
    coalesce(sum(f.amount) FILTER (WHERE f.status <> 'failed'), 0) AS promised
  FROM checkout_refund f WHERE f.payment_id = p.id
) f ON true
WHERE p.refunded_amount <> f.paid_back OR f.promised > CASE WHEN p.paid_at IS NULL THEN 0 ELSE p.amount END`,
  },
  {
    // While a double payment goes back, it is already refunded.
    name: "A payment counts as refunded when all of it is paid back, and only then",
    wrong: `
SELECT p.id FROM checkout_payment p
LEFT JOIN LATERAL (
  SELECT coalesce(sum(f.amount), 0) AS asked FROM checkout_refund f WHERE f.payment_id = p.id
) f ON true
WHERE (p.payment_status = 'refunded' AND f.asked < p.amount)
  OR (p.payment_status = 'completed' AND p.amount > 0 AND p.refunded_amount >= p.amount)`,
  },
  {
    // What a refund of it that failed left open is another rule's.
    name: "What a change made needless of a payment goes back, and no more of it pays its order",
    wrong: `
SELECT p.id FROM checkout_payment p
LEFT JOIN LATERAL (
  SELECT coalesce(sum(f.amount), 0) AS asked FROM checkout_refund f WHERE f.payment_id = p.id
) f ON true
WHERE p.freed_amount > f.asked OR (p.is_part AND (p.paid_at IS NULL OR p.payment_method = 'credit'))`,
  },
  {
    // A failed one is settled once as much went back, or was requested, afterwards.
    name: "No refund has failed, or waits longer than a day",
    wrong: `
SELECT f.id FROM checkout_refund f
WHERE (f.status = 'requested' AND f.created_at < now() - interval '1 day')
  OR (f.status = 'failed' AND f.amount > (
    SELECT coalesce(sum(g.amount), 0) FROM checkout_refund g
    WHERE g.payment_id = f.payment_id AND g.status <> 'failed' AND g.created_at >= f.created_at))`,
  },
  {
    name: "No cancelled order still waits for payment",
    wrong: `
SELECT p.id FROM checkout_payment p JOIN order_progress g ON g.order_id = p.order_id
WHERE g.status = 'cancelled' AND p.payment_status = 'pending'`,
  },
  {
    // One that failed is another rule's.
    name: "No cancelled order keeps money that is not being refunded",
    wrong: `
SELECT p.id FROM checkout_payment p JOIN order_progress g ON g.order_id = p.order_id
WHERE g.status = 'cancelled' AND p.payment_status = 'completed' AND p.amount > (
  SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f WHERE f.payment_id = p.id) + (
  -- What was spent of the gift cards that it bought.
  SELECT coalesce(sum(e.amount), 0) FROM store_credit_entry e WHERE e.order_id = p.order_id AND e.kind = 'sold')`,
  },
];

/** Marked for the job that ends what was not paid in time; see actions/payment. */
export const OVERDUE_PAYMENTS: SqlRule = {
  name: "No payment waits longer than allowed",
  wrong: `
SELECT p.id FROM checkout_payment p CROSS JOIN patience
WHERE (p.payment_status = 'pending' OR p.holds_order) AND p.expires_at < now() - patience.span`,
  mend: [
    `UPDATE checkout_payment SET holds_order = true WHERE id = ANY ($1::text[]) AND payment_status = 'pending'`,
  ],
};
