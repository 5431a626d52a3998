import type { ProductGender, ProductSort } from "@strive/backend/contracts/catalogue";
import { COLOR_FAMILIES } from "@strive/backend/contracts/color-families";
import type { Narrowing, ProductListParams } from "~/shop/api/products";
import * as words from "~/words/catalogue";

/** How many cards a page begins with, and "View More Products" adds; the first unless another is chosen. */
export const PAGE_SIZES = [4, 12, 24] as const;
/** What each of them is a multiple of. */
export const PAGE_SIZE = PAGE_SIZES[0];
/** A longer page would be too slow; searching works better. */
const MOST_SHOWN = 1000;
const LONGEST_TEXT = 100;
/** As the contract's query of a list, without pulling zod into this screen. */
const LONGEST_SIZE = 20;
const MOST_CHOICES = 20;

export const GENDERS: ReadonlyArray<{ value: ProductGender; label: string }> = [
  { value: "men", label: words.men },
  { value: "women", label: words.women },
  { value: "kids", label: words.kids },
];

/** What the shopper sees of the catalogue; all of it lives in the URL. */
export interface CatalogueFilters extends Narrowing {
  /** category_name */
  category: string | null;
  gender: ProductGender | null;
  /** Null until one is chosen: closest first while searching, else latest first. */
  sort: ProductSort | null;
  q: string;
  /** One of `PAGE_SIZES`. */
  per: number;
  show: number;
}

/** How filters change: to what, or from what they are by then, which a screen may not show yet. */
export type FilterChange =
  | Partial<CatalogueFilters>
  | ((now: CatalogueFilters) => Partial<CatalogueFilters>);

/** What can be opened: one group of filters, or all. */
export type FilterPart = "size" | "family" | "price" | "all";

export const NOT_NARROWED: Narrowing = {
  size: [],
  family: [],
  min_price: null,
  max_price: null,
  in_stock: null,
  on_sale: null,
};

/** The order where none is chosen. */
const usualSort = (q: string): ProductSort => (q === "" ? "latest" : "relevance");

interface SortOption {
  value: ProductSort | "";
  label: string;
}
const BY_AGE: SortOption = { value: "latest", label: words.latest };
const OTHERS: readonly SortOption[] = [
  { value: "price_desc", label: words.highToLow },
  { value: "price_asc", label: words.lowToHigh },
  { value: "best_selling", label: words.bestSelling },
  { value: "discount", label: words.discount },
];

/** The orders of the list; the default comes first, with an empty value. */
export const sortsFor = (q: string): readonly SortOption[] =>
  q === ""
    ? [{ ...BY_AGE, value: "" }, ...OTHERS]
    : [{ value: "", label: words.bestMatch }, BY_AGE, ...OTHERS];

/** Drops a choice that equals the default, so that each list has one URL. */
export function chosenSort(text: string | null, q: string): ProductSort | null {
  const value = sortsFor(q).find((option) => option.value === text)?.value;
  return value === undefined || value === "" ? null : value;
}

const textFrom = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? "").trim().slice(0, LONGEST_TEXT);

/** Digits as the server takes them. */
const priceFrom = (params: URLSearchParams, name: string): number | null => {
  const text = params.get(name) ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

const switchFrom = (params: URLSearchParams, name: string): true | null =>
  params.get(name) === "true" || null;

/** Each once and in one order, so that each list has one URL. */
const sizesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim()))]
    .filter((text) => text !== "" && text.length <= LONGEST_SIZE)
    .sort()
    .slice(0, MOST_CHOICES);

/** Rounds to whole pages, so that a made-up number does not create a new page. */
function shownFrom(asked: number, per: number): number {
  // NaN fails this comparison.
  if (!(asked > per)) return per;
  return Math.min(Math.ceil(asked / PAGE_SIZE) * PAGE_SIZE, MOST_SHOWN);
}

/** Unknown values count as absent: a mistyped link still shows the shop. */
export function readFilters(params: URLSearchParams): CatalogueFilters {
  const gender = params.get("gender");
  const q = textFrom(params, "q");
  const families = params.getAll("family");
  const per = PAGE_SIZES.find((size) => `${size}` === params.get("per")) ?? PAGE_SIZE;
  return {
    category: textFrom(params, "category") || null,
    gender: GENDERS.find((known) => known.value === gender)?.value ?? null,
    size: sizesOf(params.getAll("size")),
    family: COLOR_FAMILIES.filter((family) => families.includes(family)),
    min_price: priceFrom(params, "min_price"),
    max_price: priceFrom(params, "max_price"),
    in_stock: switchFrom(params, "in_stock"),
    on_sale: switchFrom(params, "on_sale"),
    q,
    sort: chosenSort(params.get("sort"), q),
    per,
    show: shownFrom(Number(params.get("show")), per),
  };
}

/** The URL's query with a change; any change except of `show` goes back to the first page. */
export function searchWith(filters: CatalogueFilters, change: Partial<CatalogueFilters>): string {
  const next = { ...filters, show: 0, ...change };
  const { per, show } = next;
  const query = {
    ...next,
    sort: chosenSort(next.sort, next.q),
    per: per > PAGE_SIZE ? per : null,
    show: show > per ? show : null,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) {
      if (one !== null && one !== "") params.append(name, `${one}`);
    }
  }
  const text = params.toString();
  return text ? `?${text}` : "";
}

export const hasPrice = ({ min_price, max_price }: Narrowing): boolean =>
  min_price !== null || max_price !== null;

/** How many filters are in use; from and to a price are one. */
export const countOf = (narrowing: Narrowing): number =>
  narrowing.size.length +
  narrowing.family.length +
  Number(hasPrice(narrowing)) +
  Number(narrowing.in_stock) +
  Number(narrowing.on_sale);

export const hasFilters = (filters: CatalogueFilters): boolean =>
  filters.category !== null || filters.gender !== null || filters.q !== "" || countOf(filters) > 0;

export const listParamsOf = ({ show, per, ...filters }: CatalogueFilters): ProductListParams => ({
  ...filters,
  sort: filters.sort ?? usualSort(filters.q),
  count: show,
});
