import { plural } from "~/lib/plural";

/** The list whose lines are checked. */
export type Place = "cart" | "order";

export const gone = "No longer in the shop.";
export const soldOut = "Sold out.";
export const onlyLeft = (count: number) => `Only ${count} left.`;
export const priceChanged = (now: string, before: string) =>
  `The price is now ${now}, it was ${before}.`;
export const unchecked = "Prices and stock could not be checked.";
export const changed = (count: number, place: Place) =>
  plural(count, {
    one: `One item in your ${place} has changed.`,
    other: `${count} items in your ${place} have changed.`,
  });
export const updateAll = (place: Place) => `Update ${place}`;
