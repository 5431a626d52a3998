import type { UserListQuery } from "../../contracts/accounts";
import type { Statement } from "../../lib/database";
import { COLUMNS } from "./sql";

/**
 * $1 account. It and all active admins, in id order and at once, so that two changes wait instead of
 * dead-locking: an admin switched off a moment ago is locked only as the account.
 * Indexes: account_admins, primary key.
 */
export const LOCK_WITH_ADMINS: Statement = {
  name: "account.lock-with-admins",
  text: `
SELECT id, role = 'admin' AND is_active AS "isAdmin" FROM account
WHERE id = ANY (ARRAY(SELECT id FROM account WHERE role = 'admin' AND is_active) || $1::text)
ORDER BY id FOR NO KEY UPDATE`,
};

/** $1 id. Index: primary key. */
export const LOCK_ACCOUNT: Statement = {
  name: "account.lock",
  text: `SELECT ${COLUMNS}, deleted_at IS NOT NULL AS "isLeaving" FROM account WHERE id = $1 FOR NO KEY UPDATE`,
};

/** $1 id. Deleted ones too. Index: primary key. */
export const ANY_ACCOUNT: Statement = {
  name: "account.any",
  text: `SELECT ${COLUMNS}, deleted_at IS NOT NULL AS "isLeaving" FROM account WHERE id = $1`,
};

/** $1 id. Index: primary key. */
export const PRESENT_ACCOUNT: Statement = {
  name: "account.present",
  text: `SELECT ${COLUMNS} FROM account WHERE id = $1 AND deleted_at IS NULL`,
};

/** $1 id, $2 role, $3 Medusa user (null for a user). Ends every token, the back office's too. */
export const SET_ROLE: Statement = {
  name: "account.set-role",
  text: `
UPDATE account SET role = $2, medusa_user_id = $3, token_epoch = token_epoch + 1,
  tokens_valid_from = clock_timestamp()
WHERE id = $1 RETURNING ${COLUMNS}`,
};

/** $1 id, $2 Medusa user. */
export const SET_MEDUSA_USER: Statement = {
  name: "account.set-medusa-user",
  text: `UPDATE account SET medusa_user_id = $2 WHERE id = $1`,
};

/** $1 id. Switching off ends every token. */
export const TOGGLE_ACTIVE: Statement = {
  name: "account.toggle-active",
  text: `
UPDATE account SET is_active = NOT is_active, token_epoch = token_epoch + is_active::int,
  tokens_valid_from = CASE WHEN is_active THEN clock_timestamp() ELSE tokens_valid_from END
WHERE id = $1 RETURNING ${COLUMNS}`,
};

/**
 * $1 id, $2 first name, $3 last name, $4 address (each null: stays), $5 phone, $6 whether it is given, $7 language,
 * $8 how texts come (each null: stays). Nobody has proved an address that staff type, nor
 * another phone.
 */
export const SAVE_PROFILE: Statement = {
  name: "account.save-profile",
  text: `
UPDATE account SET firstname = coalesce($2, firstname), lastname = coalesce($3, lastname),
  is_email_proven = is_email_proven AND coalesce($4, email) = email, email = coalesce($4, email), phone = CASE WHEN $6::boolean THEN $5 ELSE phone END,
  phone_confirmed_at = CASE WHEN NOT $6::boolean OR phone = $5 THEN phone_confirmed_at END,
  language = coalesce($7, language), text_channel = coalesce($8, text_channel)
WHERE id = $1 AND deleted_at IS NULL RETURNING ${COLUMNS}`,
};

/** $1 id. From now on the person can do nothing, and the phone is free; what names them goes after Medusa's parts. */
export const START_LEAVING: Statement = {
  name: "account.start-leaving",
  text: `
UPDATE account SET deleted_at = coalesce(deleted_at, clock_timestamp()), is_active = false,
  role = 'user', phone_confirmed_at = NULL, token_epoch = token_epoch + 1, tokens_valid_from = clock_timestamp()
WHERE id = $1`,
};

/** What the anonymous address of a deleted account looks like. Index: account_leaving names it too. */
const ANONYMOUS = `'deleted-' || lower(id) || '@deleted.invalid'`;

/** $1 id. Id, customer and identity stay: orders and old tokens still name them. */
export const FINISH_LEAVING: Statement = {
  name: "account.finish-leaving",
  text: `
UPDATE account SET firstname = 'Deleted', lastname = 'user', email = ${ANONYMOUS}, phone = NULL,
  medusa_user_id = NULL, last_login_at = NULL
WHERE id = $1 AND deleted_at IS NOT NULL`,
};

/** Interrupted deletions, oldest first. Index: account_leaving. */
export const LEAVING: Statement = {
  name: "account.leaving",
  text: `
SELECT id FROM account WHERE deleted_at < now() - interval '30 seconds'
  AND email NOT LIKE 'deleted-%@deleted.invalid' ORDER BY deleted_at LIMIT 20`,
};

/** $1 account. One change on Medusa's side at a time; ends with the transaction. */
export const LOCK_MEDUSA_SIDE: Statement = {
  name: "account.lock-medusa-side",
  text: `SELECT pg_advisory_xact_lock(hashtext('strive.account.medusa:' || $1::text))`,
};

/**
 * $1 auth identity, $2 when its back-office token was made, in seconds since 1970.
 * The read of every back-office request. Index: account_auth_identity.
 */
export const STANDING: Statement = {
  name: "account.standing",
  text: `
SELECT is_active AS "isActive", role,
  tokens_valid_from IS NULL OR to_timestamp($2::double precision) >= tokens_valid_from AS "isFresh"
FROM account WHERE auth_identity_id = $1`,
};

/** Index-only: account_tally. */
export const USER_STATS: Statement = {
  name: "account.stats",
  text: `
SELECT count(*)::int AS total_users, count(*) FILTER (WHERE is_active)::int AS active_users,
  count(*) FILTER (WHERE role = 'admin')::int AS admins,
  count(*) FILTER (WHERE role = 'user')::int AS regular_users
FROM account WHERE deleted_at IS NULL`,
};

const SORTED: Record<UserListQuery["sort"], string> = {
  latest: "created_at DESC, id DESC",
  oldest: "created_at, id",
  name: "lower(firstname || ' ' || lastname), id",
  name_desc: "lower(firstname || ' ' || lastname) DESC, id DESC",
  email: "email",
  email_desc: "email DESC",
};

const LISTED = `deleted_at IS NULL AND ($1::text IS NULL OR role = $1)
  AND ($2::boolean IS NULL OR is_active = $2)`;
const FOUND = `lower(firstname || ' ' || lastname || ' ' || email) LIKE lower($3)`;

/**
 * $1 role or null, $2 active or null, $3 pattern (with a search only).
 * Indexes: account_tally, or account_search.
 */
export const countUsers = (isSearch: boolean): Statement => ({
  name: `account.count${isSearch ? "-found" : ""}`,
  text: `SELECT count(*)::int AS count FROM account WHERE ${LISTED}${isSearch ? ` AND ${FOUND}` : ""}`,
});

/**
 * As `countUsers`, then limit and offset as the last two. Indexes: account_latest, account_name or
 * account_address by the order; account_search.
 */
export const listUsers = (sort: UserListQuery["sort"], isSearch: boolean): Statement => ({
  name: `account.list-${sort}${isSearch ? "-found" : ""}`,
  text: `
SELECT ${COLUMNS} FROM account WHERE ${LISTED}${isSearch ? ` AND ${FOUND}` : ""}
ORDER BY ${SORTED[sort]} LIMIT ${isSearch ? "$4 OFFSET $5" : "$3 OFFSET $4"}`,
});
