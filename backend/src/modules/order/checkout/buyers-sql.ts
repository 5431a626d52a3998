import type { Statement } from "../../../lib/database";
import { USABLE_ACCOUNTS } from "../../account/published-sql";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { SEARCHED } from "./list-sql";

/** How far back somebody is looked for: the newest orders that a search finds. */
const LOOKED_AT = 200;

/**
 * $1 pattern of LIKE, $2 how many. Who ordered, the latest first: an account that ordered itself, else a phone; as in the
 * newest order.
 * Indexes: checkout_order_search, checkout_order_of_account.
 */
export const KNOWN_BUYERS: Statement = {
  name: "checkout.known-buyers",
  text: `
WITH found AS MATERIALIZED (
  SELECT o.*, ${PLACED_BY} AS placed_by FROM checkout_order o WHERE ${SEARCHED} LIKE $1 AND o.anonymised_at IS NULL
  ORDER BY o.created_at DESC LIMIT ${LOOKED_AT}
), person AS (
  SELECT DISTINCT ON (coalesce(placed_by, phone)) * FROM found
  ORDER BY coalesce(placed_by, phone), created_at DESC
)
SELECT (SELECT a.id FROM ${USABLE_ACCOUNTS} a WHERE a.id = p.placed_by) AS "accountId", p.firstname, p.lastname, p.email, p.phone, p.address, p.city, p.district,
  p.landmark, p.pin, p.language, p.is_pickup AS "isPickup",
  CASE WHEN p.placed_by IS NULL THEN (
    SELECT count(*)::integer FROM checkout_order o
    WHERE ${SEARCHED} LIKE '%' || p.phone || '%' AND o.phone = p.phone AND ${PLACED_BY} IS NULL AND o.status <> 'cancelled')
  ELSE (SELECT count(*)::integer FROM checkout_order o
    WHERE o.account_id = p.placed_by AND o.adopted_at IS NULL AND o.status <> 'cancelled') END AS orders
FROM person p ORDER BY p.created_at DESC LIMIT $2`,
};

/**
 * $1 order id. What its buyer bought and kept: with the account, else as a guest with that phone and that address, or
 * none. Whoever types somebody's address borrows nothing of his name. Indexes: primary key, checkout_order_of_account,
 * checkout_order_search.
 */
export const BOUGHT_BY_BUYER: Statement = {
  name: "checkout.bought-by-buyer",
  text: `
SELECT (SELECT jsonb_build_object('orders', count(*), 'totalRwf', coalesce(sum(c.total_amount), 0)) FROM (
    SELECT a.total_amount, a.status FROM checkout_order a
    WHERE a.account_id = b.account_id AND a.adopted_at IS NULL
    UNION ALL SELECT o.total_amount, o.status FROM checkout_order o
    WHERE b.account_id IS NULL AND b.phone <> '' AND ${SEARCHED} LIKE '%' || b.phone || '%'
      AND o.phone = b.phone AND lower(o.email) = b.email AND ${PLACED_BY} IS NULL
  ) c WHERE c.status <> 'cancelled') AS bought
FROM (SELECT ${PLACED_BY} AS account_id, o.phone, lower(o.email) AS email FROM checkout_order o WHERE o.id = $1) b`,
};

/** $1 order number. What its pay link must fit; no row: there is none, or it names nobody any more. */
export const NUMBERED_ORDER: Statement = {
  name: "checkout.numbered",
  text: `SELECT id FROM checkout_order WHERE order_number = $1 AND anonymised_at IS NULL`,
};
