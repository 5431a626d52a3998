import type { InstalledSql } from "../../../lib/installed-sql";
import type { Statement } from "../../../lib/database";
import { PROVEN_ACCOUNTS } from "../../account/published-sql";

const IS_ITS_OWNERS = `lower(o.email) = a.email AND o.account_id IS NULL AND o.anonymised_at IS NULL`;

/** Orders `o` that a guest placed with the address of account `a`, and that are nobody's yet. */
const NOBODYS = `${PROVEN_ACCOUNTS} a JOIN checkout_order o ON ${IS_ITS_OWNERS}`;

/** SQL: whether order `o` is about to come into an account. Index: account_email. */
export const WAITS_FOR_ACCOUNT = `EXISTS (SELECT 1 FROM ${PROVEN_ACCOUNTS} a WHERE ${IS_ITS_OWNERS})`;

const HELD = `
SELECT g.order_id AS id FROM ${NOBODYS} JOIN order_progress g ON g.order_id = o.id`;

/**
 * $1 account. Every change to an order locks its order_progress row first, and so does this; several in the order
 * of their ids. Indexes: account_pkey, checkout_order_of_guest, order_progress_pkey.
 */
export const HOLD_OF_ACCOUNT: Statement = {
  name: "guest-orders.hold-of-account",
  text: `${HELD} WHERE a.id = $1 ORDER BY g.order_id FOR NO KEY UPDATE OF g`,
};

/** $1 how many. The same of orders that Medusa does not have yet. Indexes: checkout_order_unbuilt, account_email. */
export const HOLD_UNBUILT: Statement = {
  name: "guest-orders.hold-unbuilt",
  text: `${HELD} WHERE o.built_at IS NULL ORDER BY g.order_id LIMIT $1 FOR NO KEY UPDATE OF g SKIP LOCKED`,
};

/**
 * $1 orders. Race: two accounts never have one address, and of two who bring the same order in the second finds
 * it somebody's. Index: primary key.
 */
export const ADOPT: Statement = {
  name: "guest-orders.adopt",
  text: `
UPDATE checkout_order o SET account_id = a.id, customer_id = a.customer_id, adopted_at = now()
FROM ${PROVEN_ACCOUNTS} a
WHERE o.id = ANY ($1::text[]) AND ${IS_ITS_OWNERS}
RETURNING o.id`,
};

/**
 * SQL: brings Medusa's orders `m` to the customer of ours. Those that Medusa does not have yet are built with it, or follow
 * when they are marked as built.
 */
const FOLLOW = `
UPDATE "order" m SET customer_id = o.customer_id, updated_at = now() FROM checkout_order o
WHERE m.id = o.id AND o.customer_id IS NOT NULL AND m.customer_id IS DISTINCT FROM o.customer_id`;

/** $1 orders, all of which are built. By primary keys. */
export const FOLLOW_BUILT: Statement = {
  name: "guest-orders.follow-built",
  text: `${FOLLOW} AND o.id = ANY ($1::text[]) AND o.built_at IS NOT NULL RETURNING m.id`,
};

/** $1 orders that are just marked as built. By primary keys. */
export const FOLLOW_NEW: Statement = {
  name: "guest-orders.follow-new",
  text: `${FOLLOW} AND o.id = ANY ($1::text[])`,
};

/** Orders of before they came into accounts. */
export const GUEST_ORDERS_SQL: InstalledSql = {
  name: "guest-orders",
  statements: [
    `UPDATE checkout_order t SET account_id = a.id, customer_id = a.customer_id, adopted_at = now()
     FROM ${NOBODYS} WHERE t.id = o.id`,
    `${FOLLOW} AND o.adopted_at IS NOT NULL`,
  ],
};
