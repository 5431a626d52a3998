export const title = "Complete the look";
export const help = "Shown on its page, in this order. At most 3 products.";
export const none = "Nothing is chosen yet.";
export const loading = "Loading the look...";
export const notLoaded = "Could not load the look";
export const find = "Find a product";
export const noProducts = "No product found.";
export const found = (count: number) =>
  count === 1 ? "1 product found" : `${count} products found`;
export const hidden = "Not in the shop";
export const soldOut = "Sold out";
export const up = (name: string) => `Move ${name} up`;
export const down = (name: string) => `Move ${name} down`;
export const remove = (name: string) => `Remove ${name}`;
export const save = "Save look";
export const saving = "Saving...";
export const saved = "Look saved.";
export const notSaved = "Could not save the look";
