import type { ProductGender, ProductListQuery, ProductSort } from "../../../contracts/catalogue";

/** What decides which products match; page and order are not part of it. */
export interface ProductFilter {
  category?: string;
  gender?: ProductGender;
  text?: string;
  size?: string;
  color?: string;
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
}

export interface ListRequest {
  filter: ProductFilter;
  sort: ProductSort;
  limit: number;
  offset: number;
  facets: boolean;
}

/**
 * The request behind a validated query: `search` and `q` become one lower-case text, empty texts and
 * bounds that exclude nothing disappear, so that equal requests have equal keys.
 */
export function listRequestOf(query: ProductListQuery): ListRequest {
  const text = ([query.q, query.search].find(Boolean) ?? "").toLowerCase();
  const filter: ProductFilter = {};
  if (query.category) filter.category = query.category;
  if (query.gender) filter.gender = query.gender;
  if (text) filter.text = text;
  if (query.size) filter.size = query.size;
  if (query.color) filter.color = query.color;
  if (query.min_price) filter.minPrice = query.min_price;
  if (query.max_price !== undefined) filter.maxPrice = query.max_price;
  if (query.in_stock !== undefined) filter.inStock = query.in_stock;
  const { sort, limit, offset, facets } = query;
  return { filter, sort, limit, offset, facets };
}

/** Equal for filters that match the same products. */
export const filterKey = (filter: ProductFilter): string =>
  JSON.stringify([
    filter.category,
    filter.gender,
    filter.text,
    filter.size,
    filter.color,
    filter.minPrice,
    filter.maxPrice,
    filter.inStock,
  ]);

/** Equal for requests with the same answer. */
export const listKey = ({ filter, sort, limit, offset, facets }: ListRequest): string =>
  `${sort} ${limit} ${offset} ${facets ? 1 : 0} ${filterKey(filter)}`;
