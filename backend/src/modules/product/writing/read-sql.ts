import type { Statement } from "../../../lib/database";
import { choiceOfVariant } from "../../../lib/variant-choice-sql";
import { variantPriceAt } from "../price-sql";
import { FILE_SALES } from "./sale-sql";

/** $1 id or handle. By primary key, else by IDX_product_handle_unique. */
export const FIND_PRODUCT: Statement = {
  name: "product.find-product",
  text: `
SELECT id FROM product WHERE id = $1 AND deleted_at IS NULL
UNION ALL SELECT id FROM product WHERE handle = $1 AND deleted_at IS NULL LIMIT 1`,
};

/**
 * $1 id. Edits of one product happen one at a time: each locks this row first and then reads
 * everything in separate statements, which see what the previous edit committed.
 * By primary key.
 */
export const LOCK_PRODUCT: Statement = {
  name: "product.lock-product",
  text: `SELECT id FROM product WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE`,
};

/** $1 id. Indexes: primary keys, those of the link tables with the product first. */
export const PRODUCT: Statement = {
  name: "product.product",
  text: `
SELECT id, handle, is_giftcard AS "isGiftCard",
  (SELECT l.product_category_id FROM product_category_product l
   JOIN product_category c ON c.id = l.product_category_id AND c.deleted_at IS NULL
   WHERE l.product_id = p.id ORDER BY c.rank, c.id LIMIT 1) AS "categoryId",
  (SELECT g.id FROM product_gender_link l
   JOIN product_gender g ON g.id = l.product_gender_id AND g.deleted_at IS NULL
   WHERE l.product_id = p.id AND l.deleted_at IS NULL
   ORDER BY l.created_at DESC, l.id DESC LIMIT 1) AS "genderId"
FROM product p WHERE id = $1`,
};

/**
 * $1 product ids. Locks their stock in the order of the ids, as a checkout does, so that the two wait
 * for each other and never in a circle.
 * Indexes: IDX_product_variant_product_id, primary key of the link table,
 * IDX_inventory_level_inventory_item_id.
 */
export const LOCK_STOCK: Statement = {
  name: "product.lock-stock",
  text: `
SELECT id FROM inventory_level
WHERE deleted_at IS NULL AND inventory_item_id IN (
  SELECT k.inventory_item_id FROM product_variant v
  JOIN product_variant_inventory_item k ON k.variant_id = v.id AND k.deleted_at IS NULL
  WHERE v.product_id = ANY ($1::text[]) AND v.deleted_at IS NULL)
ORDER BY id FOR NO KEY UPDATE`,
};

/**
 * $1 product ids. Their variants, the retired ones too. Size and colour are read as the catalogue
 * reads them. Of several stock levels the first is written. `isAsSaid`: stock is unchanged since
 * staff set it (see CHANGE_STOCK), or since it was made.
 */
export const VARIANTS: Statement = {
  name: "product.variants",
  text: `
SELECT v.id, v.product_id AS "productId", v.sku, coalesce(v.variant_rank, 0) AS rank, o.size, o.color,
  coalesce(v.metadata ->> 'retired' = 'true', false) AS "isRetired",
  v.manage_inventory AND NOT v.allow_backorder AS "isCounted",
  i.item_id AS "itemId", i.level_id AS "levelId",
  coalesce(i.is_as_said, true) AS "isAsSaid",
  coalesce(i.available, 0)::integer AS available, coalesce(i.reserved, 0)::integer AS reserved,
  p.price_set_id AS "priceSetId", now.base::integer AS "priceRwf",
  f.amount::integer AS "fileSaleRwf", now.asked::integer AS "askedRwf", now.reference::integer AS "referenceRwf"
FROM product_variant v
LEFT JOIN LATERAL (${choiceOfVariant("v.id")}) o ON true
LEFT JOIN LATERAL (
  SELECT k.inventory_item_id AS item_id, min(l.id) AS level_id,
    sum(l.stocked_quantity - l.reserved_quantity) AS available, sum(l.reserved_quantity) AS reserved,
    bool_and(l.updated_at = l.created_at
      OR l.metadata ->> 'said_at' IS NOT DISTINCT FROM extract(epoch FROM l.updated_at)::text) AS is_as_said
  FROM product_variant_inventory_item k
  LEFT JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
  WHERE k.variant_id = v.id AND k.deleted_at IS NULL
  GROUP BY k.inventory_item_id ORDER BY k.inventory_item_id LIMIT 1
) i ON true
LEFT JOIN LATERAL (
  SELECT min(l.price_set_id) AS price_set_id FROM product_variant_price_set l
  WHERE l.variant_id = v.id AND l.deleted_at IS NULL
) p ON true
LEFT JOIN LATERAL (
  SELECT min(a.amount) AS amount FROM price a
  WHERE a.price_set_id = p.price_set_id AND a.price_list_id = '${FILE_SALES}' AND a.deleted_at IS NULL
) f ON true
LEFT JOIN LATERAL (${variantPriceAt("v.id", "now()")}) now ON true
WHERE v.product_id = ANY ($1::text[]) AND v.deleted_at IS NULL
ORDER BY rank, v.id`,
};

/**
 * $1 product id, $2 `size` or `color`: the option of that kind with its values.
 * Index: primary keys, IDX_product_product_option_product_id.
 */
export const OPTION: Statement = {
  name: "product.option",
  text: `
SELECT t.id AS "optionId", l.id AS "linkId", t.is_exclusive AS "isExclusive",
  coalesce((SELECT jsonb_agg(jsonb_build_object('id', o.id,
      'value', coalesce(lower(substring(o.metadata->>'hex' FROM '^#[0-9a-fA-F]{6}$')), o.value), 'isLinked',
      EXISTS (SELECT 1 FROM product_product_option_value x
              WHERE x.product_product_option_id = l.id AND x.product_option_value_id = o.id
                AND x.deleted_at IS NULL)))
    FROM product_option_value o WHERE o.option_id = t.id AND o.deleted_at IS NULL), '[]'::jsonb) AS values
FROM product_product_option l
JOIN product_option t ON t.id = l.product_option_id AND t.deleted_at IS NULL
WHERE l.product_id = $1 AND l.deleted_at IS NULL
  AND CASE WHEN lower(t.title) = 'colour' THEN 'color' ELSE lower(t.title) END = $2
ORDER BY t.id LIMIT 1`,
};

/**
 * $1 a handle: searches for a free one like it take turns until their transaction ends,
 * so that many products of one name at once don't all take the same number.
 */
export const TAKE_TURN: Statement = {
  name: "product.take-turn",
  text: `SELECT pg_advisory_xact_lock(hashtextextended('handle:' || $1, 0))`,
};

/** $1 handles, $2 a product that may keep its own. Index: IDX_product_handle_unique. */
export const TAKEN_HANDLES: Statement = {
  name: "product.taken-handles",
  text: `
SELECT handle FROM product
WHERE handle = ANY ($1::text[]) AND deleted_at IS NULL AND id <> $2`,
};

/** $1 SKUs. Indexes: IDX_product_variant_sku_unique, IDX_inventory_item_sku. */
export const TAKEN_SKUS: Statement = {
  name: "product.taken-skus",
  text: `
SELECT sku FROM product_variant WHERE sku = ANY ($1::text[]) AND deleted_at IS NULL
UNION SELECT sku FROM inventory_item WHERE sku = ANY ($1::text[]) AND deleted_at IS NULL`,
};

/**
 * $1 category ids. Shared, so that a category can't be deleted before the product that names it is
 * there. By primary key.
 */
export const SHARE_CATEGORIES: Statement = {
  name: "product.share-categories",
  text: `
SELECT id FROM product_category WHERE id = ANY ($1::text[]) AND deleted_at IS NULL
ORDER BY id FOR SHARE`,
};

/** What every product needs: the store's defaults, else the first there is. */
export const SETTING: Statement = {
  name: "product.setting",
  text: `
SELECT
  coalesce((SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY id LIMIT 1),
    (SELECT id FROM sales_channel WHERE deleted_at IS NULL ORDER BY id LIMIT 1)) AS "salesChannelId",
  coalesce((SELECT default_location_id FROM store WHERE deleted_at IS NULL ORDER BY id LIMIT 1),
    (SELECT id FROM stock_location WHERE deleted_at IS NULL ORDER BY id LIMIT 1)) AS "stockLocationId",
  (SELECT id FROM shipping_profile WHERE deleted_at IS NULL
   ORDER BY (type = 'default') DESC, id LIMIT 1) AS "shippingProfileId"`,
};

/** $1 category id. Waits for products that are being put in, and keeps out others. By primary key. */
export const LOCK_CATEGORY: Statement = {
  name: "product.lock-category",
  text: `SELECT id FROM product_category WHERE id = $1 AND deleted_at IS NULL FOR UPDATE`,
};

/** $1 category id: how many products, drafts too, are in it. */
export const COUNT_PRODUCTS: Statement = {
  name: "product.count-products",
  text: `
SELECT count(*)::integer AS n FROM product_category_product l
JOIN product p ON p.id = l.product_id AND p.deleted_at IS NULL
WHERE l.product_category_id = $1`,
};

/**
 * $1 product id. What shoppers are shown of it, by the catalogue's own computation; null for what
 * they are not shown. `updatedAt` is the edit's.
 */
export const SHOWN: Statement = {
  name: "product.shown",
  text: `
SELECT c.json, c.base_price AS "basePrice", p.status, p.updated_at AS "updatedAt"
FROM product p LEFT JOIN LATERAL catalogue_compute(ARRAY[p.id]) c ON true WHERE p.id = $1`,
};

/** A draft is shown as it would be when published; the pretence is rolled back. */
export const PRETEND: readonly [begin: Statement, publish: Statement, end: Statement] = [
  { name: "product.pretend", text: "SAVEPOINT pretend" },
  {
    name: "product.pretend-published",
    text: "UPDATE product SET status = 'published' WHERE id = $1",
  },
  { name: "product.pretend-no-more", text: "ROLLBACK TO SAVEPOINT pretend" },
];
