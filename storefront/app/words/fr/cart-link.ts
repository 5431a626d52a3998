import { plural } from "~/lib/plural";
import type * as en from "../en/cart-link";

export const pageTitle = "Votre panier";
export const line: typeof en.line = (quantity, price) => `${quantity} × ${price}`;
export const soldOut = "Épuisé";
export const gone: typeof en.gone = (count) =>
  plural(count, {
    one: `${count} article de ce panier n'est plus vendu.`,
    other: `${count} articles de ce panier ne sont plus vendus.`,
  });
export const put = "Mettre dans mon panier";
export const hasAll = "Tout est dans votre panier.";
export const toCart = "Voir mon panier";
export const added: typeof en.added = (count) =>
  plural(count, {
    one: `${count} pièce est maintenant dans votre panier.`,
    other: `${count} pièces sont maintenant dans votre panier.`,
  });
