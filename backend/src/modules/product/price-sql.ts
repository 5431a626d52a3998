/** Condition on a row `a` of price: in RWF, for one piece, for everybody. */
export const RETAIL = `a.currency_code = 'rwf' AND coalesce(a.rules_count, 0) = 0
        AND coalesce(a.min_quantity, 1) <= 1`;

/** Condition on a row `a` of price: what something costs without any price list. */
export const BASE_PRICE = `a.deleted_at IS NULL AND a.price_list_id IS NULL AND ${RETAIL}`;

/**
 * SQL of what a variant costs, by Medusa's own rule (`calculatePrices` of its pricing module) for a
 * buyer of whom nothing is known but the currency: one row (base, asked, reference, sale_ends_at,
 * priced_at), amounts null where it has no price.
 *
 * - Base prices and those of lists that are active at the moment count, in RWF, for one piece, without
 *   a rule; of a list without rules. `ends_at` is still within.
 * - Of all lists the lowest amount decides. One of an override is asked as it is, one of a sale unless
 *   the base price is lower.
 * - `reference` is the lowest override, else the base price: what the variant costs without a sale.
 * - `sale_ends_at` is of the list whose price is asked, if that is a sale; of equal ones the last.
 * - `priced_at`: when any of this last changed.
 *
 * Indexes: IDX_variant_id_… of the link table, IDX_price_price_set_id, primary key of price_list.
 * @param variant expression: its id @param moment expression: a time
 */
export const variantPriceAt = (variant: string, moment: string): string => {
  const isOn = `(l.starts_at IS NULL OR l.starts_at <= ${moment}) AND (l.ends_at IS NULL OR l.ends_at >= ${moment})`;
  const lowest = (type: string) => `min(a.amount) FILTER (WHERE l.type = '${type}' AND ${isOn})`;
  return `
  SELECT m.base, m.asked, m.reference, m.priced_at,
    CASE WHEN m.asked = m.sale AND m.asked < m.reference THEN m.sale_ends_at END AS sale_ends_at
  FROM (
    SELECT b.*, coalesce(b.override, b.base) AS reference,
      CASE WHEN b.override IS NULL OR b.sale < b.override THEN least(b.sale, b.base) ELSE b.override END AS asked
    FROM (
      SELECT min(a.amount) FILTER (WHERE a.price_list_id IS NULL) AS base,
        ${lowest("override")} AS override,
        ${lowest("sale")} AS sale,
        (array_agg(l.ends_at ORDER BY a.amount, l.ends_at DESC) FILTER (WHERE l.type = 'sale' AND ${isOn}))[1] AS sale_ends_at,
        greatest(max(a.updated_at), max(l.starts_at) FILTER (WHERE l.starts_at <= ${moment}),
          max(l.ends_at) FILTER (WHERE l.ends_at < ${moment})) AS priced_at
      FROM product_variant_price_set s
      JOIN price a ON a.price_set_id = s.price_set_id AND a.deleted_at IS NULL AND ${RETAIL}
      LEFT JOIN price_list l ON l.id = a.price_list_id AND l.deleted_at IS NULL AND l.status = 'active'
        AND coalesce(l.rules_count, 0) = 0
      WHERE s.variant_id = ${variant} AND s.deleted_at IS NULL
    ) b
  ) m`;
};
