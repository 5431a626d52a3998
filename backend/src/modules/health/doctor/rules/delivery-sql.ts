import type { SqlRule } from "../rule";

export const DELIVERY_RULES: readonly SqlRule[] = [
  {
    name: "Parcels are where their order is",
    wrong: `
SELECT p.id FROM delivery_parcel p JOIN order_progress g ON g.order_id = p.order_id
WHERE (g.status = 'cancelled') <> (p.state = 'void')
  OR (g.status = 'delivered' AND p.state <> 'delivered')
  OR (g.status IN ('pending', 'processing') AND p.state = 'out')
  OR (g.status IN ('pending', 'processing', 'shipped') AND NOT EXISTS (
    SELECT 1 FROM delivery_parcel n WHERE n.order_id = p.order_id AND n.state <> 'delivered'))`,
  },
  {
    name: "The parcels of an order hold each of its pieces once",
    wrong: `
SELECT o.id FROM checkout_order o WHERE o.id IN (SELECT order_id FROM delivery_parcel) AND (
  SELECT jsonb_object_agg(i ->> 'id', (i ->> 'quantity')::integer) FROM jsonb_array_elements(o.items) i
  WHERE i -> 'is_gift_card' IS NULL
) IS DISTINCT FROM (
  SELECT jsonb_object_agg(item_id, pieces) FROM (
    SELECT x.item_id, sum(x.quantity)::integer AS pieces FROM delivery_parcel p
    CROSS JOIN LATERAL jsonb_to_recordset(p.items) AS x(item_id text, quantity integer)
    WHERE p.order_id = o.id GROUP BY 1) t)`,
  },
  {
    name: "What riders took is counted whole, and is the payment it says",
    wrong: `
SELECT s.id FROM delivery_sheet s
WHERE s.counted_at IS NOT NULL AND s.expected_amount <> (
  SELECT coalesce(sum(a.cash_amount), 0) FROM delivery_attempt a WHERE a.sheet_id = s.id AND a.voided_at IS NULL)
UNION ALL
SELECT a.id FROM delivery_attempt a JOIN delivery_sheet s ON s.id = a.sheet_id
WHERE (a.settled IS NOT NULL) <> (s.counted_at IS NOT NULL AND a.cash_amount > 0 AND a.voided_at IS NULL)
UNION ALL
SELECT p.id FROM checkout_payment p
CROSS JOIN LATERAL (SELECT count(*) AS n, sum(a.cash_amount) AS took, bool_and(a.order_id = p.order_id) AS own
  FROM delivery_attempt a WHERE a.payment_id = p.id) a
WHERE a.n > 0 AND (NOT a.own OR a.took < p.amount OR p.paid_at IS NULL)`,
  },
];
