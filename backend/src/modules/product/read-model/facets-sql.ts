import { PRODUCT_GENDERS } from "../../../contracts/catalogue";
import type { ProductFilter } from "./domain/list-filter";
import { where, type Conditions } from "./conditions-sql";

/** JSON array of `{value, count}` from rows (value, n), in the given order. */
const facet = (rows: string, order: string) =>
  `coalesce((SELECT json_agg(json_build_object('value', value, 'count', n) ORDER BY ${order}) FROM (${rows}) t WHERE n > 0), '[]')`;

const BY_COUNT = "n DESC, value";
const BY_SIZE = "catalogue_size_rank(value), value";

const assemble = (parts: Record<string, string>) =>
  `json_build_object(${Object.entries(parts)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")})::text`;

const priceBounds = (all: string) =>
  `(SELECT CASE WHEN low IS NULL THEN NULL ELSE json_build_object('min', low, 'max', high) END FROM (SELECT
     (SELECT price FROM catalogue_product ${all} ORDER BY price, id LIMIT 1) AS low,
     (SELECT price FROM catalogue_product ${all} ORDER BY price DESC, id DESC LIMIT 1) AS high) bounds)`;

/** Choosing a gender keeps products without one, so they count for each. */
const genderRows = (from: string, sum: string) =>
  PRODUCT_GENDERS.map(
    (gender, index) =>
      `SELECT '${gender}' AS value, ${sum}::integer AS n, ${index} AS position FROM ${from} AND coalesce(gender, '') IN ('', '${gender}')`,
  ).join(" UNION ALL ");

/**
 * Facets of a filter by only category, gender and stock: sums over a few tallies, and what is on sale by
 * its index.
 */
export function tallyFacets(filter: ProductFilter, conditions: Conditions): string {
  const gender = filter.gender && `gender IN ('', '${filter.gender}')`;
  const { category, inStock } = conditions;
  const from = (kind: string, ...others: (string | undefined)[]) =>
    `catalogue_tally ${where([`kind = '${kind}'`, ...others])}`;
  const values = (kind: string) =>
    `SELECT value, sum(n)::integer AS n FROM ${from(kind, category, gender, inStock)} GROUP BY value`;
  return assemble({
    category: facet(
      `SELECT k.name AS value, sum(t.n)::integer AS n FROM (SELECT * FROM ${from("all", gender, inStock)}) t JOIN catalogue_category k ON k.id = t.category_id GROUP BY k.name`,
      BY_COUNT,
    ),
    gender: facet(genderRows(from("all", category, inStock), "coalesce(sum(n), 0)"), "position"),
    size: facet(values("size"), BY_SIZE),
    color: facet(values("color"), BY_COUNT),
    price: priceBounds(where(Object.values(conditions))),
    in_stock: `(SELECT coalesce(sum(n), 0)::integer FROM ${from("all", category, gender, "in_stock")})`,
    on_sale: `(SELECT count(*)::integer FROM catalogue_product ${where([...Object.values(conditions), "on_sale"])})`,
  });
}

/** Facets of any other filter: one scan of what matches text and price, the rest as flags. */
export function scanFacets(conditions: Conditions): string {
  const flag = (name: keyof Conditions) => `(${conditions[name] ?? "true"}) AS by_${name}`;
  const names = ["category", "gender", "size", "color", "inStock", "onSale"] as const;
  const matches = `SELECT category_name, gender, in_stock, on_sale, sizes, colors, price, ${names.map(flag).join(", ")}
    FROM catalogue_product ${where([conditions.text, conditions.minPrice, conditions.maxPrice])}`;
  const ignoring = (own?: (typeof names)[number]) =>
    `m WHERE ${names
      .filter((name) => name !== own)
      .map((name) => `by_${name}`)
      .join(" AND ")}`;
  const body = assemble({
    category: facet(
      `SELECT category_name AS value, count(*)::integer AS n FROM ${ignoring("category")} AND category_name IS NOT NULL GROUP BY 1`,
      BY_COUNT,
    ),
    gender: facet(genderRows(ignoring("gender"), "count(*)"), "position"),
    size: facet(
      `SELECT value, count(*)::integer AS n FROM (SELECT unnest(sizes) AS value FROM ${ignoring("size")}) s GROUP BY value`,
      BY_SIZE,
    ),
    color: facet(
      `SELECT value, count(*)::integer AS n FROM (SELECT unnest(colors) AS value FROM ${ignoring("color")}) s GROUP BY value`,
      BY_COUNT,
    ),
    price: `(SELECT CASE WHEN count(*) = 0 THEN NULL ELSE json_build_object('min', min(price), 'max', max(price)) END FROM ${ignoring()})`,
    in_stock: `(SELECT count(*)::integer FROM ${ignoring("inStock")} AND in_stock)`,
    on_sale: `(SELECT count(*)::integer FROM ${ignoring("onSale")} AND on_sale)`,
  });
  return `(WITH m AS MATERIALIZED (${matches}) SELECT ${body})`;
}
