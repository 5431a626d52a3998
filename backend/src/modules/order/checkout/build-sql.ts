import type { Statement } from "../../../lib/database";
import { WAITS_FOR_ACCOUNT } from "../guest-orders/sql";

/** Held for one batch only. Only tried: a waiter would hold a connection. */
export const TRY_BUILD_LOCK: Statement = {
  name: "checkout.build-lock",
  text: `SELECT pg_try_advisory_xact_lock(hashtext('strive.checkout.build')) AS held`,
};

/**
 * $1 how many. Acknowledged orders Medusa does not have yet, oldest first; not those that come into an account next,
 * which would be a guest's for Medusa. Index: checkout_order_unbuilt.
 */
export const UNBUILT_ORDERS: Statement = {
  name: "checkout.unbuilt",
  text: `
SELECT o.id, o.order_number AS "orderNumber", o.customer_id AS "customerId", o.firstname, o.lastname,
  o.email, o.phone, o.address, o.city, o.district, o.country, o.landmark, o.pin, o.note, o.items,
  o.total_amount::float8 AS "totalRwf", o.shipping_amount::float8 AS "shippingRwf",
  o.discounts, o.is_pickup AS "isPickup",
  EXISTS (SELECT 1 FROM "order" m WHERE m.id = o.id) AS "isInMedusa"
FROM checkout_order o
WHERE o.built_at IS NULL AND o.build_after <= now() AND NOT ${WAITS_FOR_ACCOUNT}
ORDER BY o.created_at
LIMIT $1`,
};

/**
 * $1 order ids, before they are marked as built. Guests not yet made a customer by an earlier order.
 * Indexes: primary keys, IDX_order_customer_id.
 */
export const NEW_GUESTS: Statement = {
  name: "checkout.new-guests",
  text: `
SELECT DISTINCT c.id FROM "order" m JOIN customer c ON c.id = m.customer_id AND NOT c.has_account
WHERE m.id = ANY ($1::text[]) AND NOT EXISTS (
  SELECT 1 FROM "order" k JOIN checkout_order o ON o.id = k.id AND o.built_at IS NOT NULL
  WHERE k.customer_id = c.id)`,
};

/** $1 order ids. */
export const MARK_BUILT: Statement = {
  name: "checkout.built",
  text: `
UPDATE checkout_order SET built_at = now(), build_error = NULL
WHERE id = ANY ($1::text[]) AND built_at IS NULL`,
};

/** $1 order id, $2 kind of error. Retried after 2, 4, 8 … seconds, at most ten minutes. */
export const MARK_BUILD_FAILED: Statement = {
  name: "checkout.build-failed",
  text: `
UPDATE checkout_order SET build_attempts = build_attempts + 1, build_error = $2,
  build_after = now() + least(600, power(2, least(build_attempts + 1, 10))) * interval '1 second'
WHERE id = $1 AND built_at IS NULL`,
};

/** Ids that every Medusa order carries: the store's channel, the region of RWF, the delivery option. */
export const ORDER_SETTING: Statement = {
  name: "checkout.setting",
  text: `
SELECT
  coalesce(
    (SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1),
    (SELECT id FROM sales_channel WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1)) AS "salesChannelId",
  (SELECT id FROM region WHERE currency_code = 'rwf' AND deleted_at IS NULL ORDER BY created_at LIMIT 1) AS "regionId",
  (SELECT id FROM shipping_option WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1) AS "shippingOptionId"`,
};
