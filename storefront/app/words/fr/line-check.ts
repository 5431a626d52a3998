import { plural } from "~/lib/plural";

export type Place = "cart" | "order";

const PLACES: Readonly<Record<Place, string>> = { cart: "panier", order: "commande" };

export const gone = "N'est plus en boutique.";
export const soldOut = "Épuisé.";
export const onlyLeft = (count: number) => `Plus que ${count}.`;
export const priceChanged = (now: string, before: string) =>
  `Le prix est maintenant de ${now}, il était de ${before}.`;
export const unchecked = "Impossible de vérifier les prix et le stock.";
export const changed = (count: number, place: Place) =>
  plural(count, {
    one: `Un article de votre ${PLACES[place]} a changé.`,
    other: `${count} articles de votre ${PLACES[place]} ont changé.`,
  });
export const updateAll = (place: Place) =>
  place === "cart" ? "Actualiser le panier" : "Actualiser la commande";
