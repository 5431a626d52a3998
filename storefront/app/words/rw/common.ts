import { plural } from "~/lib/plural";

export const back = "Subira inyuma";
export const continueShopping = "Komeza guhaha";
export const items = (count: number) =>
  plural(count, { one: `ikintu ${count}`, other: `ibintu ${count}` });
export const withItems = (label: string, count: number) =>
  count > 0 ? `${label}, ${items(count)}` : label;
export const quantityOf = (name: string) => `Umubare: ${name}`;
export const retry = "Ongera ugerageze";
export const currencyRwf = "RWF, ifaranga ry'u Rwanda";
export const currencyUsd = "USD, idolari rya Amerika";
export const currencyEur = "EUR, iyero";
