import type { Statement } from "../../../lib/database";
import { handlesOfLook } from "../companions/look-sql";
import { colorOfImage } from "./picture-sql";

/**
 * Imports take turns, a batch each, until the end of their transaction: two of one file at once would
 * make the same products, and wait for each other's handles and SKUs in a circle.
 */
export const TAKE_IMPORT_TURN: Statement = {
  name: "product.import-turn",
  text: `SELECT pg_advisory_xact_lock(hashtextextended('assortment.import', 0))`,
};

/** $1 handles. Indexes: IDX_product_handle_unique, those of PRODUCT and IMAGES. */
export const PRODUCTS_BY_HANDLE: Statement = {
  name: "product.products-by-handle",
  text: `
SELECT p.id, p.handle, p.title AS name, p.description, p.status, p.is_giftcard AS "isGiftCard", catalogue_translations(p.id) AS texts,
  ${handlesOfLook("p.id")} AS look, g.id AS "genderId", g.gender,
  (SELECT l.product_category_id FROM product_category_product l
   JOIN product_category c ON c.id = l.product_category_id AND c.deleted_at IS NULL
   WHERE l.product_id = p.id ORDER BY c.rank, c.id LIMIT 1) AS "categoryId",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', i.id, 'url', i.url, 'source', i.metadata ->> 'source',
        'color', ${colorOfImage("i.id")})
      ORDER BY i.rank, i.id)
    FROM image i WHERE i.product_id = p.id AND i.deleted_at IS NULL), '[]'::jsonb) AS pictures
FROM product p
LEFT JOIN LATERAL (
  SELECT g.id, g.gender FROM product_gender_link l
  JOIN product_gender g ON g.id = l.product_gender_id AND g.deleted_at IS NULL
  WHERE l.product_id = p.id AND l.deleted_at IS NULL
  ORDER BY l.created_at DESC, l.id DESC LIMIT 1
) g ON true
WHERE p.handle = ANY ($1::text[]) AND p.deleted_at IS NULL`,
};

/** $1 ids. Locks products in the order of their ids, as LOCK_PRODUCT does one. By primary key. */
export const LOCK_PRODUCTS: Statement = {
  name: "product.lock-products",
  text: `
SELECT id FROM product WHERE id = ANY ($1::text[]) AND deleted_at IS NULL
ORDER BY id FOR NO KEY UPDATE`,
};

/**
 * $1 SKUs: who has them, as variant or as stock record.
 * Indexes: IDX_product_variant_sku_unique, IDX_inventory_item_sku, primary keys,
 * IDX_inventory_item_id_… of the link table.
 */
export const SKU_OWNERS: Statement = {
  name: "product.sku-owners",
  text: `
SELECT v.sku, v.product_id AS "productId", v.id AS "variantId" FROM product_variant v
WHERE v.sku = ANY ($1::text[]) AND v.deleted_at IS NULL
UNION
SELECT i.sku, v.product_id, v.id FROM inventory_item i
LEFT JOIN product_variant_inventory_item k ON k.inventory_item_id = i.id AND k.deleted_at IS NULL
LEFT JOIN product_variant v ON v.id = k.variant_id AND v.deleted_at IS NULL
WHERE i.sku = ANY ($1::text[]) AND i.deleted_at IS NULL`,
};

/** $1 addresses of pictures. Index: IDX_product_image_url. */
export const KNOWN_PICTURES: Statement = {
  name: "product.known-pictures",
  text: `SELECT DISTINCT url FROM image WHERE url = ANY ($1::text[]) AND deleted_at IS NULL`,
};

/** Fewer products say nothing about what others should cost. */
const ENOUGH_PRODUCTS = 5;

/**
 * What products cost, by category and, with a null, in all of the shop: the middle one. Reads the
 * shoppers' readModel, once per batch checked before an import.
 */
export const USUAL_PRICES: Statement = {
  name: "product.usual-prices",
  text: `
SELECT category_id AS "categoryId",
  percentile_disc(0.5) WITHIN GROUP (ORDER BY price) AS "priceRwf"
FROM catalogue_product GROUP BY GROUPING SETS ((category_id), ())
HAVING count(*) >= ${ENOUGH_PRODUCTS}`,
};

/** What a batch began with comes back when another writer was quicker. */
export const BEGIN_BATCH: Statement = {
  name: "product.begin-batch",
  text: "SAVEPOINT import_batch",
};
export const UNDO_BATCH: Statement = {
  name: "product.undo-batch",
  text: "ROLLBACK TO SAVEPOINT import_batch",
};
export const END_BATCH: Statement = {
  name: "product.end-batch",
  text: "RELEASE SAVEPOINT import_batch",
};
