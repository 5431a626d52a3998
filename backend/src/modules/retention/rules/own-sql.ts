import { deletion, KEYS, type Sweep } from "./sweep";

/** Index: saved_list_cart_age. */
export const SAVED_CARTS: Sweep = {
  from: "saved_list t",
  locked: "t",
  key: "t.account_id",
  isDue: "t.kind = 'cart' AND t.updated_at < now() - $1::interval",
  order: "t.updated_at",
  statements: [`DELETE FROM saved_list WHERE account_id = ${KEYS} AND kind = 'cart'`],
};

/** Reads all lists; an account is found by its primary key. */
export const LEFT_LISTS: Sweep = {
  from: "saved_list t",
  locked: "t",
  key: "t.account_id",
  isDue: `t.updated_at < now() - $1::interval
    AND NOT EXISTS (SELECT 1 FROM account a WHERE a.id = t.account_id AND a.deleted_at IS NULL)`,
  order: "t.account_id",
  statements: [
    `DELETE FROM saved_list l WHERE l.account_id = ${KEYS}
       AND NOT EXISTS (SELECT 1 FROM account a WHERE a.id = l.account_id AND a.deleted_at IS NULL)`,
  ],
};

/** Index: mail_sent. */
export const SENT_MAILS = deletion(
  "mail",
  "t.state = 'sent' AND t.sent_at < now() - $1::interval",
  { order: "sent_at" },
);
/** Index: mail_by_state. A gift card may have waited longer, for its day. */
const mailsThatAre = (...states: ("dead" | "withheld" | "pending")[]) =>
  deletion(
    "mail",
    `t.state IN ('${states.join("', '")}')
      AND CASE t.template WHEN 'gift-card' THEN t.next_attempt_at ELSE t.created_at END < now() - $1::interval`,
  );
export const DEAD_MAILS = mailsThatAre("dead", "withheld");
export const WAITING_MAILS = mailsThatAre("pending");

/** Index: contact_message_handled. */
export const HANDLED_MESSAGES = deletion(
  "contact_message",
  "t.state = 'handled' AND t.handled_at < now() - $1::interval",
  { order: "handled_at" },
);
/** Index: contact_message_state. */
export const OPEN_MESSAGES = deletion(
  "contact_message",
  "t.state = 'open' AND t.created_at < now() - $1::interval",
);

/** Index: search_miss_age. */
export const MISSED_SEARCHES = deletion("search_miss", "t.last_at < now() - $1::interval", {
  order: "last_at",
});
/** Index: shared_list_age. */
export const SHARED_LISTS = deletion("shared_list", "t.renewed_at < now() - $1::interval", {
  order: "renewed_at",
});
/** Index: stock_alert_queue; reads all who wait. */
export const ALERTS_WAITING = deletion(
  "stock_alert",
  "t.told_at IS NULL AND t.created_at < now() - $1::interval",
  { order: "place" },
);
/** Reads all who were told. */
export const ALERTS_TOLD = deletion("stock_alert", "t.told_at < now() - $1::interval", {
  order: "told_at",
});

/** Reads all of them. */
export const CART_REMINDERS = deletion(
  "cart_reminder",
  "coalesce(t.told_at, t.created_at) < now() - $1::interval",
);

/** The card stays: it pays. Index: store_credit_latest. */
export const GIFT_CARDS: Sweep = {
  from: "store_credit t",
  locked: "t",
  key: "t.id",
  isDue:
    "(t.recipient IS NOT NULL OR t.message IS NOT NULL) AND t.created_at < now() - $1::interval",
  order: "t.created_at",
  statements: [
    `UPDATE store_credit_entry SET reason = NULL WHERE credit_id = ${KEYS} AND kind = 'given'`,
    `UPDATE store_credit SET recipient = NULL, message = NULL WHERE id = ${KEYS}`,
  ],
};

/** What was asked for stays: what the cards are worth is in `cards`. Index: checkout_order_gift. */
export const GIFT_RECIPIENTS: Sweep = {
  from: "checkout_order t",
  locked: "t",
  key: "t.id",
  isDue: "t.gift ? 'to' AND t.created_at < now() - $1::interval",
  order: "t.created_at",
  statements: [`UPDATE checkout_order SET gift = gift - 'to' WHERE id = ${KEYS}`],
};

/** Those about people, rights, settings and money. */
const SECURITY_KINDS =
  "('user', 'settings', 'shipping', 'payment', 'refund', 'gift_card', 'delivery_sheet', 'native')";
/** Index: audit_event_age. */
const auditOf = (condition: string): Sweep => {
  const sweep = deletion("audit_event", `t.at < now() - $1::interval AND ${condition}`, {
    order: "at",
    isNumber: true,
  });
  // The table refuses everybody who doesn't say so; it ends with the transaction.
  const { statements } = sweep;
  return {
    ...sweep,
    statements: [`SELECT set_config('strive.audit_retention', 'on', true)`, ...statements],
  };
};
export const ORDINARY_AUDIT = auditOf(`t.subject_kind NOT IN ${SECURITY_KINDS}`);
export const SECURITY_AUDIT = auditOf(`t.subject_kind IN ${SECURITY_KINDS}`);

/** Index: access_log_age. */
export const ACCESS_LOG = deletion("access_log", "t.at < now() - $1::interval", {
  order: "at",
  isNumber: true,
});

/** Index: pressed_key_age. */
export const IDEMPOTENCY_KEYS = deletion("pressed_key", "t.created_at < now() - $1::interval", {
  order: "created_at",
  isNumber: true,
});
