import { useCartCount } from "~/lib/cart-atoms";
import { paths } from "~/lib/paths";
import { useTransitCount } from "~/lib/transit-atoms";
import { useWishlistCount } from "~/lib/wishlist-atoms";
import * as words from "~/words/frame";

export interface ToolbarLink {
  screen: "wishlist" | "transit" | "cart";
  to: string;
  label: string;
  count: number;
}

/** The lists a shopper keeps, with their counts. */
export function useToolbarLinks(): ToolbarLink[] {
  const cart = useCartCount();
  const wishlist = useWishlistCount();
  const transit = useTransitCount();
  return [
    { screen: "wishlist", to: paths.wishlist(), label: words.wishlist, count: wishlist },
    { screen: "transit", to: paths.transit(), label: words.transit, count: transit },
    { screen: "cart", to: paths.cart(), label: words.cart, count: cart },
  ];
}
