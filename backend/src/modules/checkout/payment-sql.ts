import type { Statement } from "../../lib/database";

/** Who may pay for an order, and whether it can still be paid. $1 order id. */
export const PAYABLE: Statement = {
  name: "checkout.payable",
  text: `SELECT o.account_id AS "accountId", g.status FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.id = $1`,
};

/**
 * $1 order id, $2 payment id, $3 method, $4 label of the client.
 * Completes a payment of the whole amount unless there is one; amount and status are the order's,
 * nothing of them comes from a request. Two calls at once meet at checkout_payment_completed: the
 * second writes nothing, and reads the first one's row on its next look (0 rows here).
 * A cancelled order takes no payment.
 */
export const COMPLETE_PAYMENT: Statement = {
  name: "checkout.pay",
  text: `
WITH paid AS (
  INSERT INTO checkout_payment (id, order_id, amount, payment_method, transaction_id, payment_status)
  SELECT $2, o.id, o.total_amount, $3, $4, 'completed'
  FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
  WHERE o.id = $1 AND g.status <> 'cancelled'
  ON CONFLICT (order_id) WHERE payment_status = 'completed' DO NOTHING
  RETURNING *
), marked AS (
  UPDATE checkout_order o SET payment_status = 'completed' FROM paid WHERE o.id = paid.order_id
), known AS (
  SELECT * FROM paid
  UNION ALL
  SELECT * FROM checkout_payment WHERE order_id = $1 AND payment_status = 'completed'
)
SELECT id, amount::float8 AS amount, payment_method AS "paymentMethod", transaction_id AS "transactionId",
  payment_status AS "paymentStatus", created_at AS "createdAt" FROM known`,
};
