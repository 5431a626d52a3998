/**
 * Named sets of products that staff make. Medusa's own collections can't carry them: a product is in one of those at most, and
 * they have no order and no time.
 */
export const CREATE_COLLECTIONS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS shop_collection (
     id text PRIMARY KEY,
     handle text NOT NULL UNIQUE,
     title jsonb NOT NULL,
     text jsonb NOT NULL,
     cover_id text,
     drop_id text REFERENCES product_drop ON DELETE SET NULL,
     starts_at timestamptz,
     ends_at timestamptz CHECK (ends_at > starts_at),
     version integer NOT NULL DEFAULT 1,
     updated_at timestamptz NOT NULL DEFAULT now()
   )`,
  `CREATE INDEX IF NOT EXISTS shop_collection_drop ON shop_collection (drop_id) WHERE drop_id IS NOT NULL`,
  `CREATE TABLE IF NOT EXISTS shop_collection_item (
     collection_id text NOT NULL REFERENCES shop_collection ON DELETE CASCADE,
     product_id text NOT NULL,
     position integer NOT NULL,
     PRIMARY KEY (collection_id, product_id)
   )`,
  // What a collection was called in its address before.
  `CREATE TABLE IF NOT EXISTS shop_collection_handle (
     handle text PRIMARY KEY,
     collection_id text NOT NULL REFERENCES shop_collection ON DELETE CASCADE
   )`,
];

/** `{url, alt}`: a picture of its own, with what it shows in every language. */
export const ADD_COLLECTION_PICTURE = `ALTER TABLE shop_collection ADD COLUMN IF NOT EXISTS picture jsonb`;
export const DROP_COLLECTION_PICTURE = `ALTER TABLE shop_collection DROP COLUMN IF EXISTS picture`;

export const DROP_COLLECTIONS: readonly string[] = [
  "shop_collection_handle",
  "shop_collection_item",
  "shop_collection",
].map((table) => `DROP TABLE IF EXISTS ${table}`);
