import { plural } from "~/lib/plural";

export const orderAgain = "Order again";
export const checking = "Checking...";
export const changed = "Some of it has changed";
export const nothing = "None of this can be ordered now";
export const comes = "Goes into your cart";
export const stays = "Can't be ordered now";
export const piecesOf = (count: number, name: string) => `${count} × ${name}`;
export const notNow = "Not now";
export const close = "Close";
export const add = (count: number) =>
  plural(count, { one: "Add 1 item to cart", other: `Add ${count} items to cart` });
export const added = (count: number) =>
  plural(count, { one: "Added 1 item to cart.", other: `Added ${count} items to cart.` });
