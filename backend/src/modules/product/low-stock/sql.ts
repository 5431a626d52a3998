import type { Statement } from "../../../lib/database";
import { LOW_STOCK } from "../../../contracts/dashboard";
import { choiceOfVariant } from "../../../lib/variant-choice-sql";

/** Variants shoppers can buy, of low levels. Drafts and deleted ones have none. */
const LOW_VARIANTS = `
  FROM low_stock_level s
  JOIN product_variant_inventory_item k ON k.inventory_item_id = s.inventory_item_id AND k.deleted_at IS NULL
  JOIN product_variant v ON v.id = k.variant_id AND v.deleted_at IS NULL AND v.manage_inventory
    AND NOT v.allow_backorder AND v.metadata ->> 'retired' IS DISTINCT FROM 'true'
  JOIN product p ON p.id = v.product_id AND p.deleted_at IS NULL AND p.status = 'published'
  WHERE s.free <= ${LOW_STOCK}`;

/**
 * One row: how many variants are low now, and the ten with the least. The numbers are the catalogue's
 * tally, which follows every stock change; the list reads those with the least.
 * Indexes: catalogue_tally_pkey, low_stock_level_least, the link table's by inventory item, primary
 * keys.
 */
export const LOW_NOW: Statement = {
  name: "low-stock.read",
  text: `
WITH least AS MATERIALIZED (
  SELECT v.id, p.id AS product_id, p.title, s.free ${LOW_VARIANTS} ORDER BY s.free, s.level_id LIMIT 10
)
SELECT (SELECT coalesce(sum(n), 0)::integer FROM catalogue_tally WHERE kind = 'low') AS count,
  (SELECT coalesce(sum(n), 0)::integer FROM catalogue_tally WHERE kind = 'low' AND NOT in_stock) AS sold_out,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
     'product_id', x.product_id, 'variant_id', x.id, 'name', x.title,
     'size', coalesce(c.size, 'S'), 'color', coalesce(c.color, 'Gray'),
     'stock_quantity', trunc(x.free)) ORDER BY x.free, x.id), '[]'::jsonb)
   FROM least x CROSS JOIN LATERAL (${choiceOfVariant("x.id")}) c) AS variants`,
};
