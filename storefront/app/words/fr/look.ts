export const title = "Complétez la tenue";
export const thisOne = (choice: string) =>
  choice === "" ? "Cet article" : `Cet article · ${choice}`;
export const take = (name: string) => `Prendre ${name}`;
export const choiceOf = (name: string) => `Taille et couleur de ${name}`;
export const oneSize = "Taille unique";
export const choose = "Choisissez";
export const chooseFirst = "Choisissez d'abord une taille";
export const soldOut = "Épuisé";
export const soldOutChoice = (choice: string) => `${choice}, épuisé`;
export const pieces = (count: number) => (count <= 1 ? `${count} pièce` : `${count} pièces`);
export const addCount = (count: number) => `Ajouter ${count} au panier`;
export const nothing = "Cochez ce que vous voulez";
export const added = (count: number) =>
  count <= 1 ? "1 pièce ajoutée au panier\u00a0!" : `${count} pièces ajoutées au panier\u00a0!`;
export const held = (names: string) =>
  `Votre panier contient déjà tout ce qu'il reste de ${names}.`;
