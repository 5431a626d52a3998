/**
 * Tables of the read model. They hold nothing that could not be computed again from Medusa's own
 * tables, see `rebuild` of the service.
 */
export const CATALOGUE_TABLES: readonly string[] = [
  // Trusted since PostgreSQL 13, so the owner of a database may add it. Without it search still
  // works, by scanning, and has no answer to typing errors.
  `DO $$ BEGIN
     CREATE EXTENSION IF NOT EXISTS pg_trgm;
   EXCEPTION WHEN OTHERS THEN
     RAISE NOTICE 'pg_trgm is not available (%): search scans, and typing errors find nothing', SQLERRM;
   END $$`,

  // What the shop reads: one row for each published product. Everything a list needs besides the
  // ready JSON is a column. fillfactor: a stock change touches no indexed column, so PostgreSQL
  // rewrites the row in place (HOT) and no index grows.
  `CREATE TABLE IF NOT EXISTS catalogue_product (
     id text PRIMARY KEY,
     handle text NOT NULL,
     name text NOT NULL,
     category_id text,
     category_name text,
     gender text,
     price integer NOT NULL,
     stock integer NOT NULL,
     in_stock boolean NOT NULL,
     sizes text[] NOT NULL,
     colors text[] NOT NULL,
     search text NOT NULL,
     search_name text NOT NULL,
     created_at timestamptz NOT NULL,
     json text NOT NULL,
     version bigint NOT NULL
   ) WITH (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05)`,
  // The JSON lives outside the row, uncompressed: what filters and counts then reads small rows
  // only, and what answers needs no decompression. The text that is searched stays in the row.
  `ALTER TABLE catalogue_product ALTER COLUMN json SET STORAGE EXTERNAL`,
  `ALTER TABLE catalogue_product ALTER COLUMN search SET STORAGE MAIN`,

  `CREATE INDEX IF NOT EXISTS catalogue_product_handle ON catalogue_product (handle)`,
  `CREATE INDEX IF NOT EXISTS catalogue_product_latest ON catalogue_product (created_at DESC, id DESC)`,
  `CREATE INDEX IF NOT EXISTS catalogue_product_price ON catalogue_product (price, id)`,
  `CREATE INDEX IF NOT EXISTS catalogue_product_category_latest ON catalogue_product (category_id, created_at DESC, id DESC)`,
  `CREATE INDEX IF NOT EXISTS catalogue_product_category_price ON catalogue_product (category_id, price, id)`,
  // A gender filter keeps products without a gender, which no single key range can order.
  ...["men", "women", "kids"].flatMap((gender) => [
    `CREATE INDEX IF NOT EXISTS catalogue_product_${gender}_latest ON catalogue_product (created_at DESC, id DESC) WHERE gender IS NULL OR gender = '${gender}'`,
    `CREATE INDEX IF NOT EXISTS catalogue_product_${gender}_price ON catalogue_product (price, id) WHERE gender IS NULL OR gender = '${gender}'`,
  ]),
  `CREATE INDEX IF NOT EXISTS catalogue_product_sizes ON catalogue_product USING gin (sizes)`,
  `CREATE INDEX IF NOT EXISTS catalogue_product_colors ON catalogue_product USING gin (colors)`,
  `DO $$ BEGIN
     IF EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm') THEN
       CREATE INDEX IF NOT EXISTS catalogue_product_search ON catalogue_product USING gin (search gin_trgm_ops);
       CREATE INDEX IF NOT EXISTS catalogue_product_search_name ON catalogue_product USING gin (search_name gin_trgm_ops);
     END IF;
   END $$`,

  `CREATE TABLE IF NOT EXISTS catalogue_category (
     id text PRIMARY KEY,
     name text NOT NULL,
     gender text NOT NULL,
     rank integer NOT NULL
   )`,

  // How many products share category, gender and stock state: in all (kind 'all'), per size and per
  // colour; and how many each price has. Counts and facets of the common filters
  // are sums over these few rows (see tally-sql), so they cost the same with ten products and with a
  // hundred thousand. '' stands for none.
  `CREATE TABLE IF NOT EXISTS catalogue_tally (
     kind text NOT NULL,
     category_id text NOT NULL,
     gender text NOT NULL,
     in_stock boolean NOT NULL,
     value text NOT NULL,
     n integer NOT NULL,
     PRIMARY KEY (kind, category_id, gender, in_stock, value)
   ) WITH (fillfactor = 50)`,

  // Written by triggers in the transaction that changes something, taken by the refresher.
  `CREATE TABLE IF NOT EXISTS catalogue_dirty (
     seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     kind text NOT NULL,
     ref text NOT NULL
   ) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000)`,

  // One row. definition: digest of the SQL the rows were computed with; another one means rebuild.
  // installed: digest of all functions and triggers.
  `CREATE TABLE IF NOT EXISTS catalogue_state (
     one boolean PRIMARY KEY DEFAULT true CHECK (one),
     version bigint NOT NULL DEFAULT 0,
     definition text NOT NULL DEFAULT '',
     installed text NOT NULL DEFAULT ''
   ) WITH (fillfactor = 20)`,
  `INSERT INTO catalogue_state DEFAULT VALUES ON CONFLICT DO NOTHING`,
];

/** When a product's page last said something new: for the sitemap. Without an index, so that a change
 * of stock stays in place. */
export const ADD_UPDATED_AT =
  "ALTER TABLE IF EXISTS catalogue_product ADD COLUMN IF NOT EXISTS updated_at timestamptz NOT NULL DEFAULT now()";

export const DROP_CATALOGUE_TABLES: readonly string[] = [
  "catalogue_product",
  "catalogue_category",
  "catalogue_tally",
  "catalogue_dirty",
  "catalogue_state",
].map((table) => `DROP TABLE IF EXISTS ${table} CASCADE`);
