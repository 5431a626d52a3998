import { localPath } from "./local-path";
import { canonicalPath, paths } from "./paths";

/**
 * What each screen reads of its address beyond the path. Everything else (the marks that other sites
 * put on links to count them) changes nothing in a page: one rendered page serves all such addresses.
 * By the canonical path, or its first segment. A screen that is not here reads nothing.
 */
const READS: Readonly<Record<string, readonly string[]>> = {
  [paths.home()]: ["category", "gender", "q", "sort", "show"],
  "/product": ["size", "color"],
  [paths.photos()]: ["photo"],
  [paths.contact()]: ["subject"],
  [paths.checkout()]: ["from"],
  "/checkout/confirmation": ["order"],
  [paths.account()]: ["order"],
};
/** How the framework asks for a page's data: by its path with this, and for which of its routes. */
const DATA = /(?:\/_root|\/_)?\.data$/;
const DATA_ROUTES = "_routes";

/** The names of what the screen at a canonical path reads of its query. */
export function readsOf(path: string): readonly string[] {
  if (DATA.test(path)) return [...readsOf(path.replace(DATA, "") || "/"), DATA_ROUTES];
  return READS[path] ?? READS[path.replace(/(?<=.)\/.*/, "")] ?? [];
}

/** The part of a query that the screen at a canonical path reads: equal for addresses of one page. */
export function readSearch(path: string, search: string): string {
  if (search === "" || search === "?") return "";
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of readsOf(path)) {
    const value = given.get(name);
    if (value !== null && value !== "") read.set(name, value);
  }
  const text = read.toString();
  return text === "" ? "" : `?${text}`;
}

/** Where an address of the shop leads. Paths with their language's prefix, as addresses show them. */
export type Located =
  | { readonly kind: "moved"; readonly location: string }
  | { readonly kind: "page"; readonly path: string; readonly search: string };

/** The one address of the page at `pathname`: another spelling has moved, with all of its query. */
export function locate(pathname: string, search: string): Located {
  const path = canonicalPath(pathname.slice(__PREFIX__.length) || "/");
  const local = localPath(path);
  if (local !== pathname) return { kind: "moved", location: local + search };
  return { kind: "page", path: local, search: readSearch(path, search) };
}
