import type { Statement } from "../../lib/database";

/** Every column of `Account`. */
export const COLUMNS = `id, customer_id AS "customerId", auth_identity_id AS "authIdentityId",
  medusa_user_id AS "medusaUserId", email, firstname, lastname, phone,
  phone_confirmed_at IS NOT NULL AS "isPhoneConfirmed", language, text_channel AS "textChannel", role,
  is_active AS "isActive", email_verified_at AS "emailVerifiedAt", token_epoch AS "tokenEpoch",
  created_at AS "createdAt"`;

/** $1 id, $2 epoch and $3 name of the token. The read of every signed-in request. Indexes: primary keys. */
export const LIVE_ACCOUNT: Statement = {
  name: "account.live",
  text: `
SELECT ${COLUMNS} FROM account
WHERE id = $1 AND token_epoch = $2 AND is_active AND email_verified_at IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM account_revoked_token r WHERE r.jti = $3)`,
};

/** $1 name of the token, $2 its end in seconds since 1970. Index: primary key. */
export const REVOKE_TOKEN: Statement = {
  name: "account.revoke-token",
  text: `
INSERT INTO account_revoked_token (jti, expires_at) VALUES ($1, to_timestamp($2))
ON CONFLICT (jti) DO NOTHING`,
};

/** Index: account_revoked_token_expiry. */
export const SWEEP_TOKENS: Statement = {
  name: "account.sweep-tokens",
  text: `DELETE FROM account_revoked_token WHERE expires_at < now()`,
};

/** $1 id. */
export const ACCOUNT_BY_ID: Statement = {
  name: "account.by-id",
  text: `SELECT ${COLUMNS} FROM account WHERE id = $1`,
};

/** $1 lower-case address. Index: account_email. */
export const ACCOUNT_BY_EMAIL: Statement = {
  name: "account.by-email",
  text: `SELECT ${COLUMNS} FROM account WHERE email = $1`,
};

/** $1 Medusa's user; admins are few. Index: account_admins. */
export const ACCOUNT_BY_MEDUSA_USER: Statement = {
  name: "account.by-medusa-user",
  text: `SELECT ${COLUMNS} FROM account WHERE medusa_user_id = $1 AND role = 'admin' AND is_active`,
};

/** $1 Medusa's user, active or not. Index: account_admins. */
export const STAFF_OF_MEDUSA_USER: Statement = {
  name: "account.staff-of-medusa-user",
  text: `SELECT ${COLUMNS} FROM account WHERE medusa_user_id = $1 AND role = 'admin'`,
};

/** $1 lower-case address. Milliseconds until a token made by whole seconds counts. Index: account_email. */
export const STALE_FOR: Statement = {
  name: "account.stale-for",
  text: `
SELECT ceil(extract(epoch FROM date_trunc('second', tokens_valid_from) + interval '1 second' - clock_timestamp()) * 1000)::integer AS ms
FROM account WHERE email = $1 AND tokens_valid_from > clock_timestamp() - interval '1 second'`,
};

/** $1 Medusa's customer. Index: account_customer. */
export const ACCOUNT_BY_CUSTOMER: Statement = {
  name: "account.by-customer",
  text: `SELECT ${COLUMNS} FROM account WHERE customer_id = $1 AND deleted_at IS NULL`,
};

/** $1 id. */
export const MARK_LOGIN: Statement = {
  name: "account.login",
  text: `UPDATE account SET last_login_at = now() WHERE id = $1`,
};

/** Index: account_admins. */
export const ANY_ADMIN: Statement = {
  name: "account.any-admin",
  text: `SELECT email FROM account WHERE role = 'admin' AND is_active ORDER BY created_at LIMIT 1`,
};

/** Waits at most `lock_timeout`; ends with the transaction. */
export const LOCK_FIRST_ADMIN: Statement = {
  name: "account.first-admin-lock",
  text: `SELECT pg_advisory_xact_lock(hashtext('strive.account.first-admin'))`,
};

/**
 * $1 id, $2 customer, $3 identity, $4 user, $5 address, $6 first name, $7 last name, $8 from when
 * Medusa's tokens count (null: from now). An account of that address is promoted; its older tokens
 * end. No code proved a new one's address: an invitation, or the operator's setting, named it.
 */
export const SAVE_ADMIN: Statement = {
  name: "account.save-admin",
  text: `
INSERT INTO account (id, customer_id, auth_identity_id, medusa_user_id, email, firstname, lastname, role, email_verified_at,
  is_email_proven, tokens_valid_from)
VALUES ($1, $2, $3, $4, $5, $6, $7, 'admin', now(), false, coalesce($8::timestamptz, clock_timestamp()))
ON CONFLICT (email) DO UPDATE SET role = 'admin', is_active = true, medusa_user_id = excluded.medusa_user_id,
  email_verified_at = coalesce(account.email_verified_at, now()), token_epoch = account.token_epoch + 1,
  tokens_valid_from = excluded.tokens_valid_from
RETURNING ${COLUMNS}`,
};
