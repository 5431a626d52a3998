export const editItems = "Modifier les articles";
export const help =
  "Pas encore emballée\u00a0: les articles peuvent changer. Les nouveaux sont réservés dès que vous enregistrez.";
export const lines = "Articles de cette commande";
export const lookOf = (name: string) => `Taille et couleur\u00a0: ${name}`;
export const free = (name: string, left: number) => `${name}, ${left} en stock`;
export const was = (text: string) => `Avant\u00a0: ${text}`;
export const added = "Ajouté";
export const priceOf = (name: string) => `Prix d'une pièce, ${name} (RWF)`;
export const changePrice = "Changer le prix";
export const changePriceOf = (name: string) => `Changer le prix\u00a0: ${name}`;
export const badPrice = "Le prix doit être un nombre entier, en RWF";
export const remove = (name: string) => `Retirer ${name}`;
export const lastLine = "Pour retirer le dernier article, annulez la commande.";
export const addProduct = "Ajouter un produit";

export const sums = "Montant de la commande";
export const totalNow = "Total actuel";
export const newTotal = "Nouveau total";
export const paid = "Payé";
export const toAskFor = "À demander";
export const toGiveBack = "À rembourser";
export const nothingElse = "Rien à demander, rien à rembourser.";
export const working = "Calcul du total...";
export const totalIs = (total: string, difference: string) =>
  `Nouveau total ${total}. ${difference}`;
export const ask = (amount: string) => `${amount} à demander`;
export const giveBack = (amount: string) => `${amount} à rembourser`;

export const reason = "Raison";
export const reasonHint = "Pour l'équipe\u00a0: elle figure dans l'historique.";
export const reasonMissing = "Indiquez une raison";
export const save = "Enregistrer";
export const discard = "Annuler";
export const nothingChanged = "Rien n'a encore changé";
export const saved = "Les articles ont été modifiés";
export const isOld =
  "Quelqu'un a modifié cette commande entre-temps. Annulez, et repartez de la commande actuelle.";
export const notLoaded = "Les autres tailles et couleurs n'ont pas pu être chargées.";
export const keepPrice = "Garder le prix";
export const keepPriceOf = (name: string) => `Garder le prix\u00a0: ${name}`;
export const priceMoved =
  "Un prix a changé entre-temps. Regardez le nouveau total, puis enregistrez encore.";
