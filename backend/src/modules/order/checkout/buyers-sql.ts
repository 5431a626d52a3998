import type { Statement } from "../../../lib/database";
import { SEARCHED } from "./list-sql";

/** How far back somebody is looked for: the newest orders that a search finds. */
const LOOKED_AT = 200;

/**
 * $1 pattern of LIKE, $2 how many. Who ordered, the latest first: an account, else a phone; as in the newest order.
 * Indexes: checkout_order_search, checkout_order_of_account.
 */
export const KNOWN_BUYERS: Statement = {
  name: "checkout.known-buyers",
  text: `
WITH found AS MATERIALIZED (
  SELECT o.* FROM checkout_order o WHERE ${SEARCHED} LIKE $1 AND o.anonymised_at IS NULL
  ORDER BY o.created_at DESC LIMIT ${LOOKED_AT}
), person AS (
  SELECT DISTINCT ON (coalesce(account_id, phone)) * FROM found
  ORDER BY coalesce(account_id, phone), created_at DESC
)
SELECT p.account_id AS "accountId", p.firstname, p.lastname, p.email, p.phone, p.address, p.city, p.district,
  p.is_pickup AS "isPickup",
  CASE WHEN p.account_id IS NULL THEN (
    SELECT count(*)::integer FROM checkout_order o
    WHERE ${SEARCHED} LIKE '%' || p.phone || '%' AND o.phone = p.phone AND o.account_id IS NULL AND o.status <> 'cancelled')
  ELSE (SELECT count(*)::integer FROM checkout_order o
    WHERE o.account_id = p.account_id AND o.status <> 'cancelled') END AS orders
FROM person p ORDER BY p.created_at DESC LIMIT $2`,
};

/** $1 order number. What its pay link must fit; no row: there is none, or it names nobody any more. */
export const NUMBERED_ORDER: Statement = {
  name: "checkout.numbered",
  text: `SELECT id FROM checkout_order WHERE order_number = $1 AND anonymised_at IS NULL`,
};
