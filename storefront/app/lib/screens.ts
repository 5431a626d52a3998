/**
 * The screens this build has. No link is drawn to one that is off; a new screen is a line in
 * `routes.ts` and a `true` here.
 */
export const SCREENS: Readonly<Record<Screen, boolean>> = {
  product: true,
  cart: true,
  checkout: true,
  about: false,
  contact: false,
  photos: false,
  wishlist: false,
  transit: true,
  /** The register, login and verify popup, and a shopper's own page. */
  account: true,
};

export type Screen =
  | "product"
  | "cart"
  | "checkout"
  | "about"
  | "contact"
  | "photos"
  | "wishlist"
  | "transit"
  | "account";

export interface ScreenLink {
  screen: Screen;
  to: string;
  label: string;
}

export const existing = <T extends { screen: Screen }>(links: readonly T[]): T[] =>
  links.filter((link) => SCREENS[link.screen]);
