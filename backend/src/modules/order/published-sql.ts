import { setting } from "../settings/published-sql";

/**
 * When row `h` of unpaid_hold ends: after the minutes that staff have set, and half an hour after less
 * than a tenth of one of its products was left. Cash on delivery and wallets have ends of their own.
 */
export const HELD_UNTIL = `least(
  h.since + ${setting("hold_minutes")} * interval '1 minute',
  h.scarce_since + interval '30 minutes')`;

/** Pieces of order `o`: what it holds. */
export const PIECES_OF_ORDER = `(SELECT sum((i ->> 'quantity')::integer) FROM jsonb_array_elements(o.items) i)`;

/**
 * SQL of whether nobody was signed in who placed an order; null when there is no such order. Read by mails.
 * Index: checkout_order_pkey.
 * @param orderId SQL of the order's id
 */
export const isOfGuest = (orderId: string): string =>
  `(SELECT account_id IS NULL FROM checkout_order WHERE id = ${orderId})`;

/** $1 the last id of the page before, $2 rows a page: pictures that orders show. Read by the sweep of pictures. Index: checkout_order_pkey. */
export const PICTURES_OF_ORDERS = `SELECT id, jsonb_path_query_array(items, '$[*].image')::text AS text FROM checkout_order
      WHERE id > $1 ORDER BY id LIMIT $2`;
