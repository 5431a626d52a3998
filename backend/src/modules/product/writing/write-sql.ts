import type { Statement } from "../../../lib/database";
import { BASE_PRICE } from "../price-sql";

/** Tables that products are written to, parents before children. */
export const INSERT_ORDER = [
  "product",
  "product_option",
  "product_product_option",
  "product_option_value",
  "product_product_option_value",
  "product_variant",
  "product_variant_option",
  "image",
  "product_variant_product_image",
  "product_category_product",
  "product_sales_channel",
  "product_shipping_profile",
  "product_gender",
  "product_gender_link",
  "price_set",
  "price",
  "product_variant_price_set",
  "inventory_item",
  "inventory_level",
  "product_variant_inventory_item",
  "translation",
] as const;
export type ProductTable = (typeof INSERT_ORDER)[number];

/**
 * $1 rows as a JSON array, all with the given columns; other columns keep their defaults. Links that
 * are there already are left as they are. Rows of one table always have the same columns, so that the
 * statement has one name.
 */
export const insertRows = (table: ProductTable, columns: readonly string[]): Statement => {
  const names = columns.map((column) => `"${column}"`).join(", ");
  return {
    name: `product.insert.${table}.${columns.length}`,
    text: `INSERT INTO "${table}" (${names}) SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json)
           ${table === "product_variant_option" ? "ON CONFLICT DO NOTHING" : ""}`,
  };
};

/** Until the transaction ends, or RESUME_NOTES: the triggers of the catalogue note nothing. */
export const STOP_NOTES: Statement = {
  name: "product.stop-notes",
  text: `SELECT set_config('strive.catalogue', 'off', true)`,
};

export const RESUME_NOTES: Statement = {
  name: "product.resume-notes",
  text: `SELECT set_config('strive.catalogue', 'on', true)`,
};

/** $1 products the catalogue must recheck. */
export const NOTE_PRODUCTS: Statement = {
  name: "product.note-products",
  text: `INSERT INTO catalogue_dirty (kind, ref) SELECT 'product', id FROM unnest($1::text[]) AS n(id)`,
};

/** $1 id; null for what stays: $2 title, $3 description, $4 handle, $5 status, $6 whether it is a gift card. By primary key. */
export const UPDATE_PRODUCT: Statement = {
  name: "product.update-product",
  text: `
UPDATE product SET title = coalesce($2, title), description = coalesce($3, description),
  handle = coalesce($4, handle), status = coalesce($5, status),
  -- Money on a card is not sold for less.
  is_giftcard = coalesce($6::boolean, is_giftcard), discountable = coalesce(NOT $6::boolean, discountable),
  updated_at = greatest(date_trunc('milliseconds', clock_timestamp()),
    date_trunc('milliseconds', updated_at) + interval '1 millisecond')
WHERE id = $1`,
};

/** $1 products. Nobody counts gift cards: there are as many as are bought. Index: IDX_product_variant_product_id. */
export const COUNT_PIECES: Statement = {
  name: "product.count-pieces",
  text: `
UPDATE product_variant v SET manage_inventory = NOT p.is_giftcard, updated_at = now()
FROM product p WHERE p.id = ANY ($1::text[]) AND v.product_id = p.id AND v.manage_inventory = p.is_giftcard`,
};

/** $1 product id, $2 URL or null. By primary key. */
export const SET_THUMBNAIL: Statement = {
  name: "product.set-thumbnail",
  text: `UPDATE product SET thumbnail = $2 WHERE id = $1 AND thumbnail IS DISTINCT FROM $2`,
};

/** $1 product id. By primary key. */
export const LEAVE_CATEGORIES: Statement = {
  name: "product.leave-categories",
  text: `DELETE FROM product_category_product WHERE product_id = $1`,
};

/** $1 id of the record, $2 gender. By primary key. */
export const SET_GENDER: Statement = {
  name: "product.set-gender",
  text: `UPDATE product_gender SET gender = $2, updated_at = now() WHERE id = $1`,
};

/** $1 product id, $2 id of the record. By primary key. */
export const UNLINK_GENDER: Statement = {
  name: "product.unlink-gender",
  text: `
UPDATE product_gender_link SET deleted_at = now(), updated_at = now()
WHERE product_id = $1 AND product_gender_id = $2 AND deleted_at IS NULL`,
};

/** $1 price sets, $2 amount of each. Index: IDX_price_price_set_id. */
export const SET_PRICES: Statement = {
  name: "product.set-prices",
  text: `
UPDATE price a SET amount = n.amount,
  raw_amount = jsonb_build_object('value', n.amount::text, 'precision', 20), updated_at = now()
FROM unnest($1::text[], $2::numeric[]) AS n(price_set_id, amount)
WHERE a.price_set_id = n.price_set_id AND ${BASE_PRICE}`,
};

/** $1 variants, $2 SKU of each. By primary keys; IDX_product_variant_sku_unique decides. */
export const SET_SKUS: readonly Statement[] = [
  {
    name: "product.set-skus",
    text: `
UPDATE product_variant v SET sku = n.sku, updated_at = now()
FROM unnest($1::text[], $2::text[]) AS n(id, sku) WHERE v.id = n.id`,
  },
  {
    name: "product.set-item-skus",
    text: `
UPDATE inventory_item i SET sku = n.sku, updated_at = now()
FROM unnest($1::text[], $2::text[]) AS n(id, sku)
JOIN product_variant_inventory_item k ON k.variant_id = n.id AND k.deleted_at IS NULL
WHERE i.id = k.inventory_item_id AND i.deleted_at IS NULL`,
  },
];

/**
 * $1 levels, $2 change of each. The levels are locked and the change is relative, so nothing that a
 * checkout reserved is lost; what is reserved always stays stocked. `said_at`: the last change was by
 * staff, until anything else moves `updated_at`. By primary key.
 */
export const CHANGE_STOCK: Statement = {
  name: "product.change-stock",
  text: `
UPDATE inventory_level l SET stocked_quantity = t.stocked, updated_at = now(),
  metadata = coalesce(l.metadata, '{}') || jsonb_build_object('said_at', extract(epoch FROM now())::text),
  raw_stocked_quantity = jsonb_build_object('value', t.stocked::text, 'precision', 20)
FROM (
  SELECT i.id, greatest(i.reserved_quantity, i.stocked_quantity + n.change) AS stocked
  FROM unnest($1::text[], $2::numeric[]) AS n(id, change) JOIN inventory_level i ON i.id = n.id
) t WHERE l.id = t.id`,
};

/** $1 variants, $2 ranks, $3 whether each is retired. By primary key. */
export const PLACE_VARIANTS: Statement = {
  name: "product.place-variants",
  text: `
UPDATE product_variant v SET variant_rank = n.rank, updated_at = now(),
  metadata = CASE WHEN n.is_retired THEN coalesce(v.metadata, '{}'::jsonb) || '{"retired":true}'::jsonb
    ELSE v.metadata - 'retired' END
FROM unnest($1::text[], $2::integer[], $3::boolean[]) AS n(id, rank, is_retired)
WHERE v.id = n.id AND (v.variant_rank, coalesce(v.metadata ->> 'retired' = 'true', false))
  IS DISTINCT FROM (n.rank, n.is_retired)`,
};

/** $1 variants that nobody ordered. By primary keys. */
export const DELETE_VARIANTS: readonly Statement[] = [
  {
    name: "product.delete-variants",
    text: `UPDATE product_variant SET deleted_at = now() WHERE id = ANY ($1::text[])`,
  },
  {
    name: "product.delete-levels",
    text: `
UPDATE inventory_level SET deleted_at = now() WHERE deleted_at IS NULL AND inventory_item_id IN (
  SELECT inventory_item_id FROM product_variant_inventory_item
  WHERE variant_id = ANY ($1::text[]) AND deleted_at IS NULL)`,
  },
  {
    name: "product.delete-items",
    text: `
UPDATE inventory_item SET deleted_at = now() WHERE deleted_at IS NULL AND id IN (
  SELECT inventory_item_id FROM product_variant_inventory_item
  WHERE variant_id = ANY ($1::text[]) AND deleted_at IS NULL)`,
  },
  {
    name: "product.unlink-items",
    text: `
UPDATE product_variant_inventory_item SET deleted_at = now()
WHERE variant_id = ANY ($1::text[]) AND deleted_at IS NULL`,
  },
];

/** $1 variants, $2 values: a variant has no value of an option that the product lost. */
export const UNLINK_VALUES: Statement = {
  name: "product.unlink-values",
  text: `
DELETE FROM product_variant_option
WHERE variant_id = ANY ($1::text[]) AND option_value_id = ANY ($2::text[])`,
};

/** $1 link of product and option. Values no variant of the product has any more are removed. */
export const DROP_UNUSED_VALUES: Statement = {
  name: "product.drop-unused-values",
  text: `
UPDATE product_product_option_value x SET deleted_at = now()
FROM product_product_option l
WHERE l.id = $1 AND x.product_product_option_id = l.id AND x.deleted_at IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM product_variant v
    JOIN product_variant_option o ON o.variant_id = v.id
    WHERE v.product_id = l.product_id AND v.deleted_at IS NULL
      AND o.option_value_id = x.product_option_value_id)`,
};

/** $1 values, $2 their ranks: the order in which colours are shown. By primary key. */
export const RANK_VALUES: Statement = {
  name: "product.rank-values",
  text: `
UPDATE product_option_value o SET rank = n.rank, updated_at = now()
FROM unnest($1::text[], $2::integer[]) AS n(id, rank)
WHERE o.id = n.id AND o.rank IS DISTINCT FROM n.rank`,
};

/** $1 link of product and option: an option without values is not this product's. */
export const DROP_EMPTY_OPTION: Statement = {
  name: "product.drop-empty-option",
  text: `
UPDATE product_product_option l SET deleted_at = now()
WHERE l.id = $1 AND NOT EXISTS (
  SELECT 1 FROM product_product_option_value x
  WHERE x.product_product_option_id = l.id AND x.deleted_at IS NULL)`,
};

/** $1 images, $2 ranks. By primary key. */
export const RANK_IMAGES: Statement = {
  name: "product.rank-images",
  text: `
UPDATE image i SET rank = n.rank, updated_at = now()
FROM unnest($1::text[], $2::integer[]) AS n(id, rank)
WHERE i.id = n.id AND i.rank IS DISTINCT FROM n.rank`,
};

/** $1 product id, $2 images that stay. Index: IDX_image_product_id. */
export const DELETE_OTHER_IMAGES: Statement = {
  name: "product.delete-other-images",
  text: `
UPDATE image SET deleted_at = now()
WHERE product_id = $1 AND deleted_at IS NULL AND id <> ALL ($2::text[])`,
};

/** $1 id. Medusa's own deletion mark; orders keep their copies. By primary key. */
export const DELETE_PRODUCT: Statement = {
  name: "product.delete-product",
  text: `UPDATE product SET deleted_at = now(), updated_at = now() WHERE id = $1`,
};

/** $1 category id. By primary key. */
export const DELETE_CATEGORY: Statement = {
  name: "product.delete-category",
  text: `UPDATE product_category SET deleted_at = now(), updated_at = now() WHERE id = $1`,
};
