import { COLOR_FAMILIES } from "../../../contracts/color-families";
import { PRODUCT_GENDERS } from "../../../contracts/catalogue";
import type { Columns, Dictionary, ListDictionary } from "./columns";
import type { ProductFilter } from "./domain/list-filter";

/** The filters their own facet ignores, as bits of what a product fails. */
const CATEGORY = 1;
const GENDER = 2;
const SIZE = 4;
const COLOR = 8;
const FAMILY = 16;
const STOCK = 32;
const SALE = 64;
const PRICE = 128;

/** How many products each choice would leave. */
export interface Counts {
  count: number;
  /** Whole RWF of what is left; null when nothing is. */
  price: { min: number; max: number } | null;
  /** What each product costs that fails nothing but the bounds of prices. */
  prices: Int32Array;
  inStock: number;
  onSale: number;
  /** These by the number of a name or a value in its dictionary. */
  byCategoryName: Uint32Array;
  bySize: Uint32Array;
  byColor: Uint32Array;
  /** By family as `Columns` has it. */
  byFamily: Uint32Array;
  /** By gender as `Columns` has it. */
  byGender: Uint32Array;
}

/** Tells what a product (a slot) fails. */
export interface Sieve {
  /** 0: it passes; negative: it is gone. */
  failed(slot: number): number;
  /** A piece of a size, a colour and a family that are asked for can be ordered. */
  canBeOrdered(slot: number): boolean;
  /** Sizes, colours and families count what can be ordered in them. */
  readonly isOfStock: boolean;
  readonly looks: Looks;
}

/** By the number of a size, a colour or a family's colour: 1 where it is asked for, or anything is (0: none). */
interface Looks {
  readonly sizes: Uint8Array;
  readonly colors: Uint8Array;
  readonly families: Uint8Array;
}

/** Marks what is asked for; without a choice everything, what has no value too. */
const marks = (values: Dictionary, asked: readonly string[] | undefined): Uint8Array => {
  const marked = new Uint8Array(values.values.length).fill(asked === undefined ? 1 : 0);
  for (const value of asked ?? []) {
    const number = values.find(value);
    if (number !== undefined) marked[number] = 1;
  }
  return marked;
};

function looksOf(columns: Columns, { size, color, family }: ProductFilter): Looks {
  const asked = family && new Set(family.map((one) => COLOR_FAMILIES.indexOf(one) + 1));
  return {
    sizes: marks(columns.sizeLists.values, size),
    colors: marks(columns.colorLists.values, color),
    families: Uint8Array.from(columns.families, (one) => (!asked || asked.has(one) ? 1 : 0)),
  };
}

/** The number of the value at a place of a list, places from 1 on; 0 for none. */
const valueAt = (list: readonly number[] | undefined, place: number): number =>
  place === 0 ? 0 : (list?.[place - 1] ?? 0);

/** @param categoryId the filter's category; null: one no product has */
export function sieveOf(columns: Columns, filter: ProductFilter, categoryId: string | null): Sieve {
  const { categoryIds, genders, prices, inStock, onSale, sizes, colors, cells } = columns;
  const { sizeLists, colorLists } = columns;
  const least = filter.minPrice ?? 0;
  const most = filter.maxPrice ?? Number.POSITIVE_INFINITY;
  // 0 means no category, which can't be requested: nothing passes -1.
  const category =
    filter.category === undefined
      ? null
      : ((categoryId === null ? undefined : columns.categoryIdsOf.find(categoryId)) ?? -1);
  const gender = filter.gender === undefined ? 0 : PRODUCT_GENDERS.indexOf(filter.gender) + 1;
  const looks = looksOf(columns, filter);
  const size = filter.size === undefined ? null : sizeLists.having(looks.sizes);
  const color = filter.color === undefined ? null : colorLists.having(looks.colors);
  const family = filter.family === undefined ? null : colorLists.having(looks.families);
  const isOfLook = size !== null || color !== null || family !== null;
  const sale = filter.onSale === undefined ? null : filter.onSale ? 1 : 0;
  const canBeOrdered = (slot: number): boolean => {
    if (inStock[slot] !== 1 || !isOfLook) return inStock[slot] === 1;
    const own = cells[slot] ?? "";
    const ownSizes = sizeLists.lists[sizes[slot] ?? 0];
    const ownColors = colorLists.lists[colors[slot] ?? 0];
    for (let at = 0; at < own.length; at += 2) {
      if (looks.sizes[valueAt(ownSizes, own.charCodeAt(at))] !== 1) continue;
      const number = valueAt(ownColors, own.charCodeAt(at + 1));
      if (looks.colors[number] === 1 && looks.families[number] === 1) return true;
    }
    return false;
  };
  return {
    failed(slot) {
      const price = prices[slot] ?? -1;
      if (price < 0) return -1;
      let failed = price < least || price > most ? PRICE : 0;
      if (category !== null && categoryIds[slot] !== category) failed |= CATEGORY;
      if (gender !== 0) {
        const own = genders[slot] ?? 0;
        if (own !== 0 && own !== gender) failed |= GENDER;
      }
      if (size !== null && size[sizes[slot] ?? 0] !== 1) failed |= SIZE;
      if (color !== null && color[colors[slot] ?? 0] !== 1) failed |= COLOR;
      if (family !== null && family[colors[slot] ?? 0] !== 1) failed |= FAMILY;
      if (
        filter.inStock === true
          ? !canBeOrdered(slot)
          : filter.inStock === false && inStock[slot] === 1
      )
        failed |= STOCK;
      if (sale !== null && onSale[slot] !== sale) failed |= SALE;
      return failed;
    },
    canBeOrdered,
    isOfStock: filter.inStock === true,
    looks,
  };
}

/** Counts for one more product of this number. */
const addOne = (counts: Uint32Array, number: number | undefined) => {
  const at = number ?? 0;
  counts[at] = (counts[at] ?? 0) + 1;
};

/** Counts products by values of which they have several, each once. */
class ValueCounts {
  readonly counts: Uint32Array;
  readonly #last: Int32Array;

  constructor(length: number) {
    this.counts = new Uint32Array(length);
    this.#last = new Int32Array(length).fill(-1);
  }

  add(value: number, slot: number): void {
    if (value === 0 || this.#last[value] === slot) return;
    this.#last[value] = slot;
    addOne(this.counts, value);
  }
}

/** Products by list, to products by value: a thousand share a list. */
function addLists(
  counts: ValueCounts,
  { lists }: ListDictionary,
  byList: Uint32Array,
  numberOf: (value: number) => number,
): void {
  byList.forEach((count, list) => {
    if (count === 0) return;
    for (const number of new Set((lists[list] ?? []).map(numberOf))) {
      if (number !== 0) counts.counts[number] = (counts.counts[number] ?? 0) + count;
    }
  });
}

/** All counts in one pass over these products, or over all of them (null). */
export function countAll(columns: Columns, sieve: Sieve, slots: Int32Array | null): Counts {
  const { categoryNames, genders, prices, onSale, sizes, colors, cells, families } = columns;
  const { sizeLists, colorLists } = columns;
  const { looks } = sieve;
  const length = slots === null ? columns.length : slots.length;
  const byCategoryName = new Uint32Array(columns.categoryNamesOf.values.length);
  const byGender = new Uint32Array(PRODUCT_GENDERS.length + 1);
  const bySizeList = new Uint32Array(sizeLists.lists.length);
  const byColorList = new Uint32Array(colorLists.lists.length);
  const byFamilyList = new Uint32Array(colorLists.lists.length);
  const bySize = new ValueCounts(sizeLists.values.values.length);
  const byColor = new ValueCounts(colorLists.values.values.length);
  const byFamily = new ValueCounts(COLOR_FAMILIES.length + 1);
  const asked = new Int32Array(length);
  let priced = 0;
  let count = 0;
  let stocked = 0;
  let reduced = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;

  /** What can be ordered of a product: each of its values, with the others that are asked for. */
  const addStocked = (slot: number) => {
    const own = cells[slot] ?? "";
    const ownSizes = sizeLists.lists[sizes[slot] ?? 0];
    const ownColors = colorLists.lists[colors[slot] ?? 0];
    for (let at = 0; at < own.length; at += 2) {
      const size = valueAt(ownSizes, own.charCodeAt(at));
      const color = valueAt(ownColors, own.charCodeAt(at + 1));
      const isSize = looks.sizes[size] === 1;
      const isColor = looks.colors[color] === 1;
      const isFamily = looks.families[color] === 1;
      if (isColor && isFamily) bySize.add(size, slot);
      if (isSize && isFamily) byColor.add(color, slot);
      if (isSize && isColor) byFamily.add(families[color] ?? 0, slot);
    }
  };

  for (let at = 0; at < length; at += 1) {
    const slot = slots === null ? at : (slots[at] ?? 0);
    const failed = sieve.failed(slot);
    if (failed < 0) continue;
    const price = prices[slot] ?? 0;
    if (failed === 0) {
      count += 1;
      if (price < min) min = price;
      if (price > max) max = price;
    }
    // A facet ignores its own filter: it counts products that fail nothing else.
    if ((failed & ~PRICE) === 0) {
      asked[priced] = price;
      priced += 1;
    }
    if ((failed & ~CATEGORY) === 0) addOne(byCategoryName, categoryNames[slot]);
    if ((failed & ~GENDER) === 0) addOne(byGender, genders[slot]);
    if (sieve.isOfStock) {
      if ((failed & ~(SIZE | COLOR | FAMILY | STOCK)) === 0) addStocked(slot);
    } else {
      if ((failed & ~SIZE) === 0) addOne(bySizeList, sizes[slot]);
      if ((failed & ~COLOR) === 0) addOne(byColorList, colors[slot]);
      if ((failed & ~FAMILY) === 0) addOne(byFamilyList, colors[slot]);
    }
    if ((failed & ~STOCK) === 0 && sieve.canBeOrdered(slot)) stocked += 1;
    if ((failed & ~SALE) === 0 && onSale[slot] === 1) reduced += 1;
  }
  if (!sieve.isOfStock) {
    addLists(bySize, sizeLists, bySizeList, (size) => size);
    addLists(byColor, colorLists, byColorList, (color) => color);
    addLists(byFamily, colorLists, byFamilyList, (color) => families[color] ?? 0);
  }
  return {
    count,
    price: count === 0 ? null : { min, max },
    prices: asked.subarray(0, priced),
    inStock: stocked,
    onSale: reduced,
    byCategoryName,
    byGender,
    bySize: bySize.counts,
    byColor: byColor.counts,
    byFamily: byFamily.counts,
  };
}
