import { plural } from "~/lib/plural";

export const cancelExchangeHelp = "Nous vous remboursons ce que vous rendez.";
export const cancelPaidExchangeHelp =
  "Nous vous remboursons ce que vous rendez, et ce que vous avez payé en plus.";

export const cancel = "Annuler la commande";
export const cancelQuestion = "Annuler cette commande\u00a0?";
export const cannotUndo = "C'est définitif.";
export const oweNothing = "Vous n'avez rien payé\u00a0: vous ne devez rien.";
export const oweNothingYet =
  "Vous n'avez rien payé\u00a0: vous ne devez rien. N'approuvez pas la demande sur votre téléphone.";
export const backOnWallet = (amount: string, phone: string) =>
  `Nous vous remboursons ${amount} sur le ${phone}.`;
export const backByUs = (amount: string) =>
  `Nous vous remboursons les ${amount} que vous avez payés.`;
export const backAsCredit = (amount: string) =>
  `Vous retrouvez tout de suite ${amount} en crédit boutique.`;
export const backOnCard = (amount: string) =>
  `Vous retrouvez tout de suite ${amount} sur votre carte cadeau.`;
export const cardsStop = (count: number) =>
  plural(count, {
    one: "Sa carte cadeau ne marchera plus.",
    other: "Ses cartes cadeaux ne marcheront plus.",
  });
export const why = "Pourquoi\u00a0?";
export const optional = "facultatif";
export const wrongSize = "Pas ma taille";
export const takesTooLong = "C'est trop long";
export const foundOther = "J'ai trouvé autre chose";
export const changedMind = "J'ai changé d'avis";
export const because = (reason: string) => `Raison\u00a0: ${reason}`;
export const onlySize = "Juste la taille\u00a0?";
export const sizeCanChange = "Nous pouvons la changer avant d'emballer.";
export const changeSize = "Autre taille";
export const keep = "La garder";
export const doCancel = "Oui, annuler";
export const cancelling = "Annulation...";
