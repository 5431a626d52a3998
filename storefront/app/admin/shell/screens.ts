import Activity from "lucide-react/icons/activity";
import BadgePercent from "lucide-react/icons/badge-percent";
import Gift from "lucide-react/icons/gift";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Mail from "lucide-react/icons/mail";
import MessageSquare from "lucide-react/icons/message-square";
import Package from "lucide-react/icons/package";
import ReceiptText from "lucide-react/icons/receipt-text";
import LayoutTemplate from "lucide-react/icons/layout-template";
import SearchX from "lucide-react/icons/search-x";
import Settings2 from "lucide-react/icons/settings-2";
import Shapes from "lucide-react/icons/shapes";
import Shirt from "lucide-react/icons/shirt";
import MessageSquareQuote from "lucide-react/icons/message-square-quote";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";
import * as words from "~/words/admin";
import { adminPaths } from "./paths";

/** The sidebar's screens, in its order. */
export const MAIN_SCREENS = [
  { to: adminPaths.dashboard(), label: words.dashboard, Icon: LayoutDashboard },
  { to: adminPaths.categories(), label: words.categories, Icon: Shapes },
  { to: adminPaths.products(), label: words.products, Icon: Shirt },
  { to: adminPaths.orders(), label: words.orders, Icon: Package },
  { to: adminPaths.users(), label: words.users, Icon: Users },
  { to: adminPaths.settings(), label: words.settings, Icon: Settings2 },
] as const;

/** Screens that are not in the specification's sidebar: below it, smaller. */
export const FURTHER_SCREENS = [
  { to: adminPaths.deliveries(), label: words.deliveries, Icon: Truck },
  { to: adminPaths.returns(), label: words.returns, Icon: Undo2 },
  { to: adminPaths.reviews(), label: words.reviews, Icon: MessageSquareQuote },
  { to: adminPaths.receipts(), label: words.receipts, Icon: ReceiptText },
  { to: adminPaths.discounts(), label: words.discounts, Icon: BadgePercent },
  { to: adminPaths.giftCards(), label: words.giftCards, Icon: Gift },
  { to: adminPaths.content(), label: words.content, Icon: LayoutTemplate },
  { to: adminPaths.payments(), label: words.payments, Icon: Wallet },
  { to: adminPaths.search(), label: words.search, Icon: SearchX },
  { to: adminPaths.messages(), label: words.messages, Icon: MessageSquare },
  { to: adminPaths.mails(), label: words.mails, Icon: Mail },
  { to: adminPaths.health(), label: words.health, Icon: Activity },
] as const;

/** The screen that a path belongs to: the longest matching prefix. */
export function screenAt(pathname: string) {
  const path = pathname.toLowerCase();
  return [...MAIN_SCREENS, ...FURTHER_SCREENS]
    .filter(({ to }) => path === to || path.startsWith(`${to}/`))
    .sort((one, other) => other.to.length - one.to.length)[0];
}
