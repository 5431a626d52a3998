import { useCartCount } from "~/lib/cart-atoms";
import { paths } from "~/lib/paths";
import { existing, type Screen } from "~/lib/screens";
import { useTransitCount } from "~/lib/transit-atoms";
import { useWishlistCount } from "~/lib/wishlist-atoms";

export interface ToolbarLink {
  screen: Screen;
  to: string;
  label: string;
  count: number;
}

/** The lists a shopper keeps, with their counts; only those whose screen exists. */
export function useToolbarLinks(): ToolbarLink[] {
  const cart = useCartCount();
  const wishlist = useWishlistCount();
  const transit = useTransitCount();
  return existing([
    { screen: "wishlist", to: paths.wishlist(), label: "Wishlist", count: wishlist },
    { screen: "transit", to: paths.transit(), label: "Transit", count: transit },
    { screen: "cart", to: paths.cart(), label: "Cart", count: cart },
  ]);
}
