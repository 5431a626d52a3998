import type { Statement } from "../../../lib/database";
import { BY_PROVIDER, IS_PART } from "../payment/payment-record";
import { PROVEN_ACCOUNTS } from "../../account/published-sql";

/**
 * Orders of account $1: its own, and what was placed as a guest with its verified address. Reads
 * the orders themselves and the accounts with a verified address, so that the list always agrees
 * with the orders. Indexes: account_pkey, checkout_order_of_account, checkout_order_of_guest.
 */
const OWN = `own AS (
  SELECT id FROM checkout_order WHERE account_id = $1
  UNION ALL
  SELECT o.id
  FROM ${PROVEN_ACCOUNTS} a JOIN checkout_order o ON lower(o.email) = a.email AND o.account_id IS NULL
  WHERE a.id = $1
)`;

/** What pays a part of order `o` starts nothing: the rest is not paid. */
const PAYS = `(NOT ${IS_PART("p")} OR o.payment_status = 'completed')`;

/**
 * Lines on their way: goods of open orders (`own`) that are paid or will be paid at the door. Indexes:
 * checkout_order_pkey, order_progress_pkey, checkout_payment_order.
 */
const OPEN_LINES = `
  SELECT i.item->>'id' AS id, i.item, i.place, o.id AS order_id, o.order_number, o.created_at,
    g.status, counted.since
  FROM own
  JOIN checkout_order o ON o.id = own.id
  JOIN order_progress g ON g.order_id = o.id AND g.status IN ('pending', 'processing', 'shipped')
  CROSS JOIN LATERAL (
    SELECT min(p.created_at) AS since FROM checkout_payment p
    WHERE p.order_id = o.id AND ((p.payment_status = 'completed' AND ${PAYS})
      OR (NOT ${BY_PROVIDER("p")} AND p.payment_status = 'pending'))
  ) counted
  CROSS JOIN LATERAL jsonb_array_elements(o.items) WITH ORDINALITY AS i(item, place)
  WHERE counted.since IS NOT NULL AND i.item -> 'is_gift_card' IS NULL`;

/** Those that account $1 has not taken off. Index: transit_dismissal_pkey. */
const ON_THE_WAY = `line AS (${OPEN_LINES} AND NOT EXISTS (
    SELECT 1 FROM transit_dismissal d WHERE d.account_id = $1 AND d.line_id = i.item->>'id')
)`;

const asLines = (from: string) => `(SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', l.id, 'item', l.item, 'orderId', l.order_id, 'orderNumber', l.order_number,
      'status', l.status, 'since', l.since) ORDER BY l.created_at DESC, l.order_id DESC, l.place), '[]'::jsonb)
   FROM (${from}) l)`;

/** $1 account, $2 limit, $3 offset; what was ordered last comes first. */
export const LIST: Statement = {
  name: "transit.list",
  text: `
WITH ${OWN}, ${ON_THE_WAY}
SELECT (SELECT count(*) FROM line)::integer AS count,
  ${asLines("SELECT * FROM line ORDER BY created_at DESC, order_id DESC, place LIMIT $2 OFFSET $3")} AS lines`,
};

/** $1 orders, few: whoever asks holds their tokens. What was ordered last comes first. */
export const LINES_ON_THE_WAY: Statement = {
  name: "transit.lines-on-the-way",
  text: `WITH own AS (SELECT unnest($1::text[]) AS id) SELECT ${asLines(OPEN_LINES)} AS lines`,
};

/**
 * $1 order: what of it is on its owner's list, by the same rules as above.
 * Indexes: checkout_order_pkey, order_progress_pkey, checkout_payment_order, account_email,
 * transit_dismissal_pkey.
 */
export const OF_ORDER: Statement = {
  name: "transit.of-order",
  text: `
SELECT to_json(counted.since) #>> '{}' AS since,
  counted.since IS NOT NULL AND g.status IN ('pending', 'processing', 'shipped') AS "isOnTheWay",
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', i.item->>'id', 'name', i.item->>'product_name', 'size', i.item->>'size',
      'color', i.item->>'color', 'quantity', (i.item->>'quantity')::integer,
      'isTakenOff', EXISTS (SELECT 1 FROM transit_dismissal d
        WHERE d.account_id = coalesce(o.account_id, a.id) AND d.line_id = i.item->>'id'))
      ORDER BY i.place), '[]'::jsonb)
   FROM jsonb_array_elements(o.items) WITH ORDINALITY AS i(item, place)) AS lines
FROM checkout_order o
JOIN order_progress g ON g.order_id = o.id
LEFT JOIN ${PROVEN_ACCOUNTS} a ON o.account_id IS NULL AND a.email = lower(o.email)
CROSS JOIN LATERAL (
  SELECT min(p.created_at) AS since FROM checkout_payment p
  WHERE p.order_id = o.id AND ((p.payment_status = 'completed' AND ${PAYS})
    OR (NOT ${BY_PROVIDER("p")} AND p.payment_status = 'pending'))
) counted
WHERE o.id = $1`,
};

/** $1 account, $2 order numbers: every line of those of its own orders, whatever became of them. */
export const LINES_OF_ORDERS: Statement = {
  name: "transit.lines-of-orders",
  text: `
WITH ${OWN}
SELECT i.item->>'id' AS id, o.order_number AS "orderNumber", i.item->>'product_id' AS "productId",
  i.item->>'variant_id' AS "variantId", i.item->>'size' AS size, i.item->>'color' AS color
FROM own JOIN checkout_order o ON o.id = own.id
CROSS JOIN LATERAL jsonb_array_elements(o.items) AS i(item)
WHERE o.order_number = ANY ($2::text[])`,
};

/** $1 account, $2 lines. Index: transit_dismissal_pkey. */
export const BRING_BACK: Statement = {
  name: "transit.bring-back",
  text: `DELETE FROM transit_dismissal WHERE account_id = $1 AND line_id = ANY ($2::text[])`,
};

/**
 * $1 account, $2 line. Two calls at once meet at the primary key: one of them removes it. One's own
 * line that is not on the list, or no longer, leaves nothing to remove.
 */
export const DISMISS_ONE: Statement = {
  name: "transit.dismiss-one",
  text: `
WITH ${OWN}, ${ON_THE_WAY}, dismissed AS (
  INSERT INTO transit_dismissal (account_id, line_id)
  SELECT $1, id FROM line WHERE id = $2
  ON CONFLICT DO NOTHING RETURNING 1
)
SELECT (SELECT count(*) FROM dismissed)::integer AS removed,
  EXISTS (SELECT 1 FROM own JOIN checkout_order o ON o.id = own.id
    WHERE o.items @> jsonb_build_array(jsonb_build_object('id', $2::text))) AS "isOwn"`,
};

/** $1 account. */
export const DISMISS_ALL: Statement = {
  name: "transit.dismiss-all",
  text: `
WITH ${OWN}, ${ON_THE_WAY}, dismissed AS (
  INSERT INTO transit_dismissal (account_id, line_id)
  SELECT $1, id FROM line
  ON CONFLICT DO NOTHING RETURNING 1
)
SELECT count(*)::integer AS removed FROM dismissed`,
};
