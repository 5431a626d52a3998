import { plural } from "~/lib/plural";

export const title = "Your Wishlist";
export const loading = "Loading wishlist...";
export const empty = "Your wishlist is empty";
export const move = "Move to Cart";
export const moveOf = (name: string) => `Move to Cart: ${name}`;
export const moveAll = "Move All to Cart";
export const total = "Total Wishlist Value";
export const summary = "Summary";
export const moved = (name: string) => `Moved ${name} to cart.`;
export const movedItems = (count: number) =>
  plural(count, { one: `Moved ${count} item to cart.`, other: `Moved ${count} items to cart.` });
export const stayed = (count: number) =>
  plural(count, {
    one: "One item stayed in your wishlist.",
    other: `${count} items stayed in your wishlist.`,
  });
/** Why an item stayed, when there are several. */
export const reasonOf = (name: string, reason: string) => `${name}: ${reason}`;
export const choose = "Choose another";
export const chooseFor = (name: string) => `Choose another: ${name}`;
export const variantSoldOut = "Sold out in this size and colour.";
export const variantGone = "No longer sold in this size and colour.";
export const allInCart = "All that are left are in your cart.";
