const BOTH = ["catalogue_product", "catalogue_draft"] as const;

/**
 * Families of a product's colours; which of its looks can be ordered (see stocked-sql); hundredths of a per cent
 * off what is struck; pieces sold lately, see sold-sql.
 */
export const ADD_FILTER_COLUMNS: readonly string[] = [
  ...BOTH.map(
    (table) =>
      `ALTER TABLE IF EXISTS ${table} ADD COLUMN IF NOT EXISTS families text[] NOT NULL DEFAULT '{}',
         ADD COLUMN IF NOT EXISTS stocked text[] NOT NULL DEFAULT '{}',
         ADD COLUMN IF NOT EXISTS discount integer NOT NULL DEFAULT 0,
         ADD COLUMN IF NOT EXISTS sold integer NOT NULL DEFAULT 0`,
  ),
  "CREATE INDEX IF NOT EXISTS catalogue_product_families ON catalogue_product USING gin (families)",
  ...["sold", "discount"].flatMap((column) => [
    `CREATE INDEX IF NOT EXISTS catalogue_product_${column} ON catalogue_product (${column} DESC, created_at DESC, id DESC)`,
    `CREATE INDEX IF NOT EXISTS catalogue_product_category_${column} ON catalogue_product (category_id, ${column} DESC, created_at DESC, id DESC)`,
  ]),
  `CREATE TABLE IF NOT EXISTS catalogue_sold (
     product_id text PRIMARY KEY,
     pieces integer NOT NULL
   )`,
  "ALTER TABLE IF EXISTS catalogue_state ADD COLUMN IF NOT EXISTS sold_at timestamptz NOT NULL DEFAULT '-infinity'",
];

export const DROP_FILTER_COLUMNS: readonly string[] = [
  "ALTER TABLE IF EXISTS catalogue_state DROP COLUMN IF EXISTS sold_at",
  "DROP TABLE IF EXISTS catalogue_sold",
  ...BOTH.map(
    (table) =>
      `ALTER TABLE IF EXISTS ${table} DROP COLUMN IF EXISTS families, DROP COLUMN IF EXISTS stocked,
         DROP COLUMN IF EXISTS discount, DROP COLUMN IF EXISTS sold`,
  ),
];
