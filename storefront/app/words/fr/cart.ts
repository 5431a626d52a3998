export const title = "Votre panier";
export const loading = "Chargement du panier...";
export const empty = "Votre panier est vide";
export const itemsLabel = "Articles";
export const total = "Total";
export const summary = "Récapitulatif";
export const proceed = "Passer la commande";
export const youPay = (total: string, shipping: string) =>
  `Vous payez ${total}, plus ${shipping} de livraison.`;
export const mailed = "Les cartes cadeaux sont envoyées par e-mail.";
export const freeShipping = "La livraison est gratuite.";
export const shippingAdded = (fee: string) =>
  `La livraison (${fee}) s'ajoute au moment de commander.`;
