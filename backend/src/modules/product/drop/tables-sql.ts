/**
 * What is sold from a moment on (`product_drop`), with its products, the tickets of devices that queue for it, and its
 * orders. No row says who anybody is: a ticket is the digest of what a device made up, and an order's buyer is in the order.
 *
 * `places` were given so far, and those up to `admitted` have had their turn or have it, the last since `admitted_at`; `lot` is what places of the lot
 * were drawn by, so that it can be drawn again. `opened_at`, `sold_out_at` and `closed_at` are when that was noticed.
 */
export const CREATE_DROPS: readonly string[] = [
  `CREATE TABLE IF NOT EXISTS product_drop (
     id text PRIMARY KEY,
     handle text NOT NULL UNIQUE,
     title jsonb NOT NULL,
     opens_at timestamptz NOT NULL,
     ends_at timestamptz CHECK (ends_at > opens_at),
     has_queue boolean NOT NULL,
     pieces_per_order integer NOT NULL CHECK (pieces_per_order > 0),
     turn_minutes integer NOT NULL CHECK (turn_minutes > 0),
     version integer NOT NULL DEFAULT 1,
     lot text,
     places integer NOT NULL DEFAULT 0,
     admitted integer NOT NULL DEFAULT 0 CHECK (admitted <= places),
     admitted_at timestamptz,
     opened_at timestamptz,
     sold_out_at timestamptz,
     closed_at timestamptz
   )`,
  `CREATE TABLE IF NOT EXISTS product_drop_item (
     drop_id text NOT NULL REFERENCES product_drop ON DELETE CASCADE,
     product_id text NOT NULL,
     position integer NOT NULL,
     PRIMARY KEY (product_id, drop_id)
   )`,
  `CREATE INDEX IF NOT EXISTS product_drop_item_drop ON product_drop_item (drop_id)`,
  `CREATE TABLE IF NOT EXISTS drop_entry (
     drop_id text NOT NULL REFERENCES product_drop ON DELETE CASCADE,
     digest text NOT NULL,
     place integer,
     turn_until timestamptz,
     order_id text,
     came_at timestamptz NOT NULL DEFAULT now(),
     PRIMARY KEY (drop_id, digest)
   )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS drop_entry_place ON drop_entry (drop_id, place)`,
  `CREATE INDEX IF NOT EXISTS drop_entry_turn ON drop_entry (drop_id, turn_until) WHERE turn_until IS NOT NULL AND order_id IS NULL`,
  `CREATE TABLE IF NOT EXISTS drop_order (
     drop_id text NOT NULL REFERENCES product_drop ON DELETE CASCADE,
     order_id text NOT NULL,
     pieces integer NOT NULL,
     PRIMARY KEY (drop_id, order_id)
   )`,
];

export const DROP_DROPS: readonly string[] = [
  "drop_order",
  "drop_entry",
  "product_drop_item",
  "product_drop",
].map((table) => `DROP TABLE IF EXISTS ${table}`);
