import type { ProductGender, ProductListQuery, ProductSort } from "../../../../contracts/catalogue";
import type { ColorFamily } from "../../../../contracts/color-families";
import { DEFAULT_LANGUAGE } from "../../../../contracts/languages";
import { translatedOf, type Translated } from "../../../../contracts/translated";
import { foldText } from "./fold";
import type { SearchText } from "./search-text";

/** What decides which products match; page and order are not part of it. */
export interface ProductFilter {
  category?: string;
  gender?: ProductGender;
  text?: string;
  /** Whose words a text may be in, besides English ones; only with a text. */
  language?: Translated;
  /** What the text is taken to mean, if not what it says. Derived from it. */
  meaning?: SearchText;
  /** Any of these will do, of each: sorted, each once, never empty. */
  size?: readonly string[];
  color?: readonly string[];
  family?: readonly ColorFamily[];
  minPrice?: number;
  maxPrice?: number;
  inStock?: boolean;
  onSale?: boolean;
}

export interface ListRequest {
  filter: ProductFilter;
  /** `relevance` only where there is a text. */
  sort: ProductSort;
  limit: number;
  offset: number;
  facets: boolean;
  /** What the products are told in; absent: English. */
  language?: Translated;
}

/** Equal for equal choices, in whatever order they are made. */
function chosen<Value extends string>(values: readonly Value[] | undefined): Value[] | undefined {
  const once = [...new Set(values)].filter((value) => value !== "").sort();
  return once.length > 0 ? once : undefined;
}

/**
 * The request behind a validated query: `search` and `q` become one folded text, empty texts and
 * bounds that exclude nothing disappear, so that equal requests have equal keys. Without an order a
 * text search gets the most relevant first, else the latest; without a text only the latest can be
 * meant.
 */
export function listRequestOf(query: ProductListQuery): ListRequest {
  const text = foldText([query.q, query.search].find(Boolean) ?? "").trim();
  const filter: ProductFilter = {};
  if (query.category) filter.category = query.category;
  if (query.gender) filter.gender = query.gender;
  const language = translatedOf(query.language);
  if (text) filter.text = text;
  if (text && language) filter.language = language;
  const size = chosen(query.size);
  const color = chosen(query.color);
  const family = chosen(query.family);
  if (size) filter.size = size;
  if (color) filter.color = color;
  if (family) filter.family = family;
  if (query.min_price) filter.minPrice = query.min_price;
  if (query.max_price !== undefined) filter.maxPrice = query.max_price;
  if (query.in_stock !== undefined) filter.inStock = query.in_stock;
  if (query.on_sale !== undefined) filter.onSale = query.on_sale;
  const { limit, offset, facets } = query;
  const asked = query.sort ?? "relevance";
  const sort = asked === "relevance" && !text ? "latest" : asked;
  return { filter, sort, limit, offset, facets, ...(language && { language }) };
}

/** Equal for filters that match the same products. */
export const filterKey = (filter: ProductFilter): string =>
  JSON.stringify([
    filter.category,
    filter.gender,
    filter.text,
    filter.language,
    filter.size,
    filter.color,
    filter.family,
    filter.minPrice,
    filter.maxPrice,
    filter.inStock,
    filter.onSale,
  ]);

/** Equal for requests with the same answer. */
export const listKey = ({ filter, sort, limit, offset, facets, language }: ListRequest): string =>
  `${language ?? DEFAULT_LANGUAGE} ${sort} ${limit} ${offset} ${facets ? 1 : 0} ${filterKey(filter)}`;
