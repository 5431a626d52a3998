import { localPath } from "./local-path";
import { canonicalPath, paths } from "./paths";

/**
 * The query parameters that each screen reads. Everything else (such as tracking that other sites
 * add to links) changes nothing in a page: one rendered page serves all such URLs.
 * Keyed by the canonical path, or its first segment. A screen that is not listed reads nothing.
 */
const READS: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: [
    ...["category", "gender", "size", "family", "min_price", "max_price", "in_stock", "on_sale"],
    ...["q", "sort", "per", "show"],
  ],
  "/product": ["size", "color"],
  [paths.photos()]: ["photo"],
  [paths.contact()]: ["subject"],
  [paths.checkout()]: ["from"],
  "/checkout/confirmation": ["order", "return", "receipt"],
  [paths.account()]: ["order"],
};
/** Of these every value counts, of others the first. */
const LISTS: readonly string[] = ["size", "family"];
/** How the framework requests a page's data: a path suffix, and a parameter naming the routes. */
const DATA = /(?:\/_root|\/_)?\.data$/;
const DATA_ROUTES = "_routes";

/** The query parameters that the screen at a canonical path reads. */
export function readsOf(path: string): readonly string[] {
  if (DATA.test(path)) return [...readsOf(path.replace(DATA, "") || "/"), DATA_ROUTES];
  return READS[path] ?? READS[path.replace(/(?<=.)\/.*/, "")] ?? [];
}

/** The part of a query that the screen at a canonical path reads: equal for all URLs of a page. */
function readSearch(path: string, search: string): string {
  if (search === "" || search === "?") return "";
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of readsOf(path)) {
    const values = given.getAll(name).slice(0, LISTS.includes(name) ? undefined : 1);
    for (const value of values) if (value !== "") read.append(name, value);
  }
  const text = read.toString();
  return text === "" ? "" : `?${text}`;
}

/** What a URL of the shop leads to. Paths include the language's prefix. */
export type Located =
  | { readonly kind: "moved"; readonly location: string }
  | { readonly kind: "page"; readonly path: string; readonly search: string };

/** The canonical URL of the page at `pathname`: other spellings redirect there with their query. */
export function locate(pathname: string, search: string): Located {
  const path = canonicalPath(pathname.slice(__PREFIX__.length) || "/");
  const local = localPath(path);
  if (local !== pathname) return { kind: "moved", location: local + search };
  return { kind: "page", path: local, search: readSearch(path, search) };
}
