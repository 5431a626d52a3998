import { PRICE_BARS, PRODUCT_GENDERS } from "../../../contracts/catalogue";
import type { ProductFilter } from "./domain/list-filter";
import { COLOR, FAMILY, SIZE, type LookColumn } from "./stocked-sql";
import { canBeOrdered, looksOf, where, type Conditions, type Parameters } from "./conditions-sql";

/** JSON array of `{value, count}` from rows (value, n), in the given order. */
const facet = (rows: string, order: string) =>
  `coalesce((SELECT json_agg(json_build_object('value', value, 'count', n) ORDER BY ${order}) FROM (${rows}) t WHERE n > 0), '[]')`;

/** @param rows (price, n): what costs how much, or nothing. Bars as the contract has them. */
const priceBars = (rows: string) =>
  `(SELECT CASE WHEN low IS NULL THEN NULL ELSE json_build_object('from', low, 'to', high, 'counts', (
     SELECT json_agg(coalesce(c.n, 0) ORDER BY bar) FROM generate_series(0, ${PRICE_BARS - 1}) bar
     LEFT JOIN (
       SELECT CASE WHEN high = low THEN 0 ELSE least((price - low)::bigint * ${PRICE_BARS} / (high - low), ${PRICE_BARS - 1}) END::integer AS bar,
         sum(n)::integer AS n
       FROM (${rows}) p GROUP BY 1
     ) c USING (bar))) END
   FROM (SELECT min(price) AS low, max(price) AS high FROM (${rows}) p) bounds)`;

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
 * its index. Prices are tallied for a category or a gender alone; the bars of others read what matches.
 */
export function tallyFacets(filter: ProductFilter, conditions: Conditions): string {
  const gender = filter.gender && `gender IN ('', '${filter.gender}')`;
  const { category, inStock } = conditions;
  const from = (kind: string, ...others: (string | undefined)[]) =>
    `catalogue_tally ${where([`kind = '${kind}'`, ...others])}`;
  const prices = (kind: string, of?: string) =>
    `SELECT value::integer AS price, n FROM ${from(kind, of, "n > 0")}`;
  const isPriced = inStock === undefined && (category === undefined || gender === undefined);
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
    family: facet(values("family"), BY_COUNT),
    price: priceBounds(where(Object.values(conditions))),
    price_bars: priceBars(
      !isPriced
        ? `SELECT price, 1 AS n FROM catalogue_product ${where(Object.values(conditions))}`
        : category !== undefined
          ? prices("price of category", category)
          : prices(gender ? "price of gender" : "price", gender),
    ),
    in_stock: `(SELECT coalesce(sum(n), 0)::integer FROM ${from("all", category, gender, "in_stock")})`,
    on_sale: `(SELECT count(*)::integer FROM catalogue_product ${where([...Object.values(conditions), "on_sale"])})`,
  });
}

/** Facets of any other filter: one scan of what matches the text, the rest as flags. */
export function scanFacets(
  filter: ProductFilter,
  conditions: Conditions,
  parameters: Parameters,
): string {
  const flags = {
    ...conditions,
    price: [conditions.minPrice, conditions.maxPrice].filter(Boolean).join(" AND ") || undefined,
  };
  const names = [
    "category",
    "gender",
    "size",
    "color",
    "family",
    "price",
    "inStock",
    "onSale",
  ] as const;
  const matches = `SELECT category_name, gender, in_stock, on_sale, sizes, colors, families, stocked, price,
      ${names.map((name) => `(${flags[name] ?? "true"}) AS by_${name}`).join(", ")}
    FROM catalogue_product ${where([conditions.text])}`;
  const passing = (...own: (typeof names)[number][]) =>
    names
      .filter((name) => !own.includes(name))
      .map((name) => `by_${name}`)
      .join(" AND ");
  const ignoring = (own?: (typeof names)[number]) => `m WHERE ${passing(...(own ? [own] : []))}`;
  const looks = looksOf(filter, parameters);
  const values = ({ look, column, part, as }: LookColumn) => {
    const all = `SELECT unnest(${column}) AS value FROM ${ignoring(look)}`;
    const { [look]: _, ...others } = looks;
    const ordered = [`${part("v")} = ${as("l.value")}`, ...Object.values(others)].join(" AND ");
    const stocked = `SELECT l.value FROM m, unnest(m.${column}) l (value) WHERE ${passing(look, "inStock")}
      AND EXISTS (SELECT 1 FROM unnest(stocked) v WHERE ${ordered})`;
    return `SELECT value, count(*)::integer AS n FROM (${filter.inStock ? stocked : all}) s GROUP BY value`;
  };
  const body = assemble({
    category: facet(
      `SELECT category_name AS value, count(*)::integer AS n FROM ${ignoring("category")} AND category_name IS NOT NULL GROUP BY 1`,
      BY_COUNT,
    ),
    gender: facet(genderRows(ignoring("gender"), "count(*)"), "position"),
    size: facet(values(SIZE), BY_SIZE),
    color: facet(values(COLOR), BY_COUNT),
    family: facet(values(FAMILY), BY_COUNT),
    price: `(SELECT CASE WHEN count(*) = 0 THEN NULL ELSE json_build_object('min', min(price), 'max', max(price)) END FROM ${ignoring()})`,
    price_bars: priceBars(`SELECT price, 1 AS n FROM ${ignoring("price")}`),
    in_stock: `(SELECT count(*)::integer FROM ${ignoring("inStock")} AND ${canBeOrdered(looks)})`,
    on_sale: `(SELECT count(*)::integer FROM ${ignoring("onSale")} AND on_sale)`,
  });
  return `(WITH m AS MATERIALIZED (${matches}) SELECT ${body})`;
}
