import type { Statement } from "../../../lib/database";

/**
 * $1 order id. How far Medusa's order is, by its lines of the current version; no row: not built.
 * Indexes: primary keys, IDX_order_item_version, IDX_order_id_… of order_fulfillment.
 */
export const MEDUSA_FACTS: Statement = {
  name: "order-progress.medusa-facts",
  text: `
SELECT
  CASE
    WHEN m.status = 'canceled' THEN 'cancelled'
    WHEN bool_and(i.delivered_quantity >= i.quantity) THEN 'delivered'
    WHEN bool_and(greatest(i.shipped_quantity, i.delivered_quantity) >= i.quantity) THEN 'shipped'
    WHEN bool_and(i.fulfilled_quantity >= i.quantity) THEN 'packed'
    WHEN bool_or(i.fulfilled_quantity > 0) THEN 'part'
    ELSE 'open'
  END AS stage,
  (SELECT u.email
   -- A cancellation does not say who.
   FROM order_fulfillment k
   JOIN fulfillment f ON f.id = k.fulfillment_id AND f.canceled_at IS NULL
   JOIN "user" u ON u.id = coalesce(f.marked_shipped_by, f.created_by)
   WHERE k.order_id = $1 AND k.deleted_at IS NULL AND m.status <> 'canceled'
   ORDER BY f.updated_at DESC LIMIT 1) AS "by"
FROM "order" m
JOIN order_item i ON i.order_id = $1 AND i.version = m.version AND i.deleted_at IS NULL
WHERE m.id = $1
GROUP BY m.id`,
};

/**
 * $1 seconds of the lease. The order whose Medusa order has waited longest to follow. Race: several
 * processes look at once. SKIP LOCKED gives each order to one, and when the row lock ends the lease
 * remains; a killed process's order is taken over when it ends. Orders Medusa does not have yet wait
 * to be built. Index: order_progress_behind.
 */
export const CLAIM_BEHIND: Statement = {
  name: "order-progress.claim-behind",
  text: `
WITH behind AS MATERIALIZED (
  SELECT g.order_id FROM order_progress g
  WHERE g.medusa_target IS NOT NULL AND g.medusa_after <= now()
    AND EXISTS (SELECT 1 FROM checkout_order o WHERE o.id = g.order_id AND o.built_at IS NOT NULL)
  ORDER BY g.medusa_after
  LIMIT 1
  FOR NO KEY UPDATE OF g SKIP LOCKED
)
UPDATE order_progress g
SET medusa_after = now() + make_interval(secs => $1), medusa_attempts = g.medusa_attempts + 1
FROM behind
WHERE g.order_id = behind.order_id
RETURNING g.order_id AS "orderId", g.medusa_status AS was, g.medusa_target AS target`,
};

/**
 * $1 order id, $2 what it was brought to; no row: somebody else has brought it there. If the status changed meanwhile, the order
 * is simply due again. Whatever was done in Medusa's dashboard meanwhile is followed afterwards.
 */
export const MARK_BROUGHT: Statement = {
  name: "order-progress.brought",
  text: `
WITH brought AS (
  UPDATE order_progress SET medusa_status = $2, medusa_attempts = 0, medusa_error = NULL,
    medusa_target = CASE WHEN medusa_target = $2 THEN NULL ELSE medusa_target END, medusa_after = now()
  WHERE order_id = $1 AND medusa_target IS NOT NULL
  RETURNING order_id
), touched AS (
  INSERT INTO order_touched (order_id) SELECT order_id FROM brought ON CONFLICT DO NOTHING
)
SELECT order_id FROM brought`,
};

/** $1 order id, $2 kind of error. Retried after 2, 4, 8 … seconds, at most ten minutes. */
export const MARK_NOT_BROUGHT: Statement = {
  name: "order-progress.not-brought",
  text: `
UPDATE order_progress SET medusa_error = $2,
  medusa_after = now() + least(600, power(2, least(medusa_attempts, 10))) * interval '1 second'
WHERE order_id = $1 AND medusa_target IS NOT NULL`,
};

/** $1 how many. Orders that somebody touched in Medusa, the first first. */
export const TOUCHED: Statement = {
  name: "order-progress.touched",
  text: `SELECT order_id AS "orderId" FROM order_touched ORDER BY order_id LIMIT $1`,
};

/**
 * $1 order id. After the order is locked, as MARK_BROUGHT does, and before Medusa's side is read:
 * whoever touches it after this waits for our commit and leaves a new mark.
 */
export const FORGET_TOUCH: Statement = {
  name: "order-progress.forget-touch",
  text: `DELETE FROM order_touched WHERE order_id = $1`,
};

/**
 * $1 order id. Where taken stock came from; the first location for one without
 * counted stock. Index: reservation_item_past.
 */
export const PACKED_FROM: Statement = {
  name: "order-progress.packed-from",
  text: `
SELECT coalesce(
  (SELECT location_id FROM reservation_item WHERE external_id = $1 AND deleted_at IS NOT NULL ORDER BY id LIMIT 1),
  (SELECT id FROM stock_location WHERE deleted_at IS NULL ORDER BY created_at, id LIMIT 1)) AS "locationId"`,
};
