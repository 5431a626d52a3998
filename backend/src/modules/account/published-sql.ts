/**
 * SQL of the address of an account; null when it is gone. Read by the access log and by imports.
 * Index: account_pkey.
 * @param id SQL of the account's id
 */
export const emailOfAccount = (id: string): string =>
  `(SELECT a.email FROM account a WHERE a.id = ${id})`;

/** SQL of everybody who works here: `accountId`, `email`, `language`. Read by mails. Index: account_admins. */
export const STAFF_ACCOUNTS = `SELECT id AS "accountId", email, language FROM account WHERE role = 'admin' AND is_active ORDER BY id`;

/**
 * SQL of the language of an account; null when there is none. Read by orders that name none. Index: account_pkey.
 * @param id SQL of the account's id
 */
export const languageOfAccount = (id: string): string =>
  `(SELECT a.language FROM account a WHERE a.id = ${id})`;

/**
 * SQL of how somebody wants to be told of an order besides by mail: as chosen with the order, else as for all of an account, else
 * by SMS. Read by orders. Index: account_pkey.
 * @param chosen SQL of the order's own choice, or null
 * @param id SQL of the account's id, null for guests
 */
export const textChoiceFor = (chosen: string, id: string): string =>
  `coalesce(${chosen}, (SELECT a.text_channel FROM account a WHERE a.id = ${id}), 'sms')`;

/** SQL of how many people have a usable account. Read by the dashboard's figures. */
export const ACTIVE_ACCOUNTS = `(SELECT count(*)::float8 FROM account WHERE deleted_at IS NULL AND is_active)`;

/**
 * SQL of the accounts whose owner proved the address by a code: `id`, `email` in lower case, `customer_id`. Read
 * by orders: what guests placed with that address is theirs. Indexes: account_pkey, account_email.
 */
export const PROVEN_ACCOUNTS = `(SELECT id, email, customer_id FROM account
  WHERE email_verified_at IS NOT NULL AND is_email_proven AND deleted_at IS NULL)`;

/** SQL of people with an account: `id`, `email`, `name`. Read by the list of store credit. Index: account_pkey. */
export const NAMED_ACCOUNTS = `(SELECT id, email, firstname || ' ' || lastname AS name FROM account WHERE deleted_at IS NULL)`;

/** SQL of accounts that somebody may order with: `id`. Read by the list of known buyers. Index: account_pkey. */
export const USABLE_ACCOUNTS = `(SELECT id FROM account WHERE deleted_at IS NULL AND is_active)`;

/** SQL of wishlists: `account_id`, `version`, `items` (jsonb, see contracts/saved-lists). Read by alerts. Index: saved_list_pkey. */
export const WISHLISTS = `(SELECT account_id, version, items FROM saved_list WHERE kind = 'wishlist')`;

/** SQL of carts: `account_id`, `items`, `updated_at`. Read by reminders of carts. Index: saved_list_pkey. */
export const CARTS = `(SELECT account_id, items, updated_at FROM saved_list WHERE kind = 'cart')`;

/** SQL of whom news may go to: `id`, `email`. Read by alerts. Index: account_pkey. */
export const REACHABLE_ACCOUNTS = `(SELECT id, email FROM account WHERE deleted_at IS NULL AND is_active)`;
