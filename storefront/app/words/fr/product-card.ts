export const lowStock = "Presque épuisé";
/** Where all of it is sold out. */
export const tell = "Me prévenir du retour";
/** What a button does, and to what. */
export const doOf = (what: string, name: string) => `${what}\u00a0: ${name}`;
export const add = "Ajouter au panier";
export const added = "Ajouté";
export const addedToCart = (count: number, name: string) =>
  `${count} ${name} dans votre panier\u00a0!`;
export const addFailed = "Impossible d'ajouter au panier";
export const cartHoldsAll = (count: number) =>
  `Votre panier en contient déjà ${count}\u00a0: c'est le maximum.`;
export const viewCart = "Voir le panier";
export const colors = "Couleurs";
// Without "maintenant": on wide screens it stands beside "Ajouter au panier", within one card.
export const buyNow = "Acheter";
export const addWishOf = (name: string) => `Ajouter aux favoris\u00a0: ${name}`;
export const removeWishOf = (name: string) => `Retirer des favoris\u00a0: ${name}`;

const value = (average: number) => average.toFixed(1).replace(".", ",");
export const rating = (average: number, count: number) => `${value(average)} (${count})`;
export const rated = (average: number, count: number) =>
  `${value(average)} sur 5, avis\u00a0: ${count}`;
