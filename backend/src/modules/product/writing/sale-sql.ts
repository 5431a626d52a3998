import type { Statement } from "../../../lib/database";

/** The price list that holds the sale prices of product files. */
export const FILE_SALES = "plist_files";

/** Files say what is on sale: a list that staff removed or switched off is there again. */
export const ENSURE_FILE_SALES: Statement = {
  name: "product.ensure-file-sales",
  text: `
INSERT INTO price_list (id, title, description, type, status)
VALUES ('${FILE_SALES}', 'Sale prices of product files', 'Kept by imports: the compare-at prices of the last file.', 'sale', 'active')
ON CONFLICT (id) DO UPDATE SET status = 'active', deleted_at = NULL, updated_at = now()
WHERE price_list.status <> 'active' OR price_list.deleted_at IS NOT NULL`,
};

/** $1 variants: none of them is on sale by a file any more. Index: IDX_price_price_set_id. */
export const END_FILE_SALES: Statement = {
  name: "product.end-file-sales",
  text: `
DELETE FROM price a USING product_variant_price_set l
WHERE l.variant_id = ANY ($1::text[]) AND l.deleted_at IS NULL
  AND a.price_set_id = l.price_set_id AND a.price_list_id = '${FILE_SALES}'`,
};

/** $1 ids of prices, $2 a variant for each, $3 what it costs in whole RWF. */
export const BEGIN_FILE_SALES: Statement = {
  name: "product.begin-file-sales",
  text: `
INSERT INTO price (id, price_set_id, price_list_id, currency_code, amount, raw_amount, rules_count)
SELECT n.id, l.price_set_id, '${FILE_SALES}', 'rwf', n.amount,
  jsonb_build_object('value', n.amount::text, 'precision', 20), 0
FROM unnest($1::text[], $2::text[], $3::numeric[]) AS n(id, variant_id, amount)
JOIN product_variant_price_set l ON l.variant_id = n.variant_id AND l.deleted_at IS NULL`,
};
