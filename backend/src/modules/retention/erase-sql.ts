import type { Statement } from "../../lib/database";
import { NOBODY_AT_THE_DOOR } from "./rules/order-sql";

const named = (name: string, text: string): Statement => ({
  name: `retention.erase-${name}`,
  text,
});

/** The field names stay, their values go. */
const blank = (column: string, fields?: string) =>
  `${column} = ${column} || (SELECT coalesce(jsonb_object_agg(f, '(erased)'::text), '{}'::jsonb)
     FROM jsonb_object_keys(${column}) f${fields === undefined ? "" : ` WHERE f IN (${fields})`})`;

const ADDRESS = `'firstname', 'lastname', 'phone', 'address', 'city', 'landmark', 'pin', 'note', 'buyer_tin', 'purchase_code'`;
const PERSONAL = `'name', 'firstname', 'lastname', 'email', 'phone', 'reason'`;

/** $1 account: what staff changed, and what its owner did. Indexes: audit_event_subject, account_former_email_pkey. */
export const FORMER_ADDRESSES = named(
  "former-addresses",
  `
SELECT DISTINCT lower(v.email) AS email FROM (
  SELECT v.email FROM audit_event a
  CROSS JOIN LATERAL (VALUES (a.before ->> 'email'), (a.after ->> 'email')) AS v(email)
  WHERE a.subject_kind = 'user' AND a.subject_id = $1
  UNION ALL SELECT f.email FROM account_former_email f WHERE f.account_id = $1
) v
WHERE v.email LIKE '%@%'
  AND NOT EXISTS (SELECT 1 FROM account o WHERE o.email = lower(v.email) AND o.id <> $1)`,
);

/** $1 account, or null; $2 addresses. Indexes: checkout_order_of_account, checkout_order_of_guest. */
export const ORDERS_OF = named(
  "orders",
  `
SELECT id FROM checkout_order WHERE account_id = $1
UNION SELECT id FROM checkout_order WHERE account_id IS NULL AND lower(email) = ANY ($2::text[])`,
);

/** The audit log takes changes in this transaction. */
export const OPEN_AUDIT = named(
  "open-audit",
  `SELECT set_config('strive.audit_retention', 'on', true)`,
);

/** $1 account, $2 pseudonym: who did what stays, by id. Index: audit_event_account. */
export const AUDIT_DOER = named(
  "audit-doer",
  `UPDATE audit_event SET who = $2 WHERE account_id = $1 AND who <> $2`,
);

/** $1 account, $2 pseudonym. Index: audit_event_subject. */
export const AUDIT_SUBJECT = named(
  "audit-subject",
  `
UPDATE audit_event SET subject_label = $2, ${blank("before", PERSONAL)}, ${blank("after", PERSONAL)}
WHERE subject_kind = 'user' AND subject_id = $1`,
);

/** $1 orders: staff's free words about them; the order keeps its own copy. Index: audit_event_subject. */
export const AUDIT_WORDS = named(
  "audit-words",
  `
UPDATE audit_event SET ${blank("after", "'text', 'reason'")}
WHERE action IN ('order.note', 'order.place', 'refund.create') AND subject_id IN (
  SELECT unnest($1::text[]) UNION ALL SELECT id FROM checkout_payment WHERE order_id = ANY ($1::text[]))`,
);

/** $1 orders: where they went before and after staff changed it, and for whom the invoice was. Index: audit_event_subject. */
export const AUDIT_ADDRESSES = named(
  "audit-addresses",
  `
UPDATE audit_event SET ${blank("before", ADDRESS)}, ${blank("after", ADDRESS)}
WHERE action = 'order.update' AND subject_id = ANY ($1::text[])`,
);

/**
 * $1 addresses, phone numbers and ids: calls of Medusa's own admin API about the person. Reads all
 * entries of this kind. Index: audit_event_kind.
 */
export const AUDIT_CALLS = named(
  "audit-calls",
  `
UPDATE audit_event SET ${blank("after")} WHERE subject_kind = 'native' AND EXISTS (
  SELECT 1 FROM unnest($1::text[]) w WHERE position(w IN subject_id || ' ' || lower(after::text)) > 0)`,
);

/** $1 addresses. Index: contact_message_email. */
export const MESSAGES = named(
  "messages",
  `DELETE FROM contact_message WHERE email = ANY ($1::text[]) RETURNING id`,
);

/** $1 messages: their subjects. Index: audit_event_subject. */
export const AUDIT_MESSAGES = named(
  "audit-messages",
  `UPDATE audit_event SET subject_label = '(erased)' WHERE subject_kind = 'message' AND subject_id = ANY ($1::text[])`,
);

/** $1 messages. Index: staff_notice_key. */
export const MESSAGE_NOTIFICATIONS = named(
  "message-notifications",
  `DELETE FROM staff_notice WHERE key IN (SELECT 'contact-message:' || m FROM unnest($1::text[]) m)`,
);

/** $1 orders: "New order STR-000123: Aline Uwase, RWF …", whatever name it had then. Index: staff_notice_key. */
export const ORDER_NOTIFICATIONS = named(
  "order-notifications",
  `
UPDATE staff_notice SET text = regexp_replace(text, '^([^:]*: ).*, (RWF [0-9,]+, [^,]*)$', '\\1\\2')
WHERE key IN (SELECT 'new-order:' || o FROM unnest($1::text[]) o)`,
);

/**
 * $1 addresses, $2 orders, $3 phone or null. Mails and texts to the person, and to staff with what the person wrote. What is still owed about an
 * order goes out, and a gift card that was paid: the order stays. That mails about orders, payments and refunds were written stays known for
 * a month, as long as the doctor asks. Indexes: mail_recipient, mail_order, mail_writer.
 */
export const MAILS = named(
  "mails",
  `
WITH gone AS (
  DELETE FROM mail WHERE id IN (
    SELECT id FROM mail WHERE recipient = ANY ($1::text[]) AND (state <> 'pending' OR NOT facts ?| '{orderId,cardId}')
    UNION ALL
    SELECT id FROM mail WHERE facts ->> 'orderId' = ANY ($2::text[]) AND channel <> 'mail' AND state <> 'pending'
    UNION ALL
    SELECT id FROM mail WHERE recipient = $3::text AND template IN ('phone-code', 'back-in-stock')
    UNION ALL
    SELECT id FROM mail WHERE template = 'contact-message' AND facts ->> 'email' = ANY ($1::text[]))
  RETURNING id, key, facts
), forgotten AS (
  DELETE FROM mail_erased WHERE at < now() - interval '31 days'
), noted AS (
  INSERT INTO mail_erased (key) SELECT key FROM gone WHERE facts ? 'orderId' ON CONFLICT DO NOTHING
)
SELECT id FROM gone`,
);

/** $1 account or null, $2 addresses, $3 phone or null: what was asked for. Indexes: stock_alert_account, stock_alert_contact. */
export const STOCK_ALERTS = named(
  "stock-alerts",
  `DELETE FROM stock_alert WHERE account_id = $1 OR contact = ANY ($2::text[]) OR contact = $3`,
);

/** The same of who is reminded of a cart. Indexes: cart_reminder_account, cart_reminder_contact. */
export const CART_REMINDERS = named(
  "cart-reminders",
  `DELETE FROM cart_reminder WHERE account_id = $1 OR contact = ANY ($2::text[]) OR contact = $3`,
);

/** $1 account. Indexes: price_alert_pkey, price_watch_pkey. */
export const PRICE_ALERTS = named(
  "price-alerts",
  `WITH gone AS (DELETE FROM price_watch WHERE account_id = $1) DELETE FROM price_alert WHERE account_id = $1`,
);

/** $1 addresses of whom gift cards were bought for. Index: checkout_order_gift_email. */
export const GIFTS = named(
  "gifts",
  `
WITH given AS (
  SELECT id, gift FROM checkout_order WHERE gift ? 'to' AND lower(gift #>> '{to,email}') = ANY ($1::text[])
), cards AS (
  UPDATE store_credit SET recipient = NULL, message = NULL
  WHERE id IN (SELECT c ->> 'id' FROM given g CROSS JOIN LATERAL jsonb_array_elements(g.gift -> 'cards') c)
)
UPDATE checkout_order SET gift = gift - 'to' WHERE id IN (SELECT id FROM given)`,
);

/** $1 mails. Index: notification_resource. */
export const NOTIFICATIONS = named(
  "notifications",
  `DELETE FROM notification WHERE resource_id = ANY ($1::text[])`,
);

/** $1 orders: copies kept where there is no mail server. Index: mail_kept. */
export const KEPT_COPIES = named(
  "kept-copies",
  `UPDATE mail SET kept_copy = NULL WHERE kept_copy IS NOT NULL AND facts ->> 'orderId' = ANY ($1::text[])`,
);

/** $1 orders: what counts somebody's unpaid pieces. By primary key. */
export const HOLDS = named(
  "holds",
  `
UPDATE unpaid_hold SET account_id = NULL, email = NULL, phone = NULL, address = NULL
WHERE order_id = ANY ($1::text[])`,
);

/** $1 orders: who took them, and what was said at the door. Index: delivery_attempt_order. */
export const DOORS = named(
  "doors",
  `
UPDATE delivery_attempt SET ${NOBODY_AT_THE_DOOR}
WHERE order_id = ANY ($1::text[])`,
);

/** $1 orders: pictures that nobody has to judge any more. Index: order_return_order. */
export const RETURN_PICTURES = named(
  "return-pictures",
  `
DELETE FROM order_return_picture p USING order_return r
WHERE p.return_id = r.id AND r.order_id = ANY ($1::text[])
  AND r.status NOT IN ('requested', 'approved', 'received')`,
);

/** $1 orders. What was said of their articles goes, as it says how somebody dresses. Index: product_review_order. */
export const REVIEWS = named(
  "reviews",
  `DELETE FROM product_review WHERE order_id = ANY ($1::text[]) RETURNING id`,
);

/** $1 reviews: what the shop answered speaks to somebody. Index: audit_event_subject. */
export const AUDIT_REVIEWS = named(
  "audit-reviews",
  `
UPDATE audit_event SET ${blank("before", "'answer'")}, ${blank("after", "'answer'")}
WHERE subject_kind = 'review' AND subject_id = ANY ($1::text[])`,
);

/** $1 addresses. Index: account_registration_email. */
export const REGISTRATIONS = named(
  "registrations",
  `DELETE FROM account_registration WHERE email = ANY ($1::text[])`,
);
/** $1 addresses. Index: account_code_newest. */
export const CODES = named("codes", `DELETE FROM account_code WHERE email = ANY ($1::text[])`);
/** $1 account. Index: primary key. */
export const PHONE_CODES = named(
  "phone-codes",
  `DELETE FROM account_code WHERE purpose IN ('phone', 'phone-login') AND subject_id = $1`,
);
/** $1 addresses. Index: primary key. */
export const PAUSES = named(
  "pauses",
  `DELETE FROM account_code_pause WHERE email = ANY ($1::text[])`,
);

/** $1 addresses, $2 pseudonym. Index: order_progress_event_staff. */
export const STAFF_EVENTS = named(
  "staff-events",
  `
UPDATE order_progress_event SET by_whom = $2
WHERE by_whom = ANY ($1::text[]) AND by_whom NOT IN ('customer', 'system')`,
);
/** $1 addresses, $2 pseudonym. Index: order_note_staff. */
export const STAFF_NOTES = named(
  "staff-notes",
  `UPDATE order_note SET by_whom = $2 WHERE by_whom = ANY ($1::text[])`,
);
/** $1 addresses, $2 pseudonym. Index: checkout_refund_staff. */
export const STAFF_REFUNDS = named(
  "staff-refunds",
  `UPDATE checkout_refund SET by_whom = $2 WHERE by_whom = ANY ($1::text[]) AND by_whom <> 'system'`,
);

/** $1 addresses, $2 pseudonym. Index: checkout_payment_staff. */
export const STAFF_PAYMENTS = named(
  "staff-payments",
  `UPDATE checkout_payment SET received_by = $2 WHERE received_by = ANY ($1::text[])`,
);

/** $1 addresses, $2 pseudonym: who wrote down what riders said. Index: delivery_attempt_staff. */
export const STAFF_ATTEMPTS = named(
  "staff-attempts",
  `UPDATE delivery_attempt SET by_whom = $2 WHERE by_whom = ANY ($1::text[]) AND by_whom <> 'rider'`,
);
/** $1 addresses, $2 pseudonym: who counted riders' money. Index: delivery_sheet_staff. */
export const STAFF_SHEETS = named(
  "staff-sheets",
  `UPDATE delivery_sheet SET counted_by = $2 WHERE counted_by = ANY ($1::text[])`,
);

/** $1 addresses, $2 pseudonym. Index: store_credit_entry_staff. */
export const STAFF_CREDIT = named(
  "staff-credit",
  `UPDATE store_credit_entry SET by_whom = $2 WHERE by_whom = ANY ($1::text[]) AND by_whom NOT IN ('customer', 'system')`,
);

/** $1 addresses, $2 pseudonym: who entered what another device signed. Index: order_receipt_staff. */
export const STAFF_RECEIPTS = named(
  "staff-receipts",
  `UPDATE order_receipt SET signed_by = $2 WHERE signed_by = ANY ($1::text[])`,
);

/**
 * $1 account: nobody can spend its store credit any more, so it is owed to nobody. What staff wrote to its owner
 * goes. Indexes: store_credit_account_id_key, store_credit_entry_credit.
 */
export const CREDIT = named(
  "credit",
  `
WITH left_over AS (
  UPDATE store_credit SET account_id = NULL WHERE account_id = $1 RETURNING id, balance
), said AS (
  UPDATE store_credit_entry e SET reason = NULL FROM left_over l WHERE e.credit_id = l.id AND e.kind = 'given'
)
INSERT INTO store_credit_entry (credit_id, kind, amount, by_whom)
SELECT id, 'erased', -balance, 'system' FROM left_over WHERE balance > 0`,
);

/** $1 account. By primary key. */
export const DISMISSALS = named(
  "dismissals",
  `DELETE FROM transit_dismissal WHERE account_id = $1`,
);
/** $1 account. By primary key. */
export const READ_NOTIFICATIONS = named(
  "read-notifications",
  `DELETE FROM staff_notice_read WHERE account_id = $1`,
);

/** $1 addresses: Medusa's records of the same person as a guest. Index: IDX_customer_email_has_account_unique. */
export const GUESTS = named(
  "guests",
  `
UPDATE customer SET email = 'deleted-' || lower(id) || '@deleted.invalid', first_name = 'Deleted',
  last_name = 'user', company_name = NULL, phone = NULL, metadata = NULL
WHERE email = ANY ($1::text[]) AND has_account = false AND deleted_at IS NULL
RETURNING id`,
);
/** $1 account. Index: account_former_email_pkey. */
export const FORMER_EMAILS = named(
  "former-emails",
  `DELETE FROM account_former_email WHERE account_id = $1`,
);

/** $1 account: what was answered to calls with a key. Index: the unique one of pressed_key. */
export const PRESSED_KEYS = named("pressed-keys", `DELETE FROM pressed_key WHERE account_id = $1`);

/** $1 customers. Index: IDX_customer_address_customer_id. */
export const GUEST_ADDRESSES = named(
  "guest-addresses",
  `DELETE FROM customer_address WHERE customer_id = ANY ($1::text[])`,
);
/** $1 addresses. Index: IDX_invite_email_unique. */
export const INVITES = named("invites", `DELETE FROM invite WHERE email = ANY ($1::text[])`);
