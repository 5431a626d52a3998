import type { Statement } from "../../../lib/database";

/** Every column of `AddressRecord`. */
const COLUMNS = `id, label, firstname, lastname, phone, address, city, district, landmark, pin,
  is_default AS "isDefault", created_at AS "createdAt"`;

/** $1 account. Index: saved_address_slot. */
export const READ_ADDRESSES: Statement = {
  name: "address.list",
  text: `
SELECT ${COLUMNS} FROM saved_address WHERE account_id = $1
ORDER BY is_default DESC, created_at, id`,
};

/**
 * $1 account. Held until the transaction ends: changes of one person's addresses go one after the other, and a deletion
 * of the account goes before or after them. No row: it is gone. By primary key.
 */
export const HOLD_ACCOUNT: Statement = {
  name: "address.hold-account",
  text: `SELECT id FROM account WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
};

/**
 * $1 id, $2 account, held, then the address: $3 label, $4 first name, $5 last name, $6 phone, $7 address, $8 city,
 * $9 district, $10 landmark, $11 JSON of the pin. In the first free slot; the first one is the default. No row: there
 * are $12 already. Index: saved_address_slot.
 */
export const ADD_ADDRESS: Statement = {
  name: "address.add",
  text: `
INSERT INTO saved_address (id, account_id, slot, label, firstname, lastname, phone, address, city, district,
  landmark, pin, is_default)
SELECT $1, $2, s.slot, $3, $4, $5, $6, $7, $8, $9, $10, $11::jsonb,
  NOT EXISTS (SELECT 1 FROM saved_address d WHERE d.account_id = $2 AND d.is_default)
FROM generate_series(1, $12::integer) AS s(slot)
WHERE NOT EXISTS (SELECT 1 FROM saved_address t WHERE t.account_id = $2 AND t.slot = s.slot)
ORDER BY s.slot LIMIT 1
RETURNING ${COLUMNS}`,
};

/** $1 id, $2 account, then as ADD_ADDRESS. By primary key. */
export const CHANGE_ADDRESS: Statement = {
  name: "address.change",
  text: `
UPDATE saved_address SET label = $3, firstname = $4, lastname = $5, phone = $6, address = $7, city = $8,
  district = $9, landmark = $10, pin = $11::jsonb, updated_at = now()
WHERE id = $1 AND account_id = $2
RETURNING ${COLUMNS}`,
};

/** $1 id, $2 account, held. By primary key. */
export const DROP_ADDRESS: Statement = {
  name: "address.drop",
  text: `DELETE FROM saved_address WHERE id = $1 AND account_id = $2 RETURNING id`,
};

/** $1 id, $2 account, held. There is no other default any more. Indexes: primary key, saved_address_default. */
export const LEAVE_DEFAULT: Statement = {
  name: "address.leave-default",
  text: `
UPDATE saved_address d SET is_default = false
WHERE d.account_id = $2 AND d.is_default AND d.id <> $1
  AND EXISTS (SELECT 1 FROM saved_address t WHERE t.id = $1 AND t.account_id = $2)`,
};

/** $1 id, $2 account, held; after LEAVE_DEFAULT. By primary key. */
export const MAKE_DEFAULT: Statement = {
  name: "address.make-default",
  text: `
UPDATE saved_address SET is_default = true WHERE id = $1 AND account_id = $2
RETURNING ${COLUMNS}`,
};

/** $1 account, held. Where none is the default, the oldest becomes it. Index: saved_address_slot. */
export const KEEP_DEFAULT: Statement = {
  name: "address.keep-default",
  text: `
UPDATE saved_address SET is_default = true WHERE id = (
  SELECT a.id FROM saved_address a WHERE a.account_id = $1
    AND NOT EXISTS (SELECT 1 FROM saved_address d WHERE d.account_id = $1 AND d.is_default)
  ORDER BY a.created_at, a.id LIMIT 1)`,
};

/** $1 account. Index: saved_address_slot. */
export const ERASE_ADDRESSES: Statement = {
  name: "address.erase",
  text: `DELETE FROM saved_address WHERE account_id = $1`,
};
