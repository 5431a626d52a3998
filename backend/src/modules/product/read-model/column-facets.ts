import { PRODUCT_GENDERS, type Facets } from "../../../contracts/catalogue";
import type { Counts } from "./column-count";
import type { Columns, ListDictionary } from "./columns";

type Facet = Facets["category"];

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const mostFirst = (a: Facet[number], b: Facet[number]) =>
  b.count - a.count || byText(a.value, b.value);

/** Counts of lists to counts of their values. */
function ofValues(dictionary: ListDictionary, byList: Uint32Array): Facet {
  const counts = new Uint32Array(dictionary.values.values.length);
  byList.forEach((count, list) => {
    if (count === 0) return;
    for (const value of dictionary.lists[list] ?? []) counts[value] = (counts[value] ?? 0) + count;
  });
  return valued(dictionary.values.values, counts);
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
    size: ofValues(columns.sizeLists, counts.bySizeList).sort(
      (a, b) => rank(a) - rank(b) || byText(a.value, b.value),
    ),
    color: ofValues(columns.colorLists, counts.byColorList).sort(mostFirst),
    family: [],
    price: counts.price,
    price_bars: null,
    in_stock: counts.inStock,
    on_sale: counts.onSale,
  };
}
