/** By what has to be chosen. */
export const titles = {
  both: "Choose size and colour",
  size: "Choose a size",
  color: "Choose a colour",
  /** Of a gift card. */
  amount: "Choose an amount",
} as const;
export const left = (count: number) => `${count} left`;
export const inStock = "in stock";
export const outOfStock = "out of stock";
export const allOutOfStock = "all sizes out of stock";
/** For screen readers: "Red earth, L, 3 left". */
export const cell = (choice: string, stock: string) => `${choice}, ${stock}`;
export const isOutOfStock = (choice: string) => `${choice} is out of stock.`;
export const chooseSize = "Choose a size";
export const addToCart = "ADD TO CART";
/** Describes the picture. */
export const picture = (name: string, choice: string) => `${name}, ${choice}`;
