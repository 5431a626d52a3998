import type { Statement } from "../../lib/database";
import { COLUMNS } from "./sql";

/** $1 E.164. Of staff nobody: they log in with what they have besides. Index: account_phone. */
export const ACCOUNT_BY_PHONE: Statement = {
  name: "account.by-phone",
  text: `SELECT ${COLUMNS} FROM account WHERE phone = $1 AND phone_confirmed_at IS NOT NULL AND role = 'user'`,
};

/**
 * $1 id, $2 E.164. Whoever had the phone before may hold a token: they end when another one takes its place.
 * A unique violation: it is confirmed for another account, maybe at this moment. Indexes: primary key, account_phone.
 */
export const CONFIRM_PHONE: Statement = {
  name: "account.confirm-phone",
  text: `
UPDATE account SET phone = $2, phone_confirmed_at = now(),
  token_epoch = token_epoch + (phone_confirmed_at IS NOT NULL AND phone <> $2)::int,
  tokens_valid_from = CASE WHEN phone_confirmed_at IS NOT NULL AND phone <> $2 THEN clock_timestamp() ELSE tokens_valid_from END
WHERE id = $1 AND deleted_at IS NULL AND is_active AND role = 'user' RETURNING ${COLUMNS}`,
};

/** $1 customer, $2 E.164. By primary key; see MOVE_CUSTOMER. */
export const MOVE_CUSTOMER_PHONE: Statement = {
  name: "account.move-customer-phone",
  text: `UPDATE customer SET phone = $2, updated_at = now() WHERE id = $1`,
};
