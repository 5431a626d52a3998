import type { ProductFilter } from "./domain/list-filter";
import { LOW_STOCK } from "../../../contracts/dashboard";
import { COLOR, FAMILY, SIZE } from "./stocked-sql";
import { where, type Conditions, type Parameters } from "./conditions-sql";

/** Prices as text that sorts like the numbers do. */
const sortable = (price: string) => `lpad((${price})::text, 10, '0')`;

/**
 * The tallies that one product counts in, as rows (kind, category_id, gender, in_stock, value) of a
 * lateral join; `p` has the product's columns. Of a size, a colour or a family `in_stock` says whether the product can
 * be ordered in it. Prices are tallied without what no common filter
 * combines with them, to keep rows few: a shop has some hundred prices at most. `low` counts
 * variants: those with few pieces (in stock) and those with none.
 */
export const tallyKeys = (p: string): string => `
  SELECT 'all' AS kind, coalesce(${p}.category_id, '') AS category_id, coalesce(${p}.gender, '') AS gender, ${p}.in_stock, '' AS value
  ${[SIZE, COLOR, FAMILY]
    .map(
      ({
        look,
        column,
        part,
        as,
      }) => `UNION ALL SELECT '${look}', coalesce(${p}.category_id, ''), coalesce(${p}.gender, ''),
    EXISTS (SELECT 1 FROM unnest(${p}.stocked) v WHERE ${part("v")} = ${as("l.value")}), l.value
  FROM unnest(${p}.${column}) l (value)`,
    )
    .join("\n  ")}
  UNION ALL SELECT 'price', '', '', true, ${sortable(`${p}.price`)}
  UNION ALL SELECT 'price of category', coalesce(${p}.category_id, ''), '', true, ${sortable(`${p}.price`)}
  UNION ALL SELECT 'price of gender', '', coalesce(${p}.gender, ''), true, ${sortable(`${p}.price`)}
  UNION ALL SELECT 'low', '', '', v.stock > 0, '' FROM (
    SELECT (v ->> 'stock_quantity')::integer AS stock
    FROM jsonb_array_elements(${p}.json::jsonb -> 'variants') v OFFSET 0) v
  WHERE v.stock <= ${LOW_STOCK}`;

/** All tallies, counted from the rows of a table: (kind, category_id, gender, in_stock, value, n). */
export const countedTallies = (products: string): string => `
  SELECT k.kind, k.category_id, k.gender, k.in_stock, k.value, count(*)::integer AS n
  FROM ${products} p CROSS JOIN LATERAL (${tallyKeys("p")}) k
  GROUP BY 1, 2, 3, 4, 5`;

type Kind = "all" | "size" | "color" | "family" | "price" | "price of category" | "price of gender";

/** The one value that a filter by size, colour or family names; null: none, or products may have several of them. */
function onlyLook({ size, color, family }: ProductFilter) {
  const named = (["size", "color", "family"] as const).flatMap(
    (kind) => ({ size, color, family })[kind]?.map((value) => ({ kind, value })) ?? [],
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The tally that knows how many products a filter leaves; null when none does. */
function kindFor(filter: ProductFilter): Kind | null {
  const { text, size, color, family, minPrice, maxPrice, category, gender, inStock, onSale } =
    filter;
  if (text !== undefined || onSale !== undefined) return null;
  const hasPrice = minPrice !== undefined || maxPrice !== undefined;
  if ((size ?? color ?? family) !== undefined) {
    // What is sold out in a size may be there in another.
    return hasPrice || inStock === false ? null : (onlyLook(filter)?.kind ?? null);
  }
  if (!hasPrice) return "all";
  if (inStock !== undefined) return null;
  if (category === undefined) return gender ? "price of gender" : "price";
  return gender ? null : "price of category";
}

/** The tallies know how many products the filter leaves. */
export const hasTalliedCount = (filter: ProductFilter): boolean => kindFor(filter) !== null;

/** Facets come from the tallies of category, gender and stock alone. */
export const hasTalliedFacets = (filter: ProductFilter): boolean =>
  kindFor(filter) === "all" && filter.inStock !== false;

/**
 * SQL of the number of products that a filter leaves, as a sum over a few tallies; null when they
 * don't know. Indexes: the tallies' primary key, catalogue_tally_price.
 */
export function tallyCount(
  filter: ProductFilter,
  conditions: Conditions,
  parameters: Parameters,
): string | null {
  const kind = kindFor(filter);
  if (kind === null) return null;
  const bound = (price: number | undefined, sign: string) =>
    price === undefined
      ? undefined
      : `value ${sign} ${sortable(`${parameters.add(price)}::integer`)}`;
  const value = onlyLook(filter)?.value;
  const all = where([
    `kind = '${kind}'`,
    conditions.category,
    filter.gender && `gender IN ('', '${filter.gender}')`,
    filter.inStock === undefined ? undefined : filter.inStock ? "in_stock" : "NOT in_stock",
    value === undefined ? undefined : `value = ${parameters.add(value)}`,
    bound(filter.minPrice, ">="),
    bound(filter.maxPrice, "<="),
  ]);
  return `(SELECT coalesce(sum(n), 0)::integer FROM catalogue_tally ${all})`;
}
