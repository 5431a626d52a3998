/**
 * The moment that the prices of the read model are of; whether a product costs less than without a
 * sale, with indexes over those that do; and its price without any list, which staff edit (null: it
 * has none).
 */
export const ADD_PRICE_COLUMNS: readonly string[] = [
  "ALTER TABLE IF EXISTS catalogue_state ADD COLUMN IF NOT EXISTS priced_at timestamptz NOT NULL DEFAULT now()",
  ...["catalogue_product", "catalogue_draft"].map(
    (table) =>
      `ALTER TABLE IF EXISTS ${table} ADD COLUMN IF NOT EXISTS on_sale boolean NOT NULL DEFAULT false,
         ADD COLUMN IF NOT EXISTS base_price integer`,
  ),
  "CREATE INDEX IF NOT EXISTS catalogue_product_sale_latest ON catalogue_product (created_at DESC, id DESC) WHERE on_sale",
  "CREATE INDEX IF NOT EXISTS catalogue_product_sale_price ON catalogue_product (price, id) WHERE on_sale",
];

export const DROP_PRICE_COLUMNS: readonly string[] = [
  ...["catalogue_product", "catalogue_draft"].map(
    (table) =>
      `ALTER TABLE IF EXISTS ${table} DROP COLUMN IF EXISTS on_sale, DROP COLUMN IF EXISTS base_price`,
  ),
  "ALTER TABLE IF EXISTS catalogue_state DROP COLUMN IF EXISTS priced_at",
];

/**
 * Condition: price list `l` has begun or ended since the prices of `catalogue_state s` were computed.
 * `ends_at` itself is still within. Lists are few, and read as they are.
 */
export const beginsOrEnds = (moment: string): string =>
  `l.deleted_at IS NULL AND (l.starts_at > s.priced_at AND l.starts_at <= ${moment}
    OR l.ends_at >= s.priced_at AND l.ends_at < ${moment})`;
