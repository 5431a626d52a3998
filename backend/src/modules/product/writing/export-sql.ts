import type { Statement } from "../../../lib/database";
import { choiceOfVariant } from "../../../lib/variant-choice-sql";
import { variantPriceAt } from "../price-sql";
import { handlesOfLook } from "../companions/look-sql";
import { colorOfImage } from "./picture-sql";

/** Products of one page; a page is one short statement, whatever the size of the catalogue. */
const EXPORT_PAGE = 50;

/**
 * $1 a handle, or empty: the products that follow it, drafts too, without their retired variants. In
 * the order of IDX_product_handle_unique. Each part is looked up per product, by the indexes that
 * `product.product`, `product.variants` and `product.images` use, and in their words.
 */
export const EXPORT_PRODUCTS: Statement = {
  name: "product.export-products",
  text: `
SELECT p.handle, p.title AS name, coalesce(p.description, '') AS description, catalogue_translations(p.id) AS texts,
  CASE WHEN p.status = 'published' THEN 'published' ELSE 'draft' END AS status, p.is_giftcard AS "isGiftCard",
  ${handlesOfLook("p.id")} AS look,
  (SELECT c.name FROM product_category_product l
   JOIN product_category c ON c.id = l.product_category_id AND c.deleted_at IS NULL
   WHERE l.product_id = p.id ORDER BY c.rank, c.id LIMIT 1) AS category,
  (SELECT g.gender FROM product_gender_link l
   JOIN product_gender g ON g.id = l.product_gender_id AND g.deleted_at IS NULL
   WHERE l.product_id = p.id AND l.deleted_at IS NULL
   ORDER BY l.created_at DESC, l.id DESC LIMIT 1) AS gender,
  coalesce((SELECT jsonb_agg(jsonb_build_object('url', i.url, 'color', ${colorOfImage("i.id")})
     ORDER BY i.rank, i.id) FROM image i
   WHERE i.product_id = p.id AND i.deleted_at IS NULL), '[]'::jsonb) AS images,
  coalesce((
    SELECT jsonb_agg(jsonb_build_object('sku', v.sku, 'size', o.size, 'color', o.color,
        'stock', CASE WHEN v.manage_inventory AND NOT v.allow_backorder
                 THEN greatest(0, coalesce(s.available, 0)) END,
        'priceRwf', round(CASE WHEN a.asked < a.reference THEN a.reference ELSE a.base END),
        'saleRwf', CASE WHEN a.asked < a.reference THEN round(a.asked) END) ORDER BY coalesce(v.variant_rank, 0), v.id)
    FROM product_variant v
    LEFT JOIN LATERAL (${choiceOfVariant("v.id")}) o ON true
    LEFT JOIN LATERAL (
      SELECT sum(l.stocked_quantity - l.reserved_quantity) AS available
      FROM product_variant_inventory_item k
      LEFT JOIN inventory_level l
        ON l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
      WHERE k.variant_id = v.id AND k.deleted_at IS NULL
      GROUP BY k.inventory_item_id ORDER BY k.inventory_item_id LIMIT 1
    ) s ON true
    LEFT JOIN LATERAL (${variantPriceAt("v.id", "now()")}) a ON true
    WHERE v.product_id = p.id AND v.deleted_at IS NULL
      AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
  ), '[]'::jsonb) AS variants
FROM product p
WHERE p.handle > $1 AND p.deleted_at IS NULL
ORDER BY p.handle LIMIT ${EXPORT_PAGE}`,
};
