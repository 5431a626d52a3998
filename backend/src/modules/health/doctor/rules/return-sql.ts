import { KEPT_EXCHANGE } from "../../../order/published-sql";
import { EXCHANGE_DAYS } from "../../../../contracts/return-days";
import type { SqlRule } from "../rule";

/** Returns `r` that hold pieces. */
const LIVE = `r.status NOT IN ('declined', 'withdrawn')`;

export const RETURN_RULES: readonly SqlRule[] = [
  {
    name: "No more pieces come back than were ordered, and only of delivered orders",
    wrong: `
SELECT r.order_id AS id FROM order_return r JOIN order_progress g ON g.order_id = r.order_id
WHERE ${LIVE} AND g.status <> 'delivered'
UNION ALL
SELECT o.id FROM order_return r JOIN checkout_order o ON o.id = r.order_id
CROSS JOIN LATERAL jsonb_to_recordset(r.items) AS x(item_id text, quantity integer, sellable integer, damaged integer)
LEFT JOIN LATERAL (
  SELECT (i ->> 'quantity')::integer AS pieces FROM jsonb_array_elements(o.items) i WHERE i ->> 'id' = x.item_id
) i ON true
WHERE ${LIVE} GROUP BY o.id, x.item_id
HAVING sum(coalesce(x.sellable + x.damaged, x.quantity)) > coalesce(max(i.pieces), 0)`,
  },
  {
    // Whatever became of a refund that failed is another rule's.
    name: "Every settled return was paid back, once, and no other",
    wrong: `
SELECT r.id FROM order_return r
WHERE coalesce(r.refunded_amount, 0) <> (
  SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f WHERE f.return_id = r.id)
OR (r.refunded_amount IS NOT NULL) <> (r.status = 'settled')`,
  },
  {
    // A balance has what its return promised, as long as that is open: what pays the new order, and what is left.
    name: "Every exchange is paid by what its return promised, and closed with it",
    wrong: `
SELECT r.id FROM order_return r
LEFT JOIN store_credit s ON s.return_id = r.id
CROSS JOIN LATERAL (
  SELECT coalesce(sum(p.amount - (SELECT coalesce(sum(f.amount), 0) FROM checkout_refund f
    WHERE f.payment_id = p.id AND f.credit_id = s.id)), 0) AS used
  FROM checkout_payment p WHERE p.order_id = r.exchange_order_id AND p.credit_id = s.id
) p
CROSS JOIN LATERAL (
  SELECT coalesce(sum(f.amount), 0) AS settled FROM checkout_refund f WHERE f.return_id = r.id AND f.credit_id = s.id
) f
WHERE r.exchange_order_id IS NOT NULL AND CASE
  WHEN s.id IS NULL THEN true
  WHEN r.status IN ('requested', 'approved', 'received') THEN s.is_switched_off OR s.balance + p.used <> r.exchange_amount
  ELSE NOT s.is_switched_off OR s.balance <> 0 OR f.settled <> least(coalesce(r.refunded_amount, 0), p.used)
    OR (r.status <> 'settled' AND p.used > 0) END
UNION ALL
SELECT s.id FROM store_credit s WHERE s.return_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM order_return r WHERE r.id = s.return_id AND r.exchange_order_id IS NOT NULL)`,
  },
  {
    // One that lost its end would be kept forever.
    name: "No exchange is kept for longer than allowed",
    wrong: `
SELECT r.id FROM patience CROSS JOIN order_return r JOIN order_progress g ON g.order_id = r.exchange_order_id
WHERE ${KEPT_EXCHANGE}
  AND coalesce(r.exchange_until, r.created_at + interval '${EXCHANGE_DAYS} days') < now() - patience.span`,
    mend: [
      `UPDATE order_return SET exchange_until = created_at + interval '${EXCHANGE_DAYS} days'
       WHERE id = ANY ($1::text[]) AND exchange_until IS NULL`,
    ],
  },
];
