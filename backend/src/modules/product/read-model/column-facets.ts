import { COLOR_FAMILIES } from "../../../contracts/color-families";
import { PRICE_BARS, PRODUCT_GENDERS, type Facets } from "../../../contracts/catalogue";
import type { Counts } from "./column-count";
import type { Columns } from "./columns";

type Facet = Facets["category"];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const mostFirst = (a: Facet[number], b: Facet[number]) =>
  b.count - a.count || byText(a.value, b.value);

/** Bars as the contract has them; null: no prices. */
function priceBars(prices: Int32Array): Facets["price_bars"] {
  if (prices.length === 0) return null;
  let from = Number.POSITIVE_INFINITY;
  let to = Number.NEGATIVE_INFINITY;
  for (const price of prices) {
    if (price < from) from = price;
    if (price > to) to = price;
  }
  const counts = Array.from({ length: PRICE_BARS }, () => 0);
  const width = to - from;
  for (const price of prices) {
    const bar = width === 0 ? 0 : Math.floor(((price - from) * PRICE_BARS) / width);
    const at = Math.min(bar, PRICE_BARS - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return { from, to, counts };
}

const valued = (values: readonly (string | null)[], counts: Uint32Array): Facet =>
  values.flatMap((value, number) => {
    const count = counts[number] ?? 0;
    return value === null || count === 0 ? [] : [{ value, count }];
  });

/** @param sizeRank how sizes follow each other; one that it doesn't know comes last */
export function facetsOf(
  columns: Columns,
  counts: Counts,
  sizeRank: ReadonlyMap<string, number>,
): Facets {
  const rank = ({ value }: Facet[number]) => sizeRank.get(value) ?? Number.MAX_SAFE_INTEGER;
  const [without = 0, ...gendered] = counts.byGender;
  return {
    category: valued(columns.categoryNamesOf.values, counts.byCategoryName).sort(mostFirst),
    // Choosing a gender keeps products without one, so they count for each.
    gender: PRODUCT_GENDERS.map((value, at) => ({
      value,
      count: without + (gendered[at] ?? 0),
    })).filter(({ count }) => count > 0),
    size: valued(columns.sizeLists.values.values, counts.bySize).sort(
      (a, b) => rank(a) - rank(b) || byText(a.value, b.value),
    ),
    color: valued(columns.colorLists.values.values, counts.byColor).sort(mostFirst),
    family: COLOR_FAMILIES.map((value, at) => ({ value, count: counts.byFamily[at + 1] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort(mostFirst),
    price: counts.price,
    price_bars: priceBars(counts.prices),
    in_stock: counts.inStock,
    on_sale: counts.onSale,
  };
}
