export const storeCredit = "Crédit boutique";
export const giftCard = (end: string) => `Carte cadeau …${end}`;
export const whatYouReturn = (returnNumber: string) => `Ce que vous rendez (${returnNumber})`;
export const toPay = "À payer";
export const paid = "Payé";
export const paidBefore = "Déjà payé";

export const useCredit = "Crédit boutique";
export const youHave = (amount: string) => `Vous avez ${amount}`;
export const noneLeft = "Il ne vous reste plus de crédit boutique.";

export const onIt = (amount: string) => `${amount} dessus`;
export const removeCard = (end: string) => `Retirer la carte cadeau …${end}`;
export const addCard = "Ajouter une carte cadeau";
export const addCode = "Ajouter un code promo";

export const notForGiftCards = "Une carte cadeau ne se paie pas avec du crédit.";
export const nothingLeftToPay = "Il ne reste rien à payer.";
export const creditChanged = (amount: string) =>
  `Votre crédit boutique a changé\u00a0: il reste ${amount}.`;
export const creditGone = "Votre crédit boutique a changé\u00a0: il ne reste rien.";
export const cardChanged = (end: string, amount: string) =>
  `Votre carte cadeau …${end} a changé\u00a0: il reste ${amount}.`;
export const paysShipping = "Votre carte cadeau ou votre crédit boutique paie aussi la livraison.";
export const paysAllBut = (left: string) =>
  `Votre carte cadeau ou votre crédit boutique paie la livraison, sauf ${left}.`;

export const cardUnknown = "Nous ne connaissons pas cette carte cadeau. Vérifiez le code.";
export const cardSwitchedOff = "Cette carte cadeau n'est plus acceptée. Écrivez-nous.";
export const cardUsedUp = "Il ne reste rien sur cette carte cadeau.";
