import { BY_HAND } from "../../../../contracts/staff-orders";
import type { SqlRule } from "../rule";

/** Where an order's stock may be in each status; packing in Medusa's dashboard takes it early. */
const FITTING = `
  CASE g.status WHEN 'pending' THEN g.stock_state = 'reserved'
    WHEN 'processing' THEN g.stock_state IN ('reserved', 'taken')
    WHEN 'cancelled' THEN g.stock_state = 'released'
    ELSE g.stock_state = 'taken' END`;

export const ORDER_RULES: readonly SqlRule[] = [
  {
    name: "Every order has lines, a number, an address, and totals that add up",
    wrong: `
SELECT o.id FROM checkout_order o
LEFT JOIN LATERAL (
  SELECT count(*) AS lines, sum((i.item->>'line_total')::numeric) AS total,
    sum((SELECT sum((d->>'amount')::numeric) FROM jsonb_array_elements(i.item->'discounts') AS d)) AS taken,
    bool_and((i.item->>'quantity')::numeric > 0
      AND (i.item->>'line_total')::numeric = (i.item->>'unit_price')::numeric * (i.item->>'quantity')::numeric) AS is_right
  FROM jsonb_array_elements(CASE jsonb_typeof(o.items) WHEN 'array' THEN o.items ELSE '[]' END) AS i(item)
) s ON true
WHERE s.lines = 0 OR s.is_right IS NOT TRUE OR s.total <> o.subtotal
  OR o.total_amount <> o.subtotal + o.shipping_amount - o.discount_amount OR o.total_amount < 0
  OR o.discount_amount <> (SELECT coalesce(sum((d->>'amount')::numeric), 0) FROM jsonb_array_elements(o.discounts) AS d)
  OR o.discount_amount <> coalesce(s.taken, 0) + (
    SELECT coalesce(sum((d->>'delivery_amount')::numeric), 0) FROM jsonb_array_elements(o.discounts) AS d)
  OR o.order_number !~ '^STR-[0-9]{6,}$'
  OR '' IN (btrim(o.firstname), btrim(o.lastname), btrim(o.phone), btrim(o.address), btrim(o.country))
  -- Those of the staff, and what is exchanged of them, may have no email address; nobody brings what is collected.
  OR (btrim(o.email) = '' AND o.owner_scope NOT LIKE 'staff:%' AND o.owner_scope <> 'exchange')
  OR (o.is_pickup <> (btrim(o.city) = '' OR btrim(o.district) = ''))`,
  },
  {
    name: "Every discount of an order was used once, and given back if the order was cancelled",
    wrong: `
SELECT o.id FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
WHERE (
  SELECT jsonb_object_agg(d->>'promotion_id', d->'amount') FROM jsonb_array_elements(o.discounts) AS d
  WHERE d->>'promotion_id' <> '${BY_HAND}'
) IS DISTINCT FROM (
  SELECT jsonb_object_agg(u.promotion_id, u.amount) FROM checkout_discount u
  WHERE u.order_id = o.id AND (u.returned_at IS NOT NULL) = (g.status = 'cancelled'))`,
  },
  {
    name: "Every order has a status, and a history that ends with it",
    wrong: `
SELECT o.id FROM checkout_order o
LEFT JOIN order_progress g ON g.order_id = o.id
LEFT JOIN LATERAL (
  SELECT e.status FROM order_progress_event e WHERE e.order_id = o.id ORDER BY e.id DESC LIMIT 1
) e ON true
WHERE e.status IS DISTINCT FROM g.status OR g.status IS NULL`,
  },
  {
    name: "The list of orders shows the status of each",
    wrong: `
SELECT o.id FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.status <> g.status`,
    mend: [
      `SELECT order_id FROM order_progress WHERE order_id = ANY ($1::text[]) ORDER BY order_id FOR NO KEY UPDATE`,
      `UPDATE checkout_order o SET status = g.status FROM order_progress g
       WHERE g.order_id = o.id AND o.id = ANY ($1::text[]) AND o.status <> g.status`,
    ],
  },
  {
    name: "The stock of every order is held, sold or released as its status says",
    wrong: `SELECT g.order_id AS id FROM order_progress g WHERE NOT (${FITTING})`,
  },
  {
    name: "No checkout made two orders",
    wrong: `
SELECT min(id) AS id FROM checkout_order GROUP BY owner_scope, idempotency_key HAVING count(*) > 1
UNION ALL
SELECT min(id) FROM checkout_order GROUP BY order_number HAVING count(*) > 1`,
  },
];
