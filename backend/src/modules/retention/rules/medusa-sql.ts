import { deletion, KEYS, type Sweep } from "./sweep";

/** Rows of Medusa's modules; foreign keys delete lines and methods with their cart. */
export const MEDUSA_CARTS: Sweep = {
  from: "cart t",
  locked: "t",
  key: "t.id",
  isDue: "t.updated_at < now() - $1::interval",
  order: "t.updated_at",
  statements: [
    `DELETE FROM order_cart WHERE cart_id = ${KEYS}`,
    `DELETE FROM cart_payment_collection WHERE cart_id = ${KEYS}`,
    `DELETE FROM cart_promotion WHERE cart_id = ${KEYS}`,
    `WITH gone AS (DELETE FROM cart WHERE id = ${KEYS} RETURNING shipping_address_id, billing_address_id)
     DELETE FROM cart_address WHERE id IN (
       SELECT unnest(ARRAY[shipping_address_id, billing_address_id]) FROM gone)`,
  ],
};

const FORGET_ADDRESSES = `DELETE FROM customer_address WHERE customer_id = ${KEYS}`;
const LEAVE_GROUPS = `DELETE FROM customer_group_customer WHERE customer_id = ${KEYS}`;

/** Index of the second condition: IDX_order_customer_id. */
export const GUESTS: Sweep = {
  from: "customer t",
  locked: "t",
  key: "t.id",
  isDue: `NOT t.has_account AND t.updated_at < now() - $1::interval
    AND NOT EXISTS (SELECT 1 FROM "order" m WHERE m.customer_id = t.id)
    AND NOT EXISTS (SELECT 1 FROM account a WHERE a.customer_id = t.id)`,
  order: "t.id",
  statements: [FORGET_ADDRESSES, LEAVE_GROUPS, `DELETE FROM customer WHERE id = ${KEYS}`],
};

/** What an anonymous address of Medusa's customers looks like; a deleted account's looks the same. */
const ANONYMOUS_CUSTOMER = `email = 'deleted-' || lower(id) || '@deleted.invalid', first_name = 'Deleted',
  last_name = 'user', company_name = NULL, phone = NULL, metadata = NULL`;

/** The row stays for the orders that name it. */
export const REMOVED_PEOPLE: Sweep = {
  from: "customer t",
  locked: "t",
  key: "t.id",
  isDue: `t.deleted_at < now() - $1::interval AND coalesce(t.email, '') NOT LIKE 'deleted-%@deleted.invalid'`,
  order: "t.id",
  statements: [FORGET_ADDRESSES, `UPDATE customer SET ${ANONYMOUS_CUSTOMER} WHERE id = ${KEYS}`],
};

export const REMOVED_STAFF = deletion(`"user"`, "t.deleted_at < now() - $1::interval");

export const INVITATIONS = deletion("invite", "t.expires_at < now() - $1::interval");

/** Index: notification_age. */
export const NOTIFICATIONS = deletion("notification", "t.created_at < now() - $1::interval", {
  order: "created_at",
});

/** Medusa only deletes those it was told how long to keep. */
export const EXECUTIONS = deletion(
  "workflow_execution",
  `t.state IN ('done', 'reverted', 'failed') AND t.updated_at < now() - $1::interval`,
);
