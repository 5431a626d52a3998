import type { ProductGender } from "@strive/backend/contracts/catalogue";

/** Every link of the shop, in its canonical spelling. */
export const paths = {
  home: () => "/",
  about: () => "/about",
  contact: () => "/contact",
  photos: () => "/photos",
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  cart: () => "/Cart",
  wishlist: () => "/wishlist",
  transit: () => "/transit",
  checkout: () => "/checkout",
  account: () => "/account",
  findOrder: () => "/order",
  privacy: () => "/privacy",
  terms: () => "/terms",
  returns: () => "/returns",
  seller: () => "/seller",
  dataAndOffline: () => "/data-and-offline",
  admin: () => "/admin",
  shopFor: (gender: ProductGender) => `/?gender=${gender}#shop`,
} as const;

const FIRST_SEGMENTS = [
  "about",
  "contact",
  "photos",
  "product",
  "Cart",
  "wishlist",
  "transit",
  "checkout",
  "account",
  "order",
  "privacy",
  "terms",
  "returns",
  "seller",
  "data-and-offline",
  "admin",
];

/**
 * The one spelling of a path: known first segments in the case of the specification's table, no
 * slash at the end. Ids keep their case. Unknown paths come back as they are.
 */
export function canonicalPath(pathname: string): string {
  const [, first = "", ...rest] = pathname.split("/");
  const known = FIRST_SEGMENTS.find((segment) => segment.toLowerCase() === first.toLowerCase());
  if (known === undefined) return pathname;
  while (rest.at(-1) === "") rest.pop();
  return ["", known, ...rest].join("/");
}
