import type { Statement } from "../../lib/database";
import { COLUMNS } from "./sql";

/**
 * $1 id, $2 the new address. Ends all tokens of an account, native ones too: whoever had the old mailbox may hold
 * one. A unique violation: somebody else has the address. Index: primary key.
 */
export const MOVE_EMAIL: Statement = {
  name: "account.move-email",
  text: `
UPDATE account SET email = $2, is_email_proven = true, email_verified_at = now(),
  token_epoch = token_epoch + 1, tokens_valid_from = clock_timestamp()
WHERE id = $1 AND deleted_at IS NULL AND is_active RETURNING ${COLUMNS}`,
};

/**
 * $1 identity, $2 the new address. Medusa's rows are written here, not through its modules, whose calls can't join a
 * transaction: account, login and customer move together or not at all, and a registration that is just becoming an
 * account with that address meets this in their unique rows. Index: IDX_provider_identity_auth_identity_id.
 */
export const MOVE_LOGIN: Statement = {
  name: "account.move-login",
  text: `
UPDATE provider_identity SET entity_id = $2, updated_at = now()
WHERE auth_identity_id = $1 AND provider = 'emailpass' AND deleted_at IS NULL`,
};

/** $1 customer, $2 the new address. By primary key. */
export const MOVE_CUSTOMER: Statement = {
  name: "account.move-customer",
  text: `UPDATE customer SET email = $2, updated_at = now() WHERE id = $1`,
};

/** $1 Medusa's user or null, $2 the new address. By primary key. */
export const MOVE_USER: Statement = {
  name: "account.move-user",
  text: `UPDATE "user" SET email = $2, updated_at = now() WHERE id = $1`,
};

/** $1 account, $2 the address that it had. Index: primary key. */
export const KEEP_FORMER_EMAIL: Statement = {
  name: "account.keep-former-email",
  text: `
INSERT INTO account_former_email (account_id, email) VALUES ($1, $2)
ON CONFLICT (account_id, email) DO UPDATE SET left_at = now()`,
};

/** $1 account; the newest first. Index: primary key. */
export const FORMER_EMAILS: Statement = {
  name: "account.former-emails",
  text: `SELECT email FROM account_former_email WHERE account_id = $1 ORDER BY left_at DESC`,
};
