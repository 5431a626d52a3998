import { textChoiceFor } from "../account/published-sql";
import { PLACED_BY } from "./guest-orders/placed-by-sql";

/** How much an order holds, and for how long. Read by the doctor. */
export { HELD_UNTIL, PIECES_OF_ORDER } from "./unpaid-hold/held-sql";

/** Whose an order was when it was placed. Read by the doctor. */
export { PLACED_BY };

/** Which orders in exchange are kept. Read by the doctor. */
export { KEPT_EXCHANGE } from "./exchange/sql";

/** SQL of how the buyer of order `o` wants to be told of it besides by mail. */
export const TEXT_CHOICE_OF_ORDER = textChoiceFor("o.text_channel", "o.account_id");

/**
 * Rows (product_id, pieces) of what was ordered since `now() - span` and is not cancelled. Read by the catalogue, in the
 * background: it reads every order of that time. Index: checkout_order_latest.
 * @param span an SQL interval
 */
export const orderedWithin = (span: string): string => `
  SELECT i ->> 'product_id' AS product_id, sum((i ->> 'quantity')::integer)::integer AS pieces
  FROM checkout_order o CROSS JOIN LATERAL jsonb_array_elements(o.items) i
  WHERE o.created_at > now() - ${span} AND o.status <> 'cancelled' AND i ->> 'product_id' IS NOT NULL
  GROUP BY 1`;

/** More articles than anybody wears: an order of a club or a reseller says nothing of what goes together. */
const MOST_TOGETHER = 10;

/**
 * Rows (low, high, weight) of products that were ordered together since `now() - span`, the lower id first, and not
 * cancelled. A pair of an order of n products weighs 2 / n, so that a large order does not say everything; half after
 * `halfLife`. Of one account the same pair counts once, as of its last order. Read by the catalogue, in the background: it
 * reads every order of that time. Index: checkout_order_latest.
 * @param span SQL intervals
 */
export const orderedTogether = (span: string, halfLife: string): string => `
  SELECT low, high, sum(weight) AS weight FROM (
    SELECT l.id AS low, h.id AS high, max(
      power(0.5, extract(epoch FROM now() - b.created_at) / extract(epoch FROM ${halfLife})) * 2 / cardinality(b.ids)) AS weight
    FROM (
      SELECT coalesce(o.account_id, o.id) AS buyer, o.created_at, ARRAY(
        SELECT DISTINCT i ->> 'product_id' FROM jsonb_array_elements(o.items) i WHERE i ->> 'product_id' IS NOT NULL) AS ids
      FROM checkout_order o
      WHERE o.created_at > now() - ${span} AND o.status <> 'cancelled') b
    CROSS JOIN LATERAL unnest(b.ids) l (id)
    CROSS JOIN LATERAL unnest(b.ids) h (id)
    WHERE cardinality(b.ids) BETWEEN 2 AND ${MOST_TOGETHER} AND l.id COLLATE "C" < h.id COLLATE "C"
    GROUP BY b.buyer, l.id, h.id) p
  GROUP BY low, high`;

/**
 * SQL of the order that a line is of: `order_number`, and the `image` that it shows of the line. Read by reviews.
 * Index: checkout_order_pkey.
 * @param order SQL of the order's id @param line SQL of the line's
 */
export const orderOfLine = (order: string, line: string): string =>
  `(SELECT o.order_number, (
     SELECT i ->> 'image' FROM jsonb_array_elements(o.items) i WHERE i ->> 'id' = ${line} LIMIT 1) AS image
   FROM checkout_order o WHERE o.id = ${order})`;

/**
 * SQL of whether somebody ordered since a moment. Read by reminders of carts. Index: checkout_order_latest; it reads the orders since then.
 * @param since SQL of the moment @param account SQL of an account's id, or null @param contact SQL of an address in lower case, or of E.164
 */
export const orderedSince = (since: string, account: string, contact: string): string => `EXISTS (
  SELECT 1 FROM checkout_order o WHERE o.created_at >= ${since}
    AND (o.account_id = ${account} OR lower(o.email) = ${contact} OR o.phone = ${contact}))`;

/** SQL of whether order `id` (an expression) stands, and is not cancelled. Read by drops. Index: checkout_order_pkey. */
export const orderStands = (id: string): string =>
  `EXISTS (SELECT 1 FROM checkout_order s WHERE s.id = ${id} AND s.status <> 'cancelled')`;

/** The same of an order to `phone`. Index: checkout_order_pkey. */
export const orderStandsFor = (id: string, phone: string): string =>
  `EXISTS (SELECT 1 FROM checkout_order s WHERE s.id = ${id} AND s.phone = ${phone} AND s.status <> 'cancelled')`;

export interface MailedOrder {
  /** Its buyer typed an address, and nobody knows whether it is his; also once it came into that address's account. */
  isOfGuest: boolean;
  isCancelled: boolean;
  /** Its buyer wants mails only. */
  isMailedOnly: boolean;
}
/** $1 order. A `MailedOrder`: what decides whether a mail about it is sent. Read by mails. Index: checkout_order_pkey. */
export const MAILED_ORDER = `
SELECT ${PLACED_BY} IS NULL AS "isOfGuest", o.status = 'cancelled' AS "isCancelled", ${TEXT_CHOICE_OF_ORDER} = 'none' AS "isMailedOnly"
FROM checkout_order o WHERE o.id = $1`;

/**
 * SQL of whom a text about an order goes to, and how he wants it: `phone`, `choice`. Nobody's once it is forgotten. Read by text messages.
 * Index: checkout_order_pkey.
 * @param id SQL of the order's id
 */
export const phoneOfOrder = (id: string): string =>
  `(SELECT o.phone, ${TEXT_CHOICE_OF_ORDER} AS choice FROM checkout_order o WHERE o.id = ${id} AND o.anonymised_at IS NULL)`;

/** $1 the last id of the page before, $2 rows a page: pictures that orders show. Read by the sweep of pictures. Index: checkout_order_pkey. */
export const PICTURES_OF_ORDERS = `SELECT id, jsonb_path_query_array(items, '$[*].image')::text AS text FROM checkout_order
      WHERE id > $1 ORDER BY id LIMIT $2`;
