import { plural } from "~/lib/plural";

/** The page behind the link in a reminder of a cart. */
export const pageTitle = "Your cart";
export const line = (quantity: number, price: string) => `${quantity} × ${price}`;
export const soldOut = "Out of stock";
export const gone = (count: number) =>
  plural(count, {
    one: `${count} article of this cart is no longer sold.`,
    other: `${count} articles of this cart are no longer sold.`,
  });
export const put = "Put it into my cart";
export const hasAll = "All of it is in your cart.";
export const toCart = "See my cart";
export const added = (count: number) =>
  plural(count, {
    one: `${count} piece is now in your cart.`,
    other: `${count} pieces are now in your cart.`,
  });
