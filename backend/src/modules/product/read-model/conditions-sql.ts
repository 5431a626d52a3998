import { containing, escapeLike } from "../../../lib/like-pattern";
import type { ProductFilter } from "./domain/list-filter";
import { familyLetter } from "./color-sql";
import { COLOR, FAMILY, SIZE, type LookColumn } from "./stocked-sql";
import { searchTextOf, type SearchTerm, type SearchText } from "./domain/search-text";

export interface Statement {
  /** Set for the common shapes: PostgreSQL then parses and plans them once per connection. */
  name?: string;
  text: string;
  values: (string | number | boolean | readonly string[])[];
}

/** One SQL condition per filter, over the columns of catalogue_product. */
export type Conditions = Partial<Record<keyof ProductFilter, string>>;

/** Several categories share a name only by mistake; the first one then counts. */
const categoryId = (parameter: string) =>
  `coalesce((SELECT k.id FROM catalogue_category k WHERE k.id = ${parameter} OR k.name = ${parameter} ORDER BY k.id = ${parameter} DESC, k.rank, k.id LIMIT 1),
    (SELECT c.id FROM catalogue_category_text c JOIN catalogue_category k USING (id) WHERE c.name = ${parameter} ORDER BY k.rank, k.id LIMIT 1))`;

export class Parameters {
  readonly values: Statement["values"] = [];
  add(value: string | number | readonly string[]): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

type Looks = Partial<Record<LookColumn["look"], string>>;

/** SQL conditions on a text `v` of `stocked`, for what the filter names. */
export function looksOf({ size, color, family }: ProductFilter, parameters: Parameters): Looks {
  const anyOf = ({ part }: LookColumn, values: readonly string[]) =>
    `${part("v")} = ANY (${parameters.add(values)}::text[])`;
  return {
    ...(size && { size: anyOf(SIZE, size) }),
    ...(color && { color: anyOf(COLOR, color) }),
    ...(family && { family: anyOf(FAMILY, family.map(familyLetter)) }),
  };
}

/** SQL: a piece that is all of this can be ordered, of the row with the columns `in_stock` and `stocked`. */
export function canBeOrdered(looks: Looks): string {
  const asked = Object.values(looks);
  return asked.length === 0
    ? "in_stock"
    : `EXISTS (SELECT 1 FROM unnest(stocked) v WHERE ${asked.join(" AND ")})`;
}

export function conditionsOf(filter: ProductFilter, parameters: Parameters): Conditions {
  const conditions: Conditions = {};
  if (filter.category !== undefined) {
    conditions.category = `category_id = ${categoryId(parameters.add(filter.category))}`;
  }
  // A literal, so that the partial index of the gender can be chosen; the type is a closed list.
  if (filter.gender) conditions.gender = `(gender IS NULL OR gender = '${filter.gender}')`;
  if (filter.text !== undefined) {
    const found = textCondition(filter.meaning ?? searchTextOf(filter.text), parameters);
    conditions.text =
      filter.language === undefined
        ? found
        : `(${found} OR id IN (SELECT t.id FROM catalogue_text t WHERE t.language = '${filter.language}' AND ${found}))`;
  }
  if (filter.size !== undefined) {
    conditions.size = `sizes && ${parameters.add(filter.size)}::text[]`;
  }
  if (filter.color !== undefined) {
    conditions.color = `colors && ${parameters.add(filter.color)}::text[]`;
  }
  if (filter.family !== undefined) {
    conditions.family = `families && ${parameters.add(filter.family)}::text[]`;
  }
  if (filter.minPrice !== undefined) {
    conditions.minPrice = `price >= ${parameters.add(filter.minPrice)}::integer`;
  }
  if (filter.maxPrice !== undefined) {
    conditions.maxPrice = `price <= ${parameters.add(filter.maxPrice)}::integer`;
  }
  if (filter.inStock !== undefined) {
    conditions.inStock = filter.inStock
      ? canBeOrdered(looksOf(filter, parameters))
      : "NOT in_stock";
  }
  if (filter.onSale !== undefined) conditions.onSale = filter.onSale ? "on_sale" : "NOT on_sale";
  return conditions;
}

/** What finds a product by one word: its token where the word is listed, else the start of any word. */
export const foundBy = ({ word, token, isListed }: SearchTerm): string =>
  `% ${escapeLike(isListed ? token : word)}%`;

/**
 * Every word of the text, in name or description or among the words that find the product.
 * Indexes: catalogue_product_search (from three characters on), catalogue_product_search_name.
 */
export function textCondition({ terms }: SearchText, parameters: Parameters): string {
  const conditions = terms.map((term) => {
    const named = [foundBy(term), ...term.standIns.map((token) => `% ${escapeLike(token)}%`)];
    const piece = `search LIKE ${parameters.add(containing(term.piece))}`;
    const words = named.map((pattern) => `search_name LIKE ${parameters.add(pattern)}`);
    return `(${[piece, ...words].join(" OR ")})`;
  });
  return conditions.join(" AND ");
}

export const where = (conditions: (string | undefined)[]): string => {
  const present = conditions.filter((condition) => condition !== undefined);
  return present.length === 0 ? "" : `WHERE ${present.join(" AND ")}`;
};
