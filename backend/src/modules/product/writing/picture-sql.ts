import type { Statement } from "../../../lib/database";
import { choiceOfVariant } from "../../../lib/variant-choice-sql";

/**
 * SQL of the colour that a picture shows: that of the variants it belongs to, where they have one in
 * common. The read model says the same in its own words. Indexes:
 * IDX_product_variant_product_image_image_id, primary keys.
 * @param imageId SQL of the picture's id
 */
export const colorOfImage = (imageId: string): string => `
  (SELECT CASE WHEN count(DISTINCT o.color) = 1 THEN min(o.color) END
   FROM product_variant_product_image l
   JOIN product_variant v ON v.id = l.variant_id AND v.deleted_at IS NULL
     AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
   CROSS JOIN LATERAL (${choiceOfVariant("v.id")}) o
   WHERE l.image_id = ${imageId} AND l.deleted_at IS NULL)`;

/** $1 product id. `source`: where an imported picture came from. Index: IDX_image_product_id. */
export const IMAGES: Statement = {
  name: "product.images",
  text: `
SELECT i.id, i.url, i.metadata ->> 'source' AS source, i.metadata ->> 'view' AS view, ${colorOfImage("i.id")} AS color
FROM image i WHERE i.product_id = $1 AND i.deleted_at IS NULL ORDER BY i.rank, i.id`,
};

/** $1 pictures, $2 what each shows, null for what nobody says. Index: primary key. */
export const SET_VIEWS: Statement = {
  name: "product.set-image-views",
  text: `
UPDATE image i SET updated_at = now(),
  metadata = CASE WHEN n.view IS NULL THEN i.metadata - 'view'
    ELSE coalesce(i.metadata, '{}') || jsonb_build_object('view', n.view) END
FROM unnest($1::text[], $2::text[]) AS n(id, view)
WHERE i.id = n.id AND i.metadata ->> 'view' IS DISTINCT FROM n.view`,
};

/** $1 pictures: they belong to no variant any more. Index: that of colorOfImage. */
export const UNTIE_IMAGES: Statement = {
  name: "product.untie-images",
  text: `DELETE FROM product_variant_product_image WHERE image_id = ANY ($1::text[])`,
};

/**
 * $1 product id, $2 pictures, $3 the colour of each: a picture belongs to all variants of its colour,
 * retired ones too, which may come back. Ties that are there stay as they are. Indexes:
 * IDX_product_variant_product_id, IDX_product_variant_product_image_variant_id, primary keys.
 */
export const TIE_IMAGES: Statement = {
  name: "product.tie-images",
  text: `
INSERT INTO product_variant_product_image (id, variant_id, image_id)
SELECT 'pvpi_' || upper(substr(md5(v.id || n.image_id), 1, 26)), v.id, n.image_id
FROM unnest($2::text[], $3::text[]) AS n(image_id, color)
JOIN product_variant v ON v.product_id = $1 AND v.deleted_at IS NULL
CROSS JOIN LATERAL (${choiceOfVariant("v.id")}) o
WHERE o.color = n.color AND NOT EXISTS (
  SELECT 1 FROM product_variant_product_image l
  WHERE l.variant_id = v.id AND l.image_id = n.image_id AND l.deleted_at IS NULL)
ON CONFLICT (id) DO UPDATE SET deleted_at = NULL, updated_at = now()`,
};
