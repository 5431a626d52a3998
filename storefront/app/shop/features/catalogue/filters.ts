import type { ProductGender, ProductSort } from "@strive/backend/contracts/catalogue";
import type { ProductListParams } from "~/shop/api/products";
import * as words from "~/words/catalogue";

/** First count of cards, and how many each "View More Products" adds. */
export const PAGE_SIZE = 4;
/** A longer page would be too slow; searching works better. */
const MOST_SHOWN = 1000;
const LONGEST_TEXT = 100;

export const GENDERS: ReadonlyArray<{ value: ProductGender; label: string }> = [
  { value: "men", label: words.men },
  { value: "women", label: words.women },
  { value: "kids", label: words.kids },
];

/** What the shopper sees of the catalogue; all of it lives in the URL. */
export interface CatalogueFilters {
  /** category_name */
  category: string | null;
  gender: ProductGender | null;
  /** Null until one is chosen: closest first while searching, else latest first. */
  sort: ProductSort | null;
  q: string;
  show: number;
}

/** The order where none is chosen. */
const usualSort = (q: string): ProductSort => (q === "" ? "latest" : "relevance");

interface SortOption {
  value: ProductSort | "";
  label: string;
}
const BY_AGE: SortOption = { value: "latest", label: words.latest };
const BY_PRICE: readonly SortOption[] = [
  { value: "price_desc", label: words.highToLow },
  { value: "price_asc", label: words.lowToHigh },
];

/** The orders of the list; the default comes first, with an empty value. */
export const sortsFor = (q: string): readonly SortOption[] =>
  q === ""
    ? [{ ...BY_AGE, value: "" }, ...BY_PRICE]
    : [{ value: "", label: words.bestMatch }, BY_AGE, ...BY_PRICE];

/** Drops a choice that equals the default, so that each list has one URL. */
export function chosenSort(text: string | null, q: string): ProductSort | null {
  const value = sortsFor(q).find((option) => option.value === text)?.value;
  return value === undefined || value === "" ? null : value;
}

const textFrom = (params: URLSearchParams, name: string): string =>
  (params.get(name) ?? "").trim().slice(0, LONGEST_TEXT);

/** Rounds to whole pages, so that a made-up number does not create a new page. */
function shownFrom(text: string | null): number {
  const asked = Number(text);
  // NaN fails this comparison.
  if (!(asked > PAGE_SIZE)) return PAGE_SIZE;
  return Math.min(Math.ceil(asked / PAGE_SIZE) * PAGE_SIZE, MOST_SHOWN);
}

/** Unknown values count as absent: a mistyped link still shows the shop. */
export function readFilters(params: URLSearchParams): CatalogueFilters {
  const gender = params.get("gender");
  const q = textFrom(params, "q");
  return {
    category: textFrom(params, "category") || null,
    gender: GENDERS.find((known) => known.value === gender)?.value ?? null,
    sort: chosenSort(params.get("sort"), q),
    q,
    show: shownFrom(params.get("show")),
  };
}

/** The URL's query with a change; any change except of `show` goes back to the first page. */
export function searchWith(filters: CatalogueFilters, change: Partial<CatalogueFilters>): string {
  const { category, gender, sort, q, show } = { ...filters, show: PAGE_SIZE, ...change };
  const params = new URLSearchParams();
  if (category !== null) params.set("category", category);
  if (gender !== null) params.set("gender", gender);
  if (q !== "") params.set("q", q);
  const chosen = chosenSort(sort, q);
  if (chosen !== null) params.set("sort", chosen);
  if (show > PAGE_SIZE) params.set("show", `${show}`);
  const text = params.toString();
  return text ? `?${text}` : "";
}

export const hasFilters = ({ category, gender, q }: CatalogueFilters): boolean =>
  category !== null || gender !== null || q !== "";

export const listParamsOf = ({ show, ...filters }: CatalogueFilters): ProductListParams => ({
  ...filters,
  sort: filters.sort ?? usualSort(filters.q),
  count: show,
});

/** The specification's sentence for an empty list. */
export const emptyTextOf = ({ category, q, gender }: CatalogueFilters): string =>
  words.nothingFound(category, q, gender);
