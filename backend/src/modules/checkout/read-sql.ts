import type { Statement } from "../../lib/database";

/** An order as the mapping wants it; amounts are numbers inside JSON. */
const ORDER_JSON = `jsonb_build_object(
  'id', o.id, 'orderNumber', o.order_number, 'accountId', o.account_id,
  'firstname', o.firstname, 'lastname', o.lastname, 'email', o.email, 'phone', o.phone,
  'address', o.address, 'city', o.city, 'district', o.district, 'note', o.note, 'items', o.items,
  'subtotal', o.subtotal, 'shipping', o.shipping_amount, 'total', o.total_amount,
  'paymentStatus', o.payment_status, 'status', g.status, 'createdAt', o.created_at,
  'payments', (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', p.id, 'amount', p.amount, 'paymentMethod', p.payment_method,
      'transactionId', p.transaction_id, 'paymentStatus', p.payment_status,
      'createdAt', p.created_at) ORDER BY p.created_at, p.id), '[]'::jsonb)
    FROM checkout_payment p WHERE p.order_id = o.id),
  'history', (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'status', e.status, 'event', e.event, 'at', e.at, 'by', e.by_whom) ORDER BY e.id), '[]'::jsonb)
    FROM order_progress_event e WHERE e.order_id = o.id))`;

/** $1 order id. Indexes: primary keys, checkout_payment_order, order_progress_event_order. */
export const READ_ORDER: Statement = {
  name: "checkout.order",
  text: `SELECT ${ORDER_JSON} AS "order" FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.id = $1`,
};

/** $1 order number, $2 address in lower case. Index: checkout_order_number_unique. */
export const LOOK_UP_ORDER: Statement = {
  name: "checkout.look-up-order",
  text: `SELECT ${ORDER_JSON} AS "order" FROM checkout_order o JOIN order_progress g ON g.order_id = o.id WHERE o.order_number = $1 AND lower(o.email) = $2`,
};

/**
 * $1 account id or null for all, $2 status or null, $3 search text or null, $4 limit, $5 offset.
 * Searched by position, not by LIKE: what is typed has no wildcards.
 * Indexes: checkout_order_of_account or checkout_order_latest; a search scans, for admins only.
 */
export const LIST_ORDERS: Statement = {
  name: "checkout.orders",
  text: `
WITH matching AS (
  SELECT o.id, o.created_at
  FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
  WHERE ($1::text IS NULL OR o.account_id = $1)
    AND ($2::text IS NULL OR g.status = $2)
    AND ($3::text IS NULL OR position(lower($3) IN lower(concat_ws(' ', o.order_number, o.firstname, o.lastname, o.email, o.phone))) > 0)
), page AS (
  SELECT id FROM matching ORDER BY created_at DESC, id DESC LIMIT $4 OFFSET $5
)
SELECT (SELECT count(*) FROM matching)::integer AS count,
  (SELECT coalesce(jsonb_agg(${ORDER_JSON} ORDER BY o.created_at DESC, o.id DESC), '[]'::jsonb)
   FROM checkout_order o JOIN order_progress g ON g.order_id = o.id
   WHERE o.id IN (SELECT id FROM page)) AS orders`,
};
