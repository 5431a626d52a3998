export const outOfStock = "Épuisé";
export const lowStock = "Presque épuisé";
export const add = "Ajouter au panier";
export const addOf = (name: string) => `Ajouter au panier\u00a0: ${name}`;
export const added = "Ajouté";
export const addedOf = (name: string) => `Ajouté\u00a0: ${name}`;
export const addedToCart = (count: number, name: string) =>
  `${count} ${name} dans votre panier\u00a0!`;
export const addFailed = "Impossible d'ajouter au panier";
export const cartHoldsAll = (count: number) =>
  `Votre panier en contient déjà ${count}\u00a0: c'est le maximum.`;
export const viewCart = "Voir le panier";
export const colors = "Couleurs";
// Without "maintenant": on wide screens it stands beside "Ajouter au panier", within one card.
export const buyNow = "Acheter";
export const buyNowOf = (name: string) => `Acheter\u00a0: ${name}`;
export const addWishOf = (name: string) => `Ajouter aux favoris\u00a0: ${name}`;
export const removeWishOf = (name: string) => `Retirer des favoris\u00a0: ${name}`;

const value = (average: number) => average.toFixed(1).replace(".", ",");
export const rating = (average: number, count: number) => `${value(average)} (${count})`;
export const rated = (average: number, count: number) =>
  `${value(average)} sur 5, avis\u00a0: ${count}`;
