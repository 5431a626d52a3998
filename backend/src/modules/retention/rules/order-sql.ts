import type { Sweep } from "./sweep";
import { deletion, KEYS } from "./sweep";

const YEAR_BEGAN = `(date_trunc('year', now() AT TIME ZONE 'Africa/Kigali') AT TIME ZONE 'Africa/Kigali')`;

/** Replaces a person's words; columns and readers expect a text. */
const ERASED = "'(erased)'";

/** Addresses of Medusa keep the district and the country. */
const NOBODY = `first_name = NULL, last_name = NULL, company = NULL, phone = NULL, address_1 = NULL,
  address_2 = NULL, city = province, postal_code = NULL, metadata = NULL`;

/** Who took a parcel, and what was said about it: no word of it is needed to know that it came. */
export const NOBODY_AT_THE_DOOR = "received_by = NULL, note = NULL, cash_reason = NULL";

/** Index: delivery_attempt_named. */
export const DOOR_NAMES: Sweep = {
  from: "delivery_attempt t",
  locked: "t",
  key: "t.id",
  isDue: `(t.received_by IS NOT NULL OR t.note IS NOT NULL OR t.cash_reason IS NOT NULL)
    AND t.at < now() - $1::interval`,
  order: "t.at",
  statements: [`UPDATE delivery_attempt SET ${NOBODY_AT_THE_DOOR} WHERE id = ${KEYS}`],
};

/** Index: order_return_picture_age. */
export const RETURN_PICTURES = deletion(
  "order_return_picture",
  "t.created_at < now() - $1::interval",
  { order: "created_at" },
);

/** Riders are few: they are looked through. What they brought stays theirs, by id. */
export const FORMER_RIDERS: Sweep = {
  from: "delivery_rider t",
  locked: "t",
  key: "t.id",
  isDue: `NOT t.is_active AND t.name <> ${ERASED} AND t.updated_at < now() - $1::interval`,
  order: "t.updated_at",
  statements: [`UPDATE delivery_rider SET name = ${ERASED}, phone = ${ERASED} WHERE id = ${KEYS}`],
};

/**
 * Expired orders lose whatever names a person, and keep totals, products, district, status and dates:
 * the roll-ups count nothing that goes. Every change to an order or its payments locks its
 * order_progress row first, and so does this. Indexes: checkout_order_named, order_progress_pkey,
 * then by order.
 */
export const ORDERS: Sweep = {
  from: "checkout_order o JOIN order_progress g ON g.order_id = o.id",
  locked: "g",
  key: "o.id",
  isDue: `o.anonymised_at IS NULL AND o.created_at < ${YEAR_BEGAN} - $1::interval`,
  order: "o.created_at",
  statements: [
    // Account and line, before the order forgets whose it was.
    `DELETE FROM transit_dismissal d USING checkout_order o, LATERAL jsonb_array_elements(o.items) AS i(item)
     WHERE o.id = ${KEYS} AND d.account_id = o.account_id AND d.line_id = i.item->>'id'`,
    // The access token is made from the order's id; what it opens no longer names anybody.
    `UPDATE checkout_order SET firstname = ${ERASED}, lastname = ${ERASED}, phone = ${ERASED}, address = ${ERASED},
       email = 'order-' || lower(id) || '@deleted.invalid', city = district, landmark = NULL, pin = NULL, note = NULL,
       buyer_tin = NULL, purchase_code = NULL, account_id = NULL, customer_id = NULL, owner_scope = 'erased', idempotency_key = id, body_hash = '',
       anonymised_at = now()
     WHERE id = ${KEYS}`,
    `UPDATE checkout_payment SET phone = NULL, callback_token = NULL, transaction_id = NULL,
       received_by = CASE WHEN received_by LIKE '%@%' THEN 'staff' ELSE received_by END
     WHERE order_id = ${KEYS}`,
    `UPDATE checkout_refund SET reason = ${ERASED}, by_whom = CASE WHEN by_whom LIKE '%@%' THEN 'staff' ELSE by_whom END
     WHERE order_id = ${KEYS}`,
    `DELETE FROM order_note WHERE order_id = ${KEYS}`,
    `DELETE FROM order_return_picture p USING order_return r WHERE p.return_id = r.id AND r.order_id = ${KEYS}`,
    `UPDATE order_return SET note = NULL, reason = CASE WHEN reason IS NOT NULL THEN ${ERASED} END
     WHERE order_id = ${KEYS}`,
    `DELETE FROM product_review WHERE order_id = ${KEYS}`,
    `UPDATE delivery_attempt SET ${NOBODY_AT_THE_DOOR}, by_whom = CASE WHEN by_whom LIKE '%@%' THEN 'staff' ELSE by_whom END
     WHERE order_id = ${KEYS}`,
    `UPDATE order_receipt SET buyer_tin = NULL, purchase_code = NULL,
       signed_by = CASE WHEN signed_by LIKE '%@%' THEN 'staff' ELSE signed_by END
     WHERE order_id = ${KEYS}`,
    `UPDATE order_progress_event SET by_whom = 'staff' WHERE order_id = ${KEYS} AND by_whom LIKE '%@%'`,
    `UPDATE order_address SET ${NOBODY}, customer_id = NULL WHERE id IN (
       SELECT unnest(ARRAY[m.shipping_address_id, m.billing_address_id]) FROM "order" m WHERE m.id = ${KEYS})`,
    `UPDATE fulfillment_address SET ${NOBODY} WHERE id IN (
       SELECT f.delivery_address_id FROM order_fulfillment k JOIN fulfillment f ON f.id = k.fulfillment_id
       WHERE k.order_id = ${KEYS})`,
    `UPDATE "order" SET email = NULL, customer_id = NULL, metadata = metadata - 'note' WHERE id = ${KEYS}`,
    // Changes of address or e-mail in Medusa's dashboard are there, before and after.
    `UPDATE order_change_action SET details = '{}' WHERE order_id = ${KEYS} AND action = 'UPDATE_ORDER_PROPERTIES'`,
  ],
};
