import { paths } from "~/lib/paths";

const below = (path: string) => `${paths.admin()}/${path}`;

/** Every link of the admin. What is open over a list is in the query: `?view=`, `?edit=`. */
export const adminPaths = {
  dashboard: () => paths.admin(),
  categories: () => below("categories"),
  products: () => below("products"),
  productImport: () => below("products/import"),
  orders: () => below("orders"),
  newOrder: () => below("orders/new"),
  order: (id: string) => `${below("orders")}?view=${encodeURIComponent(id)}`,
  discounts: () => below("discounts"),
  newDiscount: () => below("discounts/new"),
  discount: (id: string) => below(`discounts/${encodeURIComponent(id)}`),
  sales: () => below("discounts/sales"),
  newSale: () => below("discounts/sales/new"),
  sale: (id: string) => below(`discounts/sales/${encodeURIComponent(id)}`),
  giftCards: () => below("gift-cards"),
  /** Store credit of accounts. */
  customerCredit: () => `${below("gift-cards")}?kind=account`,
  newGiftCard: () => below("gift-cards/new"),
  /** A gift card, or an account's store credit. */
  credit: (id: string) => below(`gift-cards/${encodeURIComponent(id)}`),
  payments: () => below("payments"),
  deliveries: () => below("deliveries"),
  returns: () => below("returns"),
  return: (id: string) => `${below("returns")}?view=${encodeURIComponent(id)}`,
  reviews: () => below("reviews"),
  receipts: () => below("receipts"),
  receipt: (id: string) => `${below("receipts")}?view=${encodeURIComponent(id)}`,
  users: () => below("users"),
  user: (id: string) => `${below("users")}?view=${encodeURIComponent(id)}`,
  settings: () => below("settings"),
  sizeCharts: () => below("content/sizes"),
  drops: () => below("content/drops"),
  collections: () => below("content/collections"),
  search: () => below("search"),
  content: () => below("content"),
  messages: () => below("messages"),
  mails: () => below("mails"),
  health: () => below("health"),
} as const;

const SCREENS: readonly string[] = [
  adminPaths.dashboard(),
  adminPaths.categories(),
  adminPaths.products(),
  adminPaths.productImport(),
  adminPaths.orders(),
  adminPaths.newOrder(),
  adminPaths.discounts(),
  adminPaths.newDiscount(),
  adminPaths.sales(),
  adminPaths.newSale(),
  adminPaths.giftCards(),
  adminPaths.newGiftCard(),
  adminPaths.payments(),
  adminPaths.deliveries(),
  adminPaths.returns(),
  adminPaths.reviews(),
  adminPaths.receipts(),
  adminPaths.users(),
  adminPaths.settings(),
  adminPaths.sizeCharts(),
  adminPaths.drops(),
  adminPaths.collections(),
  adminPaths.search(),
  adminPaths.content(),
  adminPaths.messages(),
  adminPaths.mails(),
  adminPaths.health(),
];

/** Screens of one thing each: what comes behind is its id, which the browser looks up. */
const ONE_OF: readonly string[] = [
  adminPaths.discounts(),
  adminPaths.sales(),
  adminPaths.giftCards(),
];

/** The id in the address of a screen below another, as it is spelt; null: it is no such address. */
export function idBelow(screen: string, path: string): string | null {
  const start = `${screen}/`;
  const rest = path.slice(start.length);
  const isBelow = path.toLowerCase().startsWith(start) && rest !== "" && !rest.includes("/");
  return isBelow ? rest : null;
}

/** Whether an address below `/admin` is a screen, in any case. */
export const isAdminScreen = (path: string): boolean =>
  SCREENS.includes(path.toLowerCase()) || ONE_OF.some((screen) => idBelow(screen, path) !== null);
