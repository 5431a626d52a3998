import type { Statement } from "../../../lib/database";
import { languageOfAccount, NAMED_ACCOUNTS } from "../../account/published-sql";

const ROW = `id, ends_with AS "endsWith", balance::float8 AS balance, is_switched_off AS "isSwitchedOff",
  return_id IS NOT NULL AS "isExchange"`;

/** SQL of whether order `o` is of gift cards and nothing else. */
export const isCardsAlone = (o: string): string => `(${o}.gift IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM jsonb_array_elements(${o}.items) i WHERE i -> 'is_gift_card' IS NULL))`;

/** $1 account or null, $2 digest of a code or null. Indexes: the unique ones of store_credit. */
export const USABLE_CREDITS: Statement = {
  name: "credit.usable",
  text: `SELECT ${ROW} FROM store_credit WHERE account_id = $1 OR code_hash = $2`,
};

/**
 * $1 new id, $2 account. The account's balance, made if it has none, and held; 0 rows: there is no such account.
 * Index: store_credit_account_id_key.
 */
export const HOLD_OF_ACCOUNT: Statement = {
  name: "credit.hold-of-account",
  text: `
INSERT INTO store_credit (id, account_id) SELECT $1, a.id FROM ${NAMED_ACCOUNTS} a WHERE a.id = $2
ON CONFLICT (account_id) DO UPDATE SET account_id = excluded.account_id
RETURNING id, balance::float8 AS balance, ${languageOfAccount("store_credit.account_id")} AS language`,
};

/** $1 id, $2 digest of the code, $3 its end, $4 recipient, $5 message. */
export const ADD_CARD: Statement = {
  name: "credit.add-card",
  text: `
INSERT INTO store_credit (id, code_hash, ends_with, recipient, message) VALUES ($1, $2, $3, $4, $5)`,
};

/**
 * $1 credit, $2 kind, $3 amount, $4 order, $5 payment, $6 refund, $7 reason, $8 by whom. The balance follows by
 * its trigger. One row: the end of the code, if it is a gift card; whether its account was deleted; whether it is a
 * return's; whether it is off.
 */
export const ADD_ENTRY: Statement = {
  name: "credit.add-entry",
  text: `
INSERT INTO store_credit_entry (credit_id, kind, amount, order_id, payment_id, refund_id, reason, by_whom)
VALUES ($1, $2, $3::bigint, $4, $5, $6, $7, $8)
RETURNING (SELECT ends_with FROM store_credit WHERE id = $1) AS "endsWith",
  (SELECT account_id IS NULL AND code_hash IS NULL AND return_id IS NULL FROM store_credit WHERE id = $1) AS "isNobodys",
  (SELECT return_id IS NOT NULL FROM store_credit WHERE id = $1) AS "isExchange",
  (SELECT is_switched_off FROM store_credit WHERE id = $1) AS "isOff"`,
};

/** $1 credit, held until the transaction ends. */
export const HOLD_CREDIT: Statement = {
  name: "credit.hold",
  text: `SELECT ${ROW} FROM store_credit WHERE id = $1 FOR NO KEY UPDATE`,
};

/** $1 credit, $2 whether it is switched off. */
export const SWITCH: Statement = {
  name: "credit.switch",
  text: `UPDATE store_credit SET is_switched_off = $2 WHERE id = $1`,
};

/**
 * $1 order. What its gift cards keep of its money: what they were sold for, or, once they are taken back, what was
 * spent of them. Index: store_credit_entry_order.
 */
export const KEPT_BY_CARDS: Statement = {
  name: "credit.kept-by-cards",
  text: `
SELECT coalesce(sum(amount), 0)::float8 AS "keptRwf" FROM store_credit_entry WHERE order_id = $1 AND kind = 'sold'`,
};

/** $1 order. What was spent of the gift cards that it brought; the rest is taken back. See `gift_cards_take_back`. */
export const TAKE_BACK_CARDS: Statement = {
  name: "credit.take-back-cards",
  text: `SELECT gift_cards_take_back($1)::float8 AS "spentRwf"`,
};

/** $1 credit. What a card says. */
export const READ_CARD: Statement = {
  name: "credit.card",
  text: `
SELECT code_hash AS "codeHash", recipient, message, is_switched_off AS "isOff",
  (SELECT o.firstname FROM store_credit_entry e JOIN checkout_order o ON o.id = e.order_id
   WHERE e.credit_id = s.id AND e.kind = 'sold' AND o.gift #>> '{to,email}' IS NOT NULL LIMIT 1) AS "giver",
  (SELECT o.language FROM store_credit_entry e JOIN checkout_order o ON o.id = e.order_id
   WHERE e.credit_id = s.id AND e.kind = 'sold' LIMIT 1) AS "language",
  (SELECT coalesce(sum(e.amount), 0)::float8 FROM store_credit_entry e WHERE e.credit_id = s.id AND e.kind IN ('given', 'sold'))
    AS "givenRwf"
FROM store_credit s WHERE id = $1 AND code_hash IS NOT NULL`,
};

/** Entries shown of one balance. */
const SHOWN = 200;

/** Entries of credit `s`, the newest first. Index: store_credit_entry_credit. */
const ENTRIES = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', e.id::text, 'kind', e.kind, 'amount', e.amount,
    'orderId', e.order_id, 'orderNumber', e.order_number, 'reason', coalesce(e.reason, e.refunded_for), 'by', e.by_whom, 'at', e.at)
    ORDER BY e.id DESC), '[]'::jsonb)
  FROM (SELECT e.*, o.order_number, f.reason AS refunded_for FROM store_credit_entry e
    LEFT JOIN checkout_order o ON o.id = e.order_id LEFT JOIN checkout_refund f ON f.id = e.refund_id
    WHERE e.credit_id = s.id ORDER BY e.id DESC LIMIT ${SHOWN}) e)`;

/** $1 account. No row: it never had any. */
export const OWN_CREDIT: Statement = {
  name: "credit.own",
  text: `SELECT s.balance::float8 AS balance, ${ENTRIES} AS entries FROM store_credit s WHERE s.account_id = $1`,
};

const FOR_STAFF = `s.id, s.ends_with AS "endsWith", s.recipient, s.balance::float8 AS balance,
  s.is_switched_off AS "isSwitchedOff", s.created_at AS "createdAt",
  CASE WHEN a.id IS NULL THEN NULL ELSE jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email) END AS account,
  (SELECT coalesce(sum(e.amount), 0)::float8 FROM store_credit_entry e WHERE e.credit_id = s.id AND e.amount > 0)
    AS "totalIn"`;
const OWNED = `store_credit s LEFT JOIN ${NAMED_ACCOUNTS} a ON a.id = s.account_id`;

/** $1 credit. */
export const READ_CREDIT: Statement = {
  name: "credit.read",
  text: `SELECT ${FOR_STAFF}, s.message, ${ENTRIES} AS entries FROM ${OWNED} WHERE s.id = $1 AND s.return_id IS NULL`,
};

/** $1 kind or null, $2 account or null, $3 pattern or null. What a return promises for an exchange is none. */
const FILTER = `s.return_id IS NULL AND ($1::text IS NULL OR (s.code_hash IS NOT NULL) = ($1 = 'gift_card'))
  AND ($2::text IS NULL OR s.account_id = $2)
  AND ($3::text IS NULL OR lower(concat_ws(' ', a.name, a.email, s.recipient, s.ends_with)) LIKE $3)`;

/** FILTER, $4 limit, $5 offset. Newest first. Indexes: store_credit_latest, store_credit_entry_credit. */
export const LIST_CREDITS: Statement = {
  name: "credit.list",
  text: `
SELECT ${FOR_STAFF} FROM ${OWNED}
WHERE ${FILTER} ORDER BY s.created_at DESC, s.id DESC LIMIT $4 OFFSET $5`,
};

/** FILTER. How many there are, and what all balances of the shop come to. */
export const COUNT_CREDITS: Statement = {
  name: "credit.count",
  text: `
SELECT (SELECT count(*)::integer FROM ${OWNED} WHERE ${FILTER}) AS count,
  (SELECT coalesce(sum(balance), 0)::float8 FROM store_credit WHERE return_id IS NULL) AS outstanding`,
};
