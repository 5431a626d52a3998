import { plural } from "~/lib/plural";

export type Place = "cart" | "order";

/** Both are of one noun class, so that "yawe" fits either. */
const PLACES: Readonly<Record<Place, string>> = { cart: "panier", order: "komande" };

export const gone = "Ntibikiri mu iduka.";
export const soldOut = "Byashize.";
export const onlyLeft = (count: number) => `Hasigaye ${count} gusa.`;
export const priceChanged = (now: string, before: string) =>
  `Ubu igiciro ni ${now}, cyari ${before}.`;
export const unchecked = "Ntitwashoboye kureba ibiciro na sitoke.";
export const changed = (count: number, place: Place) =>
  plural(count, {
    one: `Hari ikintu 1 cyahindutse muri ${PLACES[place]} yawe.`,
    other: `Hari ibintu ${count} byahindutse muri ${PLACES[place]} yawe.`,
  });
export const updateAll = (place: Place) => `Vugurura ${PLACES[place]}`;
