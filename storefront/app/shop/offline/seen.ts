import type { Category, Product } from "@strive/backend/contracts/catalogue";
import { localPath } from "~/lib/local-path";
import type { CarriedAnswer } from "~/lib/offline/messages";
import { paths } from "~/lib/paths";
import type { ServerState } from "~/lib/server-state";
import { TOLD_IN } from "../api/catalogue-call";
import type { ProductList, ProductListParams } from "../api/products";

interface Route {
  parentId?: string;
  module: string;
  imports?: readonly string[];
  css?: readonly string[];
}

/** What React Router tells the browser of its routes and their files. */
interface RouteManifest {
  version: string;
  routes: Partial<Record<string, Route>>;
}

const manifest = (): RouteManifest | undefined =>
  (window as { __reactRouterManifest?: RouteManifest }).__reactRouterManifest;

/** The build that this page is of, in this language. */
export const buildOf = (): string => `${__PREFIX__} ${manifest()?.version ?? ""}`;

/** The pages that say what is on the phone: they have no routes of their own, see `not-found.tsx`. */
export const ABOUT_PHONE = [__OFFLINE_PATH__, paths.dataAndOffline()].map(localPath);
const OWN_SCREENS = [
  paths.cart(),
  paths.wishlist(),
  paths.transit(),
  paths.account(),
  `${paths.checkout()}/confirmation`,
].map(localPath);

/** Screens that are made in the browser: the same page for everybody, and for all that it shows. */
export const isOwnScreen = (path: string): boolean =>
  OWN_SCREENS.includes(path) || path === localPath(paths.checkout());

/** Of the screens that open although nobody has been there, and of the catalogue. */
const ROUTES = ["cart", "wishlist", "transit", "account", "confirmation", "home", "product"];

/** Files of routes, and of the layouts around them. */
function filesOf(names: readonly string[]): string[] {
  const routes = manifest()?.routes ?? {};
  const files = new Set<string>();
  for (const name of names) {
    let id: string | undefined = `shop/routes/${name}`;
    while (id !== undefined) {
      const route: Route | undefined = routes[id];
      const { module, imports = [], css = [] } = route ?? {};
      for (const file of [module ?? [], imports, css].flat()) files.add(file);
      id = route?.parentId;
    }
  }
  return [...files];
}

/**
 * How much of a build is made ready on a phone before anybody has been there: what says that there is no network,
 * or all that opens without it.
 */
export type Extent = "little" | "all";

/** Screens that are to open although nobody has been there, and their files. "all": those that "little" has not. */
export const prepared = (extent: Extent) =>
  extent === "little"
    ? { screens: ABOUT_PHONE, files: filesOf(["not-found"]) }
    : { screens: OWN_SCREENS, files: filesOf(ROUTES) };

const FILE = /^\/(([a-z]{2}\/)?assets|uploads|art)\//;

/** Files that the page loaded before there was a worker: the browser has them still. */
export function loadedFiles(): string[] {
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return names
    .filter(({ origin, pathname }) => origin === location.origin && FILE.test(pathname))
    .map(({ href }) => href);
}

function addressOf({ count, ...filters }: ProductListParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filters, limit: count, ...TOLD_IN })) {
    if (value !== null && value !== "") query.set(name, String(value));
  }
  return `/api/products?${query.toString()}`;
}

/** What the server gave with the page, as the answers that asking for it would have given. */
export function carriedAnswers(state: ServerState): CarriedAnswer[] {
  const query = new URLSearchParams(TOLD_IN).toString();
  const told = query && `?${query}`;
  const lists = state.known<ProductList>(["products", "list"]).map(([key, list]) => ({
    address: addressOf(key[2] as ProductListParams),
    body: { success: true, data: list.products, count: list.total },
  }));
  const ones = state.known<Product>(["products", "one"]).map(([key, data]) => ({
    address: `/api/products/${encodeURIComponent(String(key[2]))}${told}`,
    body: { success: true, data },
  }));
  const categories = state
    .known<Category[]>(["categories"])
    .map(([, data]) => ({ address: `/api/categories${told}`, body: { success: true, data } }));
  return [...lists, ...ones, ...categories];
}
