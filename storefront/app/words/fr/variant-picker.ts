export const titles = {
  both: "Choisir taille et couleur",
  size: "Choisir une taille",
  color: "Choisir une couleur",
  amount: "Choisir un montant",
} as const;
export const left = (count: number) => `reste ${count}`;
export const inStock = "en stock";
export const outOfStock = "épuisé";
export const allOutOfStock = "toutes les tailles épuisées";
export const cell = (choice: string, stock: string) => `${choice}, ${stock}`;
export const isOutOfStock = (choice: string) => `${choice}\u00a0: épuisé.`;
export const chooseSize = "Choisir une taille";
export const addToCart = "Ajouter au panier";
export const picture = (name: string, choice: string) => `${name}, ${choice}`;
