export const untilPacked = "C'est possible tant que votre commande n'est pas emballée.";
export const untilPackedHere = "C'est possible tant que la commande n'est pas emballée.";

export const note = "Note pour le livreur (facultatif)";
export const saveAddress = "Enregistrer";
export const weChangedAddress = "Nous avons changé l'adresse";
export const addressIsChanged = "L'adresse a été changée";

export const change = "Changer";
export const changeOne = (name: string, look: string) => `Changer ${name}, ${look}`;
export const changeTo = (name: string, look: string) => `${name}, ${look}\u00a0: changer pour`;
export const save = "Enregistrer";
export const chooseOne = "Faites un choix";
export const weChangedItem = (name: string, look: string) => `C'est changé\u00a0: ${name}, ${look}`;
export const soldOut = "Épuisé";
export const onlyLeft = (left: number) => `Plus que ${left}`;
export const more = (amount: string) => `${amount} de plus`;
export const less = (amount: string) => `${amount} de moins`;
export const toPay = (total: string, due: string) =>
  `Votre commande coûtera ${total}. Il restera ${due} à payer.`;
export const comesBack = (total: string, back: string) =>
  `Votre commande coûtera ${total}. Nous vous rembourserons ${back}.`;
export const costs = (total: string) => `Votre commande coûtera ${total}.`;
export const saveForThat = "Oui, changer";
export const lookingUp = "Recherche des tailles et couleurs...";
export const notLookedUp = "Les tailles et couleurs n'ont pas pu être chargées.";
export const isGone =
  "Cet article n'est plus en vente\u00a0: sa taille et sa couleur restent les mêmes.";
export const nothingElse = "Cet article n'existe pas dans une autre taille ou couleur.";

export const isPacked = "Votre commande est déjà emballée. Pour la changer, écrivez-nous.";
export const isCancelled = "Votre commande est annulée\u00a0: on ne peut plus rien y changer.";
export const isPackedHere = "La commande est déjà emballée.";
export const isCancelledHere = "La commande est annulée.";
