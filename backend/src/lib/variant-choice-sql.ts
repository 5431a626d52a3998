/** A colour as the shop stores it, as a case-insensitive pattern in SQL. */
export const HEX_COLOR = "'^#[0-9a-f]{6}$'";

/**
 * SQL of one row describing a variant: `size`, `color` (`#rrggbb` in lower case where its value
 * or the value's metadata says so, else the word) and `color_rank`; null where the product has no such
 * option. For a lateral join. Indexes: primary keys.
 * @param variantId SQL of the variant's id
 */
export const choiceOfVariant = (variantId: string): string => `
  SELECT max(o.value) FILTER (WHERE lower(t.title) = 'size') AS size,
    max(CASE WHEN o.metadata->>'hex' ~* ${HEX_COLOR} THEN lower(o.metadata->>'hex')
             WHEN o.value ~* ${HEX_COLOR} THEN lower(o.value) ELSE o.value END)
      FILTER (WHERE lower(t.title) IN ('color', 'colour')) AS color,
    min(o.rank) FILTER (WHERE lower(t.title) IN ('color', 'colour')) AS color_rank
  FROM product_variant_option l
  JOIN product_option_value o ON o.id = l.option_value_id AND o.deleted_at IS NULL
  JOIN product_option t ON t.id = o.option_id AND t.deleted_at IS NULL
  WHERE l.variant_id = ${variantId}`;
