export const label = "Code promo";
export const giftCardLabel = "Carte cadeau";
export const fieldLabel = "Code promo ou carte cadeau";
export const example = "Entrez un code";
export const apply = "Valider";
export const checking = "Vérification...";
export const remove = "Retirer";
export const removeCode = (code: string) => `Retirer le code ${code}`;
export const code = (text: string) => `Code ${text}`;
export const less = (price: string) => `−${price}`;
export const freeDelivery = "Livraison gratuite";
export const onDelivery = (price: string) => `${less(price)} sur la livraison`;
export const kept = (text: string) => `Le code ${text} est gardé pour votre panier.`;

export const unchecked = "Nous n'avons pas pu vérifier ce code.";
export const checkAgain = "Vérifier encore";

export const unknown = "Nous ne connaissons pas ce code. Vérifiez s'il est bien écrit.";
export const day = (number: string, month: string) => `${number} ${month}`;
export const starts = (weekday: string, date: string) =>
  `Ce code est valable à partir du ${weekday} ${date}.`;
export const ended = (date: string) => `Ce code était valable jusqu'au ${date}.`;
export const usedUp = "Ce code est épuisé.";
export const usedByYou = "Vous avez déjà utilisé ce code.";
export const minimum = (price: string) => `Ce code est valable à partir de ${price} d'achat.`;
export const betterOne = "Vous avez déjà une meilleure réduction, et ce code ne s'y ajoute pas.";
export const nothingFits = "Ce code ne donne pas de réduction sur cette commande.";
