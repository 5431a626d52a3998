export const titles = {
  both: "Hitamo ingano n'ibara",
  size: "Hitamo ingano",
  color: "Hitamo ibara",
  amount: "Hitamo amafaranga",
} as const;
/** Short: it stands in a button 50 px wide. */
export const left = (count: number) => `hari ${count}`;
export const inStock = "birahari";
export const outOfStock = "byashize";
export const allOutOfStock = "ingano zose zarashize";
export const cell = (choice: string, stock: string) => `${choice}, ${stock}`;
export const isOutOfStock = (choice: string) => `${choice}: byashize.`;
export const chooseSize = "Hitamo ingano";
export const addToCart = "SHYIRA MURI PANIER";
export const picture = (name: string, choice: string) => `${name}, ${choice}`;
