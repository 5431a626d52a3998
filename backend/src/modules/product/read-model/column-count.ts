import { PRODUCT_GENDERS } from "../../../contracts/catalogue";
import type { Columns } from "./columns";
import type { ProductFilter } from "./domain/list-filter";

/** The filters their own facet ignores, as bits of what a product fails. */
const CATEGORY = 1;
const GENDER = 2;
const SIZE = 4;
const COLOR = 8;
const STOCK = 16;
const SALE = 32;

/** How many products each choice would leave; each list by the numbers of its dictionary. */
export interface Counts {
  count: number;
  /** Whole RWF of what is left; null when nothing is. */
  price: { min: number; max: number } | null;
  inStock: number;
  onSale: number;
  byCategoryName: Uint32Array;
  /** By gender as `Columns` has it. */
  byGender: Uint32Array;
  bySizeList: Uint32Array;
  byColorList: Uint32Array;
}

/** Tells what a product (a slot) fails; price bounds and existence are not facet choices. */
export interface Sieve {
  /** 0: it passes; negative: it never does, whatever else is chosen. */
  failed(slot: number): number;
}

/** @param categoryId the filter's category; null: one no product has */
export function sieveOf(columns: Columns, filter: ProductFilter, categoryId: string | null): Sieve {
  const { categoryIds, genders, prices, inStock, onSale, sizes, colors } = columns;
  const least = filter.minPrice ?? 0;
  const most = filter.maxPrice ?? Number.POSITIVE_INFINITY;
  // 0 means no category, which can't be requested: nothing passes -1.
  const category =
    filter.category === undefined
      ? null
      : ((categoryId === null ? undefined : columns.categoryIdsOf.find(categoryId)) ?? -1);
  const gender = filter.gender === undefined ? 0 : PRODUCT_GENDERS.indexOf(filter.gender) + 1;
  const size = filter.size === undefined ? null : columns.sizeLists.having(filter.size);
  const color = filter.color === undefined ? null : columns.colorLists.having(filter.color);
  const stock = filter.inStock === undefined ? null : filter.inStock ? 1 : 0;
  const sale = filter.onSale === undefined ? null : filter.onSale ? 1 : 0;
  return {
    failed(slot) {
      // A deleted product has a price below every bound.
      const price = prices[slot] ?? -1;
      if (price < least || price > most) return -1;
      let failed = 0;
      if (category !== null && categoryIds[slot] !== category) failed |= CATEGORY;
      if (gender !== 0) {
        const own = genders[slot] ?? 0;
        if (own !== 0 && own !== gender) failed |= GENDER;
      }
      if (size !== null && size[sizes[slot] ?? 0] !== 1) failed |= SIZE;
      if (color !== null && color[colors[slot] ?? 0] !== 1) failed |= COLOR;
      if (stock !== null && inStock[slot] !== stock) failed |= STOCK;
      if (sale !== null && onSale[slot] !== sale) failed |= SALE;
      return failed;
    },
  };
}

/** Counts for one more product of the number in this list. */
const addOne = (counts: Uint32Array, number: number | undefined) => {
  const at = number ?? 0;
  counts[at] = (counts[at] ?? 0) + 1;
};

/** All counts in one pass over these products, or over all of them (null). */
export function countAll(columns: Columns, sieve: Sieve, slots: Int32Array | null): Counts {
  const { categoryNames, genders, prices, inStock, onSale, sizes, colors } = columns;
  const byCategoryName = new Uint32Array(columns.categoryNamesOf.values.length);
  const byGender = new Uint32Array(PRODUCT_GENDERS.length + 1);
  const bySizeList = new Uint32Array(columns.sizeLists.lists.length);
  const byColorList = new Uint32Array(columns.colorLists.lists.length);
  let count = 0;
  let stocked = 0;
  let reduced = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;
  const length = slots === null ? columns.length : slots.length;
  for (let at = 0; at < length; at += 1) {
    const slot = slots === null ? at : (slots[at] ?? 0);
    const failed = sieve.failed(slot);
    if (failed < 0) continue;
    if (failed === 0) {
      count += 1;
      const price = prices[slot] ?? 0;
      if (price < min) min = price;
      if (price > max) max = price;
    }
    // A facet ignores its own filter: it counts products that fail nothing else.
    if ((failed & ~CATEGORY) === 0) addOne(byCategoryName, categoryNames[slot]);
    if ((failed & ~GENDER) === 0) addOne(byGender, genders[slot]);
    if ((failed & ~SIZE) === 0) addOne(bySizeList, sizes[slot]);
    if ((failed & ~COLOR) === 0) addOne(byColorList, colors[slot]);
    if ((failed & ~STOCK) === 0 && inStock[slot] === 1) stocked += 1;
    if ((failed & ~SALE) === 0 && onSale[slot] === 1) reduced += 1;
  }
  const price = count === 0 ? null : { min, max };
  return {
    count,
    price,
    inStock: stocked,
    onSale: reduced,
    byCategoryName,
    byGender,
    bySizeList,
    byColorList,
  };
}
