import type { Statement } from "../../lib/database";
import { CART_LINK_DAYS } from "../../contracts/reminder-limits";
import { CARTS } from "../account/published-sql";
import { orderedSince } from "../order/published-sql";
import { MESSAGES_TODAY, MOST_A_DAY } from "./told-today";

const named = (name: string, text: string): Statement => ({ name: `cart-reminder.${name}`, text });

/** Open reminders of one contact: each browser has one. */
const MOST_OPEN = 5;

/** Whoever asked for reminder `r` has ordered since. Reads the orders since then. */
const IS_ORDERED = orderedSince("r.created_at", "r.account_id", "r.contact");

/** Reminders `r` with the carts `c` of accounts. Index: saved_list_pkey. */
const WITH_CARTS = `cart_reminder r LEFT JOIN ${CARTS} c ON c.account_id = r.account_id AND r.lines IS NULL`;
/** What each of them is about: `id`, `_id` and `quantity` of its lines. */
const LINES = `coalesce((SELECT jsonb_agg(jsonb_build_object('id', l ->> 'id', '_id', l ->> '_id', 'quantity', (l ->> 'quantity')::integer))
  FROM jsonb_array_elements(coalesce(r.lines, c.items)) l), '[]'::jsonb)`;

/**
 * $1 id, $2 contact, $3 channel, $4 language, $5 account or null, $6 code, $7 name of the text that was agreed to, $8 lines or null:
 * those of the account, $9 when it is due. Of an account the last ask counts. Nothing happens if that contact waits for too many.
 * Indexes: cart_reminder_account, cart_reminder_contact.
 */
export const REMIND = named(
  "remind",
  `
INSERT INTO cart_reminder (id, contact, channel, language, account_id, code, agreed_to, lines, due_at)
SELECT $1, $2::text, $3, $4, $5::text, $6, $7, $8::jsonb, $9::timestamptz
WHERE (SELECT count(*) FROM cart_reminder r WHERE r.contact = $2::text AND r.told_at IS NULL
  AND (r.account_id = $5::text) IS NOT TRUE) < ${MOST_OPEN}
ON CONFLICT (account_id) WHERE account_id IS NOT NULL AND told_at IS NULL DO UPDATE
  SET contact = excluded.contact, channel = excluded.channel, language = excluded.language, code = excluded.code,
    agreed_to = excluded.agreed_to, due_at = excluded.due_at, created_at = now()`,
);

/** $1 code, $2 lines, $3 when it is due then. Nothing happens where they are the same. Index: cart_reminder_code. */
export const CHANGE = named(
  "change",
  `
UPDATE cart_reminder SET lines = $2::jsonb, due_at = $3
WHERE code = $1 AND told_at IS NULL AND lines IS NOT NULL AND lines IS DISTINCT FROM $2::jsonb`,
);

/** $1 code. Index: cart_reminder_code. */
export const IS_ON = named(
  "is-on",
  `SELECT EXISTS (SELECT 1 FROM cart_reminder WHERE code = $1 AND told_at IS NULL) AS "isOn"`,
);

/** $1 code. Nothing is left in a guest's cart. Index: cart_reminder_code. */
export const EMPTY = named(
  "empty",
  `DELETE FROM cart_reminder WHERE code = $1 AND told_at IS NULL AND lines IS NOT NULL`,
);

/** $1 code. A message that is on its way is withheld then. Index: cart_reminder_code. */
export const END = named("end", `DELETE FROM cart_reminder WHERE code = $1`);

/** $1 reminder that somebody was told of. No row: he ended it, or ordered. Index: primary key. */
export const READ = named(
  "read",
  `SELECT ${LINES} AS lines FROM ${WITH_CARTS} WHERE r.id = $1 AND NOT ${IS_ORDERED}`,
);

/** $1 how many. Indexes: cart_reminder_due, cart_reminder_contact, stock_alert_contact, saved_list_pkey. */
export const TAKE_DUE = named(
  "take-due",
  `
SELECT r.id, r.contact, r.channel, r.language, r.code, c.updated_at AS "changedAt",
  coalesce(jsonb_array_length(coalesce(r.lines, c.items)), 0) = 0 OR ${IS_ORDERED} AS "isOver",
  ${MESSAGES_TODAY("r.contact")} >= ${MOST_A_DAY} AS "isFull"
FROM ${WITH_CARTS} WHERE r.told_at IS NULL AND r.due_at <= now()
ORDER BY r.due_at LIMIT $1 FOR UPDATE OF r SKIP LOCKED`,
);

/** $1 reminders. Callers hold their rows. Index: primary key. */
export const ENDED = named("ended", `DELETE FROM cart_reminder WHERE id = ANY ($1::text[])`);

/** $1 reminders, $2 when each is due. Callers hold their rows. Index: primary key. */
export const PUT_OFF = named(
  "put-off",
  `
UPDATE cart_reminder r SET due_at = p.at
FROM unnest($1::text[], $2::timestamptz[]) AS p(id, at) WHERE r.id = p.id`,
);

/** $1 reminders. What is told stays as it was then: a link shows nobody what comes into the cart later. Index: primary key. */
export const TELL = named(
  "tell",
  `
UPDATE cart_reminder t SET told_at = now(), lines = ${LINES}
FROM ${WITH_CARTS} WHERE r.id = t.id AND t.id = ANY ($1::text[])`,
);

/** SQL of whether the link of reminder `r` still works. */
const IS_LINKED = `coalesce(r.told_at, r.created_at) > now() - interval '${CART_LINK_DAYS} days'`;

/** SQL of the reminders `r` of which a link is shown: `lines` among them. */
export const LINKED_CARTS = `(SELECT r.code, r.contact, r.channel, r.language, ${LINES} AS lines FROM ${WITH_CARTS} WHERE ${IS_LINKED})`;

/** SQL of the reminders of an account, its address $2 or its phone $3: a list. Indexes: cart_reminder_account, cart_reminder_contact. */
export const OWN_CARTS = `coalesce((SELECT jsonb_agg(jsonb_build_object('code', r.code, 'contact', r.contact, 'channel', r.channel,
    'agreedTo', r.agreed_to, 'lines', ${LINES}, 'createdAt', r.created_at, 'toldAt', r.told_at) ORDER BY r.created_at)
   FROM ${WITH_CARTS} WHERE r.account_id = $1 OR r.contact = lower($2) OR r.contact = $3), '[]'::jsonb)`;
