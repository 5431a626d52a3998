import { plural } from "~/lib/plural";

export const back = "Retour";
export const continueShopping = "Continuer mes achats";
export const items = (count: number) =>
  plural(count, { one: `${count} article`, other: `${count} articles` });
export const withItems = (label: string, count: number) =>
  count > 0 ? `${label}, ${items(count)}` : label;
export const quantityOf = (name: string) => `Quantité\u00a0: ${name}`;
export const retry = "Réessayer";
export const currencyRwf = "RWF, franc rwandais";
export const currencyUsd = "USD, dollar américain";
export const currencyEur = "EUR, euro";
