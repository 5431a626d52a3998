/** Reading without network. */
export const keptSince = (time: string) => `Shown as of ${time}`;
export const title = "You're offline";
export const notHere = "This page isn't on your phone yet. What you opened before still works.";
export const all = "Everything here opens without network.";
export const tryAgain = "Try again";
export const cart = "Cart";
export const wishlist = "Wishlist";
export const transit = "On the way";
export const orders = "Your orders";
export const shop = "Shop";
export const products = "Seen on this phone";
export const search = "Search what you've seen";
export const nothing = "Nothing you've seen matches.";
export const noOrders =
  "Orders and payments are never sent by themselves: place them once you're back online.";
