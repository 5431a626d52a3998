import { SHARED_DAYS } from "../../../contracts/shared-lists";
import { isoTime } from "../../../lib/iso-time-sql";

const LIFE = `interval '${SHARED_DAYS} days'`;
const IS_ON = `renewed_at > now() - ${LIFE}`;
const OWN = `id AS code, cardinality(products) AS count, ${isoTime(`(renewed_at + ${LIFE})`)} AS expires_at`;

/**
 * $1 code of a new link, $2 account, $3 products. One link for each account, the same for as long as it works: two presses at
 * once meet at the unique account. The share lock makes a deletion of the account wait, or this until it is gone. Indexes:
 * account_pkey, shared_list_account_id_key.
 */
export const SHARE = {
  name: "shared-list.share",
  text: `INSERT INTO shared_list AS s (id, account_id, products)
    SELECT $1, a.id, $3 FROM (SELECT id FROM account WHERE id = $2 AND deleted_at IS NULL FOR SHARE) a
    ON CONFLICT (account_id) DO UPDATE SET products = excluded.products, renewed_at = now(),
      id = CASE WHEN s.renewed_at > now() - ${LIFE} THEN s.id ELSE excluded.id END
    RETURNING ${OWN}`,
};

/** $1 code, $2 digest of its key, $3 products. Index: shared_list_pkey. */
export const SHARE_AGAIN = {
  name: "shared-list.share_again",
  text: `UPDATE shared_list SET products = $3, renewed_at = now()
    WHERE id = $1 AND key_hash = $2 AND ${IS_ON} RETURNING ${OWN}`,
};

/** $1 code, $2 digest of its key, $3 products. */
export const SHARE_AS_GUEST = {
  name: "shared-list.share_as_guest",
  text: `INSERT INTO shared_list (id, key_hash, products) VALUES ($1, $2, $3) RETURNING ${OWN}`,
};

/** $1 account. Index: shared_list_account_id_key. */
export const OWN_LIST = {
  name: "shared-list.own",
  text: `SELECT ${OWN}, products FROM shared_list WHERE account_id = $1 AND ${IS_ON}`,
};

/** $1 code. Index: shared_list_pkey. */
export const READ = {
  name: "shared-list.read",
  text: `SELECT ${OWN}, products FROM shared_list WHERE id = $1 AND ${IS_ON}`,
};

/** $1 code, $2 account or null, $3 digest of a key or null. Index: shared_list_pkey. */
export const END = {
  name: "shared-list.end",
  text: `DELETE FROM shared_list WHERE id = $1 AND (account_id = $2 OR key_hash = $3) RETURNING id`,
};

/** $1 account. Index: shared_list_account_id_key. */
export const ERASE = {
  name: "shared-list.erase",
  text: `DELETE FROM shared_list WHERE account_id = $1`,
};
