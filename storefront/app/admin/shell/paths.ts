import { paths } from "~/lib/paths";

const below = (path: string) => `${paths.admin()}/${path}`;

/** Every link of the admin. What is open over a list is in the query: `?view=`, `?edit=`. */
export const adminPaths = {
  dashboard: () => paths.admin(),
  categories: () => below("categories"),
  products: () => below("products"),
  productImport: () => below("products/import"),
  orders: () => below("orders"),
  order: (id: string) => `${below("orders")}?view=${encodeURIComponent(id)}`,
  payments: () => below("payments"),
  users: () => below("users"),
  settings: () => below("settings"),
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
  adminPaths.payments(),
  adminPaths.users(),
  adminPaths.settings(),
  adminPaths.messages(),
  adminPaths.mails(),
  adminPaths.health(),
];

/** Whether an address below `/admin` is a screen, in any case. */
export const isAdminScreen = (path: string): boolean => SCREENS.includes(path.toLowerCase());
