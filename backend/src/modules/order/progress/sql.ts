import type { Statement } from "../../../lib/database";
import { isCardsAlone } from "../credit/sql";
import { isMailed } from "../../mail/published-sql";
import { setting } from "../../settings/published-sql";

/** Index: order_progress_event_order. */
export const HISTORY_OF_ORDER: Statement = {
  name: "order-progress.history",
  text: `SELECT status, event, at, by_whom AS "by", reason FROM order_progress_event WHERE order_id = $1 ORDER BY id`,
};

/**
 * $1 order id. The first lock of every change to an order: twenty at once go one after the other,
 * each sees what the one before committed, and none deadlock.
 * Index: primary keys.
 */
export const HOLD_ORDER: Statement = {
  name: "order-progress.hold",
  text: `
SELECT g.status, g.stock_state AS "stockState", g.medusa_status AS "medusaStatus",
  g.medusa_target AS "medusaTarget", o.order_number AS "orderNumber", o.email
FROM order_progress g JOIN checkout_order o ON o.id = g.order_id
WHERE g.order_id = $1
FOR NO KEY UPDATE OF g`,
};

/**
 * $1 order id, $2 status, $3 state of the stock, $4 what Medusa's order must now be brought to (null:
 * nothing new), $5 what it is known to be (null: unchanged). Indexes: primary key, order_return_order.
 */
export const WRITE_STATUS: Statement = {
  name: "order-progress.write",
  text: `
UPDATE order_progress SET status = $2, stock_state = $3, updated_at = now(),
  medusa_target = coalesce($4, medusa_target), medusa_status = coalesce($5, medusa_status),
  -- A return of it that is being brought to Medusa comes first.
  medusa_after = CASE WHEN $4::text IS NULL OR EXISTS (SELECT 1 FROM order_return r
    WHERE r.order_id = $1 AND r.medusa_target IS NOT NULL AND r.medusa_after > now())
    THEN medusa_after ELSE now() END, medusa_attempts = 0
WHERE order_id = $1`,
};

/**
 * $1 cancelled order. `credit`: money came in for it, and what paid the rest of it went back; `cards`: it is of gift cards,
 * and money came in, which is paid back as they are taken back. Index: checkout_payment_order.
 */
export const GONE_BACK: Statement = {
  name: "order-progress.gone-back",
  text: `
SELECT coalesce(bool_or((payment_method = 'credit' OR is_part) AND failure_reason = 'order_cancelled')
  AND bool_or(payment_method <> 'credit' AND payment_status = 'completed'), false) AS credit,
  coalesce(bool_or(paid_at IS NOT NULL AND payment_method <> 'credit')
    AND (SELECT o.gift IS NOT NULL FROM checkout_order o WHERE o.id = $1), false) AS cards
FROM checkout_payment WHERE order_id = $1`,
};

/**
 * $1 order. Holds the gift cards that it brought: only a statement that begins once they are held sees what was
 * spent of them. By primary keys.
 */
export const HOLD_CARDS: Statement = {
  name: "order-progress.hold-cards",
  text: `
SELECT s.id FROM store_credit s WHERE s.id IN (
  SELECT c ->> 'id' FROM checkout_order o CROSS JOIN LATERAL jsonb_array_elements(o.gift -> 'cards') c
  WHERE o.id = $1 AND o.gift IS NOT NULL)
ORDER BY s.id FOR NO KEY UPDATE`,
};

/** $1 cards, held. Whether one was used. Index: store_credit_entry_credit. */
export const IS_CARD_USED: Statement = {
  name: "order-progress.is-card-used",
  text: `
SELECT coalesce(sum(amount), 0) < 0 AS yes FROM store_credit_entry
WHERE credit_id = ANY ($1::text[]) AND kind IN ('order', 'refund')`,
};

/**
 * $1 how many. Paid orders of gift cards alone that have all been mailed: nothing else is to be done for them.
 * Indexes: checkout_order_cards, mail_key.
 */
export const MAILED_CARDS: Statement = {
  name: "order-progress.mailed-cards",
  text: `
SELECT o.id FROM checkout_order o
WHERE ${isCardsAlone("o")} AND o.status IN ('pending', 'processing') AND o.payment_status = 'completed'
  AND NOT EXISTS (
    SELECT 1 FROM jsonb_array_elements(o.gift -> 'cards') c
    WHERE NOT ${isMailed("'gift-card:' || (c ->> 'id')")})
ORDER BY o.created_at LIMIT $1`,
};

/** $1 order id, $2 status, $3 event, $4 by whom, $5 why or null. */
export const ADD_EVENT: Statement = {
  name: "order-progress.add-event",
  text: `
INSERT INTO order_progress_event (order_id, status, event, by_whom, reason) VALUES ($1, $2, $3, $4, $5)
RETURNING id::text AS id`,
};

/** $1 id, $2 order id, $3 text, $4 account id, $5 e-mail of who wrote it. */
export const ADD_NOTE: Statement = {
  name: "order-progress.add-note",
  text: `
INSERT INTO order_note (id, order_id, text, account_id, by_whom) VALUES ($1, $2, $3, $4, $5)
RETURNING id, text, by_whom AS "by", created_at AS "createdAt"`,
};

/** Whether the shop mails its customers about their orders; the settings' one row. */
export const MAILS_CUSTOMERS: Statement = {
  name: "order-progress.mails-customers",
  text: `SELECT coalesce(${setting("email_notifications")}, true) AS "isOn"`,
};
