import type { Statement } from "../../../lib/database";
import { PLACED_BY } from "../guest-orders/placed-by-sql";
import { TAKEN_ON } from "../progress/taken-on-sql";

/** $1 order. Who gets the new pieces, and where: its account, if it was placed with that. By primary key. */
export const READ_BUYER: Statement = {
  name: "exchange.buyer",
  text: `
SELECT ${PLACED_BY} AS "accountId", customer_id AS "customerId", firstname, lastname, email, phone,
  address AS delivery_address, city, district, country, landmark, pin, language, text_channel,
  is_pickup AS "isPickup"
FROM checkout_order o WHERE id = $1`,
};

/** $1 id, $2 return. */
export const ADD_BALANCE: Statement = {
  name: "exchange.add-balance",
  text: `INSERT INTO store_credit (id, return_id) VALUES ($1, $2)`,
};

/**
 * $1 return. Its balance, held until the transaction ends: whoever cancels the new order and whoever closes the return
 * go one after the other. No row: nothing is exchanged. Index: store_credit_return_id_key.
 */
export const HOLD_BALANCE: Statement = {
  name: "exchange.hold-balance",
  text: `
SELECT s.id AS "creditId", s.balance::float8 AS balance, (r.exchange_amount - s.balance)::float8 AS "usedRwf"
FROM store_credit s JOIN order_return r ON r.id = s.return_id
WHERE s.return_id = $1 FOR NO KEY UPDATE OF s`,
};

/** SQL of whether order `g` is kept for what return `r` brings back, and nobody has taken it on. */
export const KEPT_EXCHANGE = `r.status IN ('requested', 'approved')
  AND g.status IN ('pending', 'processing') AND g.stock_state = 'reserved'
  AND NOT EXISTS (SELECT 1 FROM order_progress_event e
    WHERE e.order_id = g.order_id AND ${TAKEN_ON})`;
/** It is with its buyer, or on its way, and what comes back for it is not here. */
const IS_SENT = `r.status IN ('requested', 'approved') AND g.status IN ('shipped', 'delivered')`;
const OVERDUE = `r.exchange_until <= now() AND (${KEPT_EXCHANGE} OR ${IS_SENT})`;

/**
 * $1 how many. Returns whose pieces did not come in time. Indexes:
 * order_return_exchange_until, order_progress_pkey, order_progress_event_order.
 */
export const OVERDUE_EXCHANGES: Statement = {
  name: "exchange.overdue",
  text: `
SELECT r.id AS "returnId" FROM order_return r JOIN order_progress g ON g.order_id = r.exchange_order_id
WHERE ${OVERDUE} ORDER BY r.exchange_until LIMIT $1`,
};

/** $1 return, whose order the caller holds. No row: it may stay. By primary keys. */
export const READ_OVERDUE: Statement = {
  name: "exchange.read-overdue",
  text: `
SELECT 'R-' || r.number AS "returnNumber", o.id AS "orderId", o.order_number AS "orderNumber", o.email,
  ${IS_SENT} AS "isSent"
FROM order_return r JOIN order_progress g ON g.order_id = r.exchange_order_id
JOIN checkout_order o ON o.id = r.exchange_order_id
WHERE r.id = $1 AND ${OVERDUE}`,
};

/** $1 return. It is looked at again tomorrow. */
export const LET_STAY: Statement = {
  name: "exchange.let-stay",
  text: `UPDATE order_return SET exchange_until = now() + interval '1 day' WHERE id = $1`,
};
