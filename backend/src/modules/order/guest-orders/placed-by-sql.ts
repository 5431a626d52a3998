/**
 * SQL of the account that placed order `o`; null: a guest did. What strangers typed does not count against the account
 * that it came into later.
 */
export const PLACED_BY = `CASE WHEN o.adopted_at IS NULL THEN o.account_id END`;
