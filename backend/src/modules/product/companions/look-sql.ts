/** What staff chose to be worn with a product. `version` grows with each change. */
export const CREATE_LOOKS = `CREATE TABLE IF NOT EXISTS product_look (
  product_id text PRIMARY KEY,
  pieces text[] NOT NULL,
  version integer NOT NULL DEFAULT 1
)`;

export const DROP_LOOKS = "DROP TABLE IF EXISTS product_look";

/** Published products and all others, each on exactly one of the tables. */
const EVERY_PRODUCT = ["published", "draft"]
  .map((status) => {
    const table = status === "published" ? "catalogue_product" : "catalogue_draft";
    return `SELECT id, handle, name, price, stock, json::json ->> 'image' AS image,
      json::json -> 'is_gift_card' IS NOT NULL AS is_gift_card, '${status}' AS status FROM ${table}`;
  })
  .join(" UNION ALL ");

/** SQL of products as staff choose them, a JSON list in their order; what is gone is left out. @param ids SQL of a list */
const piecesOf = (ids: string): string => `coalesce((
      SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'image', p.image, 'price', p.price,
        'stock_quantity', p.stock, 'status', p.status) ORDER BY o.place)
      FROM unnest(${ids}) WITH ORDINALITY o (id, place)
      CROSS JOIN LATERAL (SELECT * FROM (${EVERY_PRODUCT}) e WHERE e.id = o.id OFFSET 0) p), '[]')`;

/** SQL of the handles of a product's look, a JSON list in their order; what is gone is left out. Index: product_look_pkey. */
export const handlesOfLook = (id: string): string => `coalesce((
      SELECT jsonb_agg(w.handle ORDER BY o.place) FROM product_look k
      CROSS JOIN LATERAL unnest(k.pieces) WITH ORDINALITY o (id, place)
      JOIN product w ON w.id = o.id AND w.deleted_at IS NULL
      WHERE k.product_id = ${id}), '[]'::jsonb)`;

/** SQL of products that can be worn. */
const WORN = `w.deleted_at IS NULL AND NOT w.is_giftcard`;

/** $1 handles: those that can be pieces. Index: IDX_product_handle_unique. */
export const PIECES_BY_HANDLE = {
  name: "look_by_handle",
  text: `SELECT w.id, w.handle FROM product w WHERE w.handle = ANY ($1::text[]) AND ${WORN}`,
};

/** In a look, of a piece that the rest of a file is to make: it is in the place of an id, and nobody sees it. */
const TO_COME = "handle:";
/** @param id of the piece; undefined: it is to come */
export const pieceToStore = (handle: string, id: string | undefined): string =>
  id ?? `${TO_COME}${handle}`;

/** $1 product, $2 pieces, as an import says them. */
export const IMPORT_LOOK = {
  name: "look_import",
  text: `INSERT INTO product_look AS l (product_id, pieces) VALUES ($1, $2)
    ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces, version = l.version + 1`,
};

const CAME = `product w ON w.handle = substr(o.piece, ${TO_COME.length + 1}) AND o.piece LIKE '${TO_COME}%' AND ${WORN}`;

/** Pieces that have come. Walks all looks, which are fewer than products. Index: IDX_product_handle_unique. */
export const FILL_LOOKS = {
  name: "look_fill",
  text: `UPDATE product_look l SET version = l.version + 1, pieces = (
      SELECT array_agg(coalesce(w.id, o.piece) ORDER BY o.place)
      FROM unnest(l.pieces) WITH ORDINALITY o (piece, place) LEFT JOIN ${CAME})
    WHERE EXISTS (SELECT 1 FROM unnest(l.pieces) o (piece) JOIN ${CAME})`,
};

/** $1 ids. Indexes: the primary keys of both tables. */
export const READ_PIECES = {
  name: "look_pieces",
  text: `SELECT ${piecesOf("$1::text[]")} AS pieces`,
};

/** $1 id or handle. Indexes: the primary keys and _handle of both tables. */
export const READ_LOOK = {
  name: "look_read",
  text: `SELECT me.id, me.name, coalesce(l.version, 0) AS version, ${piecesOf("l.pieces")} AS pieces
    FROM (SELECT id, name FROM (${EVERY_PRODUCT}) e WHERE e.id = $1 OR e.handle = $1 LIMIT 1) me
    LEFT JOIN product_look l ON l.product_id = me.id`,
};

/** $1 ids: those of them that can be a piece. */
export const WEARABLE = {
  name: "look_wearable",
  text: `SELECT w.id FROM unnest($1::text[]) w (id)
    WHERE EXISTS (SELECT 1 FROM (${EVERY_PRODUCT}) e WHERE e.id = w.id AND NOT e.is_gift_card)`,
};

/**
 * $1 product, $2 pieces, $3 the version that was seen. No row: somebody else has changed it since, or chosen for the first
 * time; of two at once one statement waits for the other's row and then sees its version.
 */
export const SET_LOOK = {
  name: "look_set",
  text: `INSERT INTO product_look AS l (product_id, pieces)
    SELECT $1, $2 WHERE $3::integer = 0 OR EXISTS (SELECT 1 FROM product_look WHERE product_id = $1)
    ON CONFLICT (product_id) DO UPDATE SET pieces = excluded.pieces, version = l.version + 1
    WHERE l.version = $3
    RETURNING version`,
};
