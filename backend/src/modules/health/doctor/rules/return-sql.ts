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
];
