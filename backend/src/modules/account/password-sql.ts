import type { Statement } from "../../lib/database";
import { COLUMNS } from "./sql";

/**
 * The hash as Medusa's emailpass provider keeps it, so that one password opens both doors. Read and
 * written here, not through the auth module, whose calls can't join a transaction: a new password,
 * the end of older tokens and the mail about it happen together or not at all.
 */
const HASH = `(SELECT p.provider_metadata ->> 'password' FROM provider_identity p
  WHERE p.auth_identity_id = account.auth_identity_id AND p.provider = 'emailpass' AND p.deleted_at IS NULL
  LIMIT 1) AS hash`;

/** $1 address. Indexes: account_email, IDX_provider_identity_auth_identity_id. */
export const CREDENTIALS_BY_EMAIL: Statement = {
  name: "account.credentials-by-email",
  text: `SELECT ${COLUMNS}, ${HASH} FROM account WHERE email = $1`,
};

/** $1 id. Indexes: primary key, IDX_provider_identity_auth_identity_id. */
export const CREDENTIALS_BY_ID: Statement = {
  name: "account.credentials-by-id",
  text: `SELECT ${COLUMNS}, ${HASH} FROM account WHERE id = $1`,
};

/**
 * $1 identity, $2 new hash, $3 hash it replaces, or null for any. No row: the password was
 * changed in between. Index: IDX_provider_identity_auth_identity_id.
 */
export const SET_PASSWORD: Statement = {
  name: "account.set-password",
  text: `
UPDATE provider_identity SET updated_at = now(),
  provider_metadata = coalesce(provider_metadata, '{}'::jsonb) || jsonb_build_object('password', $2::text)
WHERE auth_identity_id = $1 AND provider = 'emailpass' AND deleted_at IS NULL
  AND ($3::text IS NULL OR provider_metadata ->> 'password' = $3)
RETURNING id`,
};

/** $1 id. A code that was mailed to its address came back. Index: primary key. */
export const PROVE_EMAIL: Statement = {
  name: "account.prove-email",
  text: `UPDATE account SET is_email_proven = true WHERE id = $1 AND NOT is_email_proven`,
};

/** $1 id, $2 its address. Ends all tokens of an account, native ones too. Index: primary key. */
export const END_TOKENS: Statement = {
  name: "account.end-tokens",
  text: `
UPDATE account SET token_epoch = token_epoch + 1, tokens_valid_from = clock_timestamp()
WHERE id = $1 AND email = $2 RETURNING ${COLUMNS}`,
};
