import type { Statement } from "../../../lib/database";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { TEXT_CHOICE_OF_ORDER } from "../published-sql";
import { PARCELS_OF } from "../delivery/sql";
import { CREDIT_OF, PAYMENT_JSON } from "../payment/payment-record";
import { HELD_UNTIL_OF } from "../unpaid-hold/held-sql";
import { RECEIPTS_OF, TAXABLE_OF } from "../receipt/sql";
import { DELIVERED_ON, RETURNS_OF } from "../returns/sql";

/**
 * An order `o` as the mapping needs it; amounts are numbers inside JSON. Payments and refunds are
 * written by the room `payment`, history by `progress`.
 * Indexes: checkout_payment_order, checkout_refund_payment, order_progress_event_order,
 * order_return_order, order_return_exchange, order_receipt_order, delivery_parcel_order,
 * delivery_attempt_parcel.
 */
export const ORDER_JSON = `jsonb_build_object(
  'id', o.id, 'orderNumber', o.order_number, 'accountId', o.account_id, 'hasAccount', ${PLACED_BY} IS NOT NULL,
  'firstname', o.firstname, 'lastname', o.lastname, 'email', o.email, 'phone', o.phone, 'language', o.language, 'textChoice', ${TEXT_CHOICE_OF_ORDER},
  'address', o.address, 'city', o.city, 'district', o.district, 'landmark', o.landmark, 'pin', o.pin,
  'note', o.note, 'items', o.items,
  'subtotal', o.subtotal, 'shipping', o.shipping_amount, 'total', o.total_amount,
  'discount', o.discount_amount, 'discounts', o.discounts, 'credit', ${CREDIT_OF("o.id")},
  'paymentStatus', o.payment_status, 'status', o.status, 'createdAt', o.created_at,
  'heldUntil', ${HELD_UNTIL_OF},
  'isPickup', o.is_pickup, 'delivery', CASE WHEN o.delivery_to IS NULL THEN NULL
    ELSE jsonb_build_object('from', o.delivery_from, 'to', o.delivery_to) END,
  'exchangeOf', (SELECT jsonb_build_object('returnId', r.id, 'returnNumber', r.number, 'returnStatus', r.status, 'until', r.exchange_until,
      'orderId', b.id, 'orderNumber', b.order_number)
    FROM order_return r JOIN checkout_order b ON b.id = r.order_id WHERE r.exchange_order_id = o.id),
  'gift', o.gift -> 'to', 'giftCards', CASE WHEN o.gift IS NOT NULL THEN (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'endsWith', s.ends_with, 'amount', c.amount,
      'balance', s.balance, 'isSwitchedOff', s.is_switched_off) ORDER BY s.id), '[]'::jsonb)
    FROM jsonb_to_recordset(o.gift -> 'cards') AS c(id text, amount bigint) JOIN store_credit s ON s.id = c.id) END,
  'exchangeRates', jsonb_build_object('USD', o.usd_rate, 'EUR', o.eur_rate),
  'payments', (SELECT coalesce(jsonb_agg(${PAYMENT_JSON} ORDER BY p.created_at, p.id), '[]'::jsonb)
    FROM checkout_payment p WHERE p.order_id = o.id),
  'history', (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'status', e.status, 'event', e.event, 'at', e.at, 'by', e.by_whom, 'reason', e.reason) ORDER BY e.id), '[]'::jsonb)
    FROM order_progress_event e WHERE e.order_id = o.id),
  'deliveredOn', ${DELIVERED_ON("o.id", "o.status")}, 'returns', ${RETURNS_OF("o.id")}, 'parcels', ${PARCELS_OF("o.id")},
  'isForgotten', o.anonymised_at IS NOT NULL, 'buyerTin', o.buyer_tin, 'purchaseCode', o.purchase_code, 'receipts', ${RECEIPTS_OF("o.id")},
  'taxable', ${TAXABLE_OF("o")})`;

/** $1 order id. By primary key. */
export const READ_ORDER: Statement = {
  name: "checkout.order",
  text: `SELECT ${ORDER_JSON} AS "order" FROM checkout_order o WHERE o.id = $1`,
};

/** $1 order number, $2 address in lower case. Index: checkout_order_number_unique. */
export const LOOK_UP_ORDER: Statement = {
  name: "checkout.look-up-order",
  text: `SELECT ${ORDER_JSON} AS "order" FROM checkout_order o WHERE o.order_number = $1 AND lower(o.email) = $2`,
};
