import type { ProductGender } from "@strive/backend/contracts/catalogue";
import type { ScreenLink } from "./screens";

/** Every link of the shop, in the canonical spelling. */
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
  admin: () => "/admin",
  shopFor: (gender: ProductGender) => `/?gender=${gender}#shop`,
} as const;

export const BRAND_LINKS: readonly ScreenLink[] = [
  { screen: "about", to: paths.about(), label: "About Us" },
  { screen: "contact", to: paths.contact(), label: "Contact us" },
  { screen: "photos", to: paths.photos(), label: "Photos" },
];

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
  "admin",
];
const CANONICAL = new Map(FIRST_SEGMENTS.map((segment) => [segment.toLowerCase(), segment]));

/**
 * The one spelling of a path: known first segments in the case of the specification's table, no
 * slash at the end. Ids keep their case. Unknown paths come back as they are.
 */
export function canonicalPath(pathname: string): string {
  const [, first = "", ...rest] = pathname.split("/");
  const known = CANONICAL.get(first.toLowerCase());
  if (known === undefined) return pathname;
  while (rest.at(-1) === "") rest.pop();
  return ["", known, ...rest].join("/");
}
