import type { SqlRule } from "../rule";

/**
 * What a drop sold was there: its stock is every order's, so `STOCK_RULES` and `RESERVATION_RULES` say that. Staff's own orders
 * have no ticket and no row here. Indexes: drop_entry_place, checkout_order_pkey, drop_order_pkey.
 */
export const DROP_RULES: readonly SqlRule[] = [
  {
    name: "Whoever ordered in a drop's queue had the turn then, and one ticket for one order",
    wrong: `
SELECT s.order_id AS id FROM drop_order s
JOIN product_drop d ON d.id = s.drop_id AND d.has_queue
JOIN checkout_order o ON o.id = s.order_id
LEFT JOIN LATERAL (
  SELECT count(*) AS tickets, count(*) FILTER (WHERE t.place <= d.admitted AND t.turn_until > o.created_at) AS turns
  FROM drop_entry t WHERE t.drop_id = s.drop_id AND t.order_id = s.order_id) k ON true
WHERE k.tickets <> 1 OR k.turns <> 1
UNION ALL
SELECT t.order_id FROM drop_entry t
WHERE t.order_id IS NOT NULL AND NOT EXISTS (
  SELECT 1 FROM drop_order s WHERE s.drop_id = t.drop_id AND s.order_id = t.order_id)`,
  },
  {
    name: "The places of a drop's queue are given once, without gaps, and come up in their order",
    wrong: `
SELECT d.id FROM product_drop d
CROSS JOIN LATERAL (
  SELECT count(t.place) AS given, coalesce(max(t.place), 0) AS last,
    count(*) FILTER (WHERE (t.place <= d.admitted) IS DISTINCT FROM (t.turn_until IS NOT NULL) AND t.place IS NOT NULL) AS astray
  FROM drop_entry t WHERE t.drop_id = d.id) q
WHERE d.lot IS NOT NULL AND (q.given <> d.places OR q.last <> d.places OR q.astray > 0)`,
  },
];
