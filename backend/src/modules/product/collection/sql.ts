import type { Statement } from "../../../lib/database";
import { isoTime } from "../../../lib/iso-time-sql";

/** What processes tell each other on commit: staff changed a collection; the payload is empty. */
export const COLLECTION_CHANNEL = "strive_collection";

const named = (name: string, text: string): Statement => ({ name: `collection.${name}`, text });

/** Every collection, the latest change first: a shop has a few dozen. Indexes: shop_collection_item_pkey. */
export const READ_COLLECTIONS = named(
  "read",
  `
SELECT c.id, c.handle, c.title, c.text, c.picture, c.cover_id AS cover, c.drop_id AS "dropId", ${isoTime("c.starts_at")} AS "startsAt",
  ${isoTime("c.ends_at")} AS "endsAt", c.version, ${isoTime("c.updated_at")} AS "updatedAt",
  (SELECT coalesce(array_agg(i.product_id ORDER BY i.position), '{}') FROM shop_collection_item i WHERE i.collection_id = c.id) AS products,
  (SELECT coalesce(array_agg(h.handle), '{}') FROM shop_collection_handle h WHERE h.collection_id = c.id) AS "oldHandles"
FROM shop_collection c ORDER BY c.updated_at DESC, c.id`,
);

/** Whoever makes or changes one waits for whoever does: an address is one's. */
export const LOCK_COLLECTIONS = named(
  "lock",
  `SELECT pg_advisory_xact_lock(hashtext('strive.collections'))`,
);

/** $1 id, $2 handle, $3 title, $4 text, $5 cover, $6 drop, $7 starts_at, $8 ends_at, $9 picture. */
export const SAVE_COLLECTION = named(
  "save",
  `
INSERT INTO shop_collection AS c (id, handle, title, text, cover_id, drop_id, starts_at, ends_at, picture)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (id) DO UPDATE SET handle = excluded.handle, title = excluded.title, text = excluded.text,
  cover_id = excluded.cover_id, drop_id = excluded.drop_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at, picture = excluded.picture,
  version = c.version + 1, updated_at = now()`,
);

/** $1 collection. */
export const CLEAR_ITEMS = named(
  "clear-items",
  `DELETE FROM shop_collection_item WHERE collection_id = $1`,
);

/** $1 collection, $2 products. */
export const SET_ITEMS = named(
  "set-items",
  `INSERT INTO shop_collection_item (collection_id, product_id, position)
   SELECT $1, p.id, p.at FROM unnest($2::text[]) WITH ORDINALITY AS p(id, at)`,
);

/** $1 handle: a collection that takes it has it, whoever had it before. */
export const FREE_HANDLE = named(
  "free-handle",
  `DELETE FROM shop_collection_handle WHERE handle = $1`,
);

/** $1 former handle, $2 collection. */
export const KEEP_HANDLE = named(
  "keep-handle",
  `INSERT INTO shop_collection_handle (handle, collection_id) VALUES ($1, $2)
   ON CONFLICT (handle) DO UPDATE SET collection_id = excluded.collection_id`,
);

/** $1 collection. */
export const DELETE_COLLECTION = named("delete", `DELETE FROM shop_collection WHERE id = $1`);

/** What processes hear on commit. */
export const TELL = named("tell", `SELECT pg_notify('${COLLECTION_CHANNEL}', '')`);
