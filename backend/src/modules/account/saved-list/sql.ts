import type { Statement } from "../../../lib/database";

/** $1 account, $2 kind. Index: saved_list_pkey. */
export const READ: Statement = {
  name: "saved-list.read",
  text: `SELECT version, items FROM saved_list WHERE account_id = $1 AND kind = $2`,
};

/**
 * $1 account, $2 kind, $3 the version it replaces (0: there is none yet), $4 items.
 * Devices saving at once meet at the row, or at the primary key while there is none: one of them
 * gets a row back. The share lock makes a deletion of the account wait until this is written, or
 * this until the account is gone, so that nothing is left behind. Indexes: account_pkey,
 * saved_list_pkey.
 */
export const REPLACE: Statement = {
  name: "saved-list.replace",
  text: `
WITH present AS (
  SELECT id FROM account WHERE id = $1 AND deleted_at IS NULL FOR SHARE
), changed AS (
  UPDATE saved_list l SET version = l.version + 1, items = $4::jsonb, updated_at = now()
  FROM present WHERE l.account_id = present.id AND l.kind = $2 AND l.version = $3::integer
  RETURNING l.version
), made AS (
  INSERT INTO saved_list (account_id, kind, version, items)
  SELECT id, $2, 1, $4::jsonb FROM present WHERE $3::integer = 0
  ON CONFLICT DO NOTHING RETURNING version
)
SELECT version FROM changed UNION ALL SELECT version FROM made`,
};

/** $1 account. Index: saved_list_pkey. */
export const ERASE: Statement = {
  name: "saved-list.erase",
  text: `DELETE FROM saved_list WHERE account_id = $1`,
};
