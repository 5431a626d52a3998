export const keptSince = (time: string) => `Affichage de ${time}`;
export const title = "Vous êtes hors ligne";
export const notHere =
  "Cette page n'est pas encore sur votre téléphone. Ce que vous avez déjà ouvert marche toujours.";
export const all = "Tout ceci s'ouvre sans réseau.";
export const tryAgain = "Réessayer";
export const cart = "Panier";
export const wishlist = "Favoris";
export const transit = "En route";
export const orders = "Vos commandes";
export const shop = "Boutique";
export const products = "Vus sur ce téléphone";
export const search = "Chercher dans ce que vous avez vu";
export const nothing = "Rien de ce que vous avez vu ne correspond.";
export const noOrders =
  "Ni commande ni paiement ne part tout seul\u00a0: envoyez-les une fois de retour en ligne.";
