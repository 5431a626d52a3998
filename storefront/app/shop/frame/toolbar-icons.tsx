import Heart from "lucide-react/icons/heart";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import Truck from "lucide-react/icons/truck";
import type { ToolbarLink } from "./toolbar-links";

const ICONS: Readonly<Record<ToolbarLink["screen"], typeof Heart>> = {
  wishlist: Heart,
  transit: Truck,
  cart: ShoppingBag,
};

export function ToolbarIcon({ screen, size }: Pick<ToolbarLink, "screen"> & { size: number }) {
  const Icon = ICONS[screen];
  return <Icon size={size} strokeWidth={1.6} aria-hidden="true" />;
}
