import type { Statement } from "../../lib/database";
import { COLUMNS } from "./sql";

const REGISTRATION = `id, email, password_hash AS "passwordHash", firstname, lastname, phone, language`;

/** Long enough to come back the next morning. */
const LIFE_HOURS = 24;

/**
 * $1 id, $2 address, $3 hash, $4 first name, $5 last name, $6 phone, $7 language. The same browser may
 * send its form again with another name or password: it stays one registration, and its code stays valid.
 */
export const SAVE_REGISTRATION: Statement = {
  name: "account.save-registration",
  text: `
INSERT INTO account_registration (id, email, password_hash, firstname, lastname, phone, language)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (id) DO UPDATE SET password_hash = excluded.password_hash, firstname = excluded.firstname,
  lastname = excluded.lastname, phone = excluded.phone, language = excluded.language, created_at = now()
  WHERE account_registration.email = excluded.email`,
};

/** $1 address, $2 id or null for the newest. Indexes: primary key, account_registration_email. */
export const REGISTRATION_OF: Statement = {
  name: "account.registration",
  text: `
SELECT ${REGISTRATION} FROM account_registration WHERE email = $1 AND ($2::text IS NULL OR id = $2)
ORDER BY created_at DESC LIMIT 1`,
};

/** $1 address, $2 id preferred to the newest. Index: account_registration_email. */
export const REGISTRATION_FOR_LOGIN: Statement = {
  name: "account.registration-for-login",
  text: `
SELECT ${REGISTRATION} FROM account_registration WHERE email = $1
ORDER BY (id = $2) DESC, created_at DESC LIMIT 1`,
};

/** $1 id, $2 address. The code may be typed again until the account exists. Index: primary key. */
export const MARK_VERIFIED: Statement = {
  name: "account.mark-verified",
  text: `
UPDATE account_registration SET verified_at = coalesce(verified_at, now())
WHERE id = $1 AND email = $2 RETURNING ${REGISTRATION}`,
};

/**
 * $1 id, $2 customer, $3 identity, $4 address, $5 first name, $6 last name, $7 phone, $8 language.
 * Earlier Medusa tokens for that identity no longer count.
 * No row: somebody else's verification of the same address came first. Index: account_email.
 */
export const INSERT_ACCOUNT: Statement = {
  name: "account.insert",
  text: `
INSERT INTO account (id, customer_id, auth_identity_id, email, firstname, lastname, phone, language, email_verified_at,
  tokens_valid_from)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now(), clock_timestamp())
ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
};

/** $1 address. Index: account_registration_email. */
export const DROP_REGISTRATIONS: Statement = {
  name: "account.drop-registrations",
  text: `DELETE FROM account_registration WHERE email = $1`,
};

/** $1 address. Index: account_code_newest. */
export const DROP_REGISTER_CODES: Statement = {
  name: "account.drop-register-codes",
  text: `DELETE FROM account_code WHERE email = $1 AND purpose = 'register'`,
};

/** Index: account_registration_age. */
export const SWEEP_REGISTRATIONS: Statement = {
  name: "account.sweep-registrations",
  text: `
DELETE FROM account_registration WHERE created_at < now() - make_interval(hours => ${LIFE_HOURS})`,
};
