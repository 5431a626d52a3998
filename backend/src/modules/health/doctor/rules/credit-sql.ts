import type { SqlRule } from "../rule";

export const CREDIT_RULES: readonly SqlRule[] = [
  {
    name: "Every balance of store credit is the sum of its entries",
    wrong: `
SELECT s.id FROM store_credit s
WHERE s.balance <> (SELECT coalesce(sum(e.amount), 0) FROM store_credit_entry e WHERE e.credit_id = s.id)`,
  },
  {
    name: "Store credit left a balance where it paid an order, and came back where it was paid back",
    wrong: `
SELECT coalesce(moved.id, e.payment_id, e.refund_id) AS id FROM (
  SELECT p.id, p.credit_id, -p.amount AS amount, 'order' AS kind FROM checkout_payment p WHERE p.payment_method = 'credit'
  UNION ALL
  SELECT f.id, f.credit_id, f.amount, 'refund' FROM checkout_refund f WHERE f.credit_id IS NOT NULL
) moved
FULL JOIN (
  SELECT e.*, CASE e.kind WHEN 'order' THEN e.payment_id ELSE e.refund_id END AS of_id
  FROM store_credit_entry e WHERE e.kind IN ('order', 'refund')
) e ON e.of_id = moved.id AND e.kind = moved.kind AND e.credit_id = moved.credit_id AND e.amount = moved.amount
WHERE moved.id IS NULL OR e.id IS NULL`,
  },
  {
    name: "No cancelled order keeps store credit",
    wrong: `
SELECT p.id FROM checkout_payment p JOIN order_progress g ON g.order_id = p.order_id
WHERE g.status = 'cancelled' AND p.payment_method = 'credit' AND p.failure_reason IS NULL`,
  },
  {
    name: "Every gift card that was sold and paid is there, and those of orders that came to nothing are off",
    wrong: `
SELECT o.id FROM checkout_order o
CROSS JOIN LATERAL jsonb_to_recordset(o.gift -> 'cards') AS c(id text, amount bigint)
LEFT JOIN store_credit s ON s.id = c.id
LEFT JOIN LATERAL (SELECT coalesce(sum(e.amount), 0) AS sold, coalesce(min(e.amount), 0) AS least
  FROM store_credit_entry e WHERE e.credit_id = c.id AND e.kind = 'sold' AND e.order_id = o.id) e ON true
WHERE o.gift IS NOT NULL AND CASE WHEN o.payment_status = 'completed' AND o.status <> 'cancelled'
  THEN s.id IS NULL OR e.sold <> c.amount
  ELSE e.least >= 0 AND NOT s.is_switched_off AND s.balance > 0 END`,
  },
];
