import { plural } from "~/lib/plural";

export const families = {
  black: "Black",
  grey: "Grey",
  white: "White",
  sand: "Sand",
  brown: "Brown",
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  navy: "Navy",
  purple: "Purple",
  pink: "Pink",
} as const;

/** "RWF 12,000–40,000" */
export const between = (from: string, to: string) => `${from}–${to.replace(/^RWF\s/, "")}`;
export const fromPrice = (price: string) => `From ${price}`;
export const upToPrice = (price: string) => `Up to ${price}`;

export const inUse = "Filters in use";
export const removeChip = (label: string) => `Remove ${label}`;
export const clearAll = "Clear all";
export const clear = {
  size: "Clear sizes",
  family: "Clear colours",
  price: "Clear price",
} as const;

const products = (count: number) =>
  plural(count, { one: `${count} product`, other: `${count} products` });
export const show = (count: number) => `Show ${products(count)}`;
export const showUncounted = "Show products";
export const counting = "Counting...";
/** For screen readers, after a value: "M, 19 products". */
export const counted = (count: number) => `, ${products(count)}`;
/** "62 products, RWF 8,000–95,000" */
export const priced = (count: number, range: string) => `${products(count)}, ${range}`;
export const lowest = "Lowest price";
export const highest = "Highest price";
/** A price that is typed, in the currency that the shop is shown in. */
export const lowestIn = (currency: string) => `Lowest price in ${currency}`;
export const highestIn = (currency: string) => `Highest price in ${currency}`;
export const to = "to";
export const failed = "We couldn't count the products";
export const offline = "Network offline. Filters can't be counted until it's back.";

/** Nothing was found: which filter to give up. */
export const without = (label: string, count: number) =>
  plural(count, {
    one: `Without "${label}" there is ${count} product.`,
    other: `Without "${label}" there are ${count} products.`,
  });
export const remove = {
  category: "Remove the category",
  gender: "Show everyone's",
  q: "Clear the search",
  size: "Remove the size",
  family: "Remove the colour",
  price: "Remove the price",
  in_stock: "Show sold out, too",
  on_sale: "Show full price, too",
} as const;

/** Filters that are null or empty are left out of the sentence. */
export const nothingFound = (category: string | null, search: string, gender: string | null) =>
  [
    "No products found",
    category && `in "${category}" category`,
    search && `matching "${search}"`,
    gender && `for ${gender}`,
  ]
    .filter(Boolean)
    .join(" ");

export const viewMore = "View More Products";
export const shownOf = (shown: number, total: number) => `${shown} of ${total}`;
/** Before the numbers of products that may be shown at a time. */
export const atATime = "At a time";
