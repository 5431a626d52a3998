/** How much an order holds, and for how long. Read by the doctor. */
export { HELD_UNTIL, PIECES_OF_ORDER } from "./unpaid-hold/held-sql";

/**
 * SQL of whether a guest placed an order; null if there is no such order. Read by mails.
 * Index: checkout_order_pkey.
 * @param orderId SQL of the order's id
 */
export const isOfGuest = (orderId: string): string =>
  `(SELECT account_id IS NULL FROM checkout_order WHERE id = ${orderId})`;

/** $1 the last id of the page before, $2 rows a page: pictures that orders show. Read by the sweep of pictures. Index: checkout_order_pkey. */
export const PICTURES_OF_ORDERS = `SELECT id, jsonb_path_query_array(items, '$[*].image')::text AS text FROM checkout_order
      WHERE id > $1 ORDER BY id LIMIT $2`;
