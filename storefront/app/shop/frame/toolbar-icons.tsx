import Heart from "lucide-react/icons/heart";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Truck from "lucide-react/icons/truck";
import type { Screen } from "~/lib/screens";

const ICONS: Partial<Record<Screen, typeof Heart>> = {
  wishlist: Heart,
  transit: Truck,
  cart: ShoppingBag,
};

export function ToolbarIcon({ screen, size }: { screen: Screen; size: number }) {
  const Icon = ICONS[screen] ?? ShoppingBag;
  return <Icon size={size} strokeWidth={1.6} aria-hidden="true" />;
}
