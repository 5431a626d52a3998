/** What the worker needs to know of a request. */
export interface Asked {
  method: string;
  /** "navigate" for a page */
  mode: string;
  url: URL;
  /** Address of the page that asks, or "" */
  referrer: string;
  /** It names a session: a token, or an order's access. */
  isPersonal: boolean;
}

/** How a request is answered; null: by the network alone, as if there were no worker. */
export type Route = "asset" | "picture" | "page" | "catalogue" | "own" | null;

const ASSET = /^\/assets\/.+\.(js|css|woff2|svg|png|webp|avif|jpe?g)$/;
const PICTURE = /^\/(uploads|art)\/|^\/(favicon|apple-touch-icon|icon-)[^/]*$/;
/** Staff, riders and whoever reads kept mails always see what is; a pay link is used once. */
const NEVER = /^\/(admin|rider|app|dev|p|auth|store|hooks|metrics)(\/|$)/i;
/** Data and files that somebody opens by their address. */
const NO_PAGE = /^\/(api|uploads|assets|art)\/|^\/[^/]+\.\w+$/;
const CATALOGUE = /^\/api\/(products(\/[^/]+(\/companions)?)?|categories|exchange-rates)$/;
/**
 * What somebody may read of his own without network: who he is, his orders, what is on its way. Not cart and wishlist: the
 * phone's own lists are newer than any kept answer, and an old one must not replace them.
 */
const OWN = /^\/api\/(auth\/me|orders(\/[^/]+)?|transit|store-credit|auth\/me\/addresses)$/;
const PERSONAL_SCREEN = /^\/(Cart|wishlist|transit|order|account|checkout)(\/|$)/i;
/** An address without its language: "/rw/about" is "/about". @param prefixes such as "/rw" */
export function withoutPrefix(path: string, prefixes: readonly string[]): [string, string] {
  const prefix = prefixes.find((one) => path === one || path.startsWith(`${one}/`)) ?? "";
  return [prefix, path.slice(prefix.length) || "/"];
}

/** @param prefixes of the languages besides the main one */
export function routeOf(asked: Asked, prefixes: readonly string[]): Route {
  const { method, mode, url, referrer } = asked;
  if (method !== "GET") return null;
  const pathOf = (address: string) => withoutPrefix(new URL(address).pathname, prefixes)[1];
  const path = pathOf(url.href);
  if (NEVER.test(path)) return null;
  if (mode !== "navigate" && referrer !== "" && NEVER.test(pathOf(referrer))) return null;
  if (mode === "navigate") return NO_PAGE.test(path) ? null : "page";
  if (ASSET.test(path)) return "asset";
  if (PICTURE.test(path)) return "picture";
  if (asked.isPersonal && OWN.test(path)) return "own";
  return CATALOGUE.test(path) ? "catalogue" : null;
}

/**
 * The address under which a page is kept. One's own screens are the same page whatever they show, and no
 * order's number stays behind in an address.
 */
export function pageKey(url: URL, prefixes: readonly string[]): string {
  const [, path] = withoutPrefix(url.pathname, prefixes);
  return url.origin + url.pathname + (PERSONAL_SCREEN.test(path) ? "" : url.search);
}

/** The address under which one's own answer is kept: without the access that opened it. */
export function ownAddress(url: URL): string {
  const search = new URLSearchParams(url.search);
  search.delete("access_token");
  const text = search.toString();
  return url.origin + url.pathname + (text === "" ? "" : `?${text}`);
}

/** Whether the server lets an answer be kept for everybody. */
export const isShareable = (cacheControl: string | null): boolean =>
  !/no-store|private/i.test(cacheControl ?? "");
