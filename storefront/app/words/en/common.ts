import { plural } from "~/lib/plural";

export const back = "Back";
export const continueShopping = "Continue Shopping";
export const items = (count: number) =>
  plural(count, { one: `${count} item`, other: `${count} items` });
/** For screen readers: "Cart", "Cart, 1 item", "Cart, 3 items". */
export const withItems = (label: string, count: number) =>
  count > 0 ? `${label}, ${items(count)}` : label;
export const quantityOf = (name: string) => `Quantity of ${name}`;
export const retry = "Retry";
export const currencyRwf = "RWF, Rwandan franc";
export const currencyUsd = "USD, US dollar";
export const currencyEur = "EUR, Euro";
