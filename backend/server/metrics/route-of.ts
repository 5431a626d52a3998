import { findRule } from "../../src/api/access";

/** Where a request came in; `page`: one of our pages asking while it renders, without a connection. */
export type Door = "front" | "back_office" | "page";

const OTHER = "other";
/** Screens of the shop by the first part of their address; all others are one kind. */
const SCREENS = new Set([
  "product",
  "about",
  "photos",
  "privacy",
  "terms",
  "returns",
  "seller",
  "cart",
  "contact",
  "wishlist",
  "transit",
  "order",
  "checkout",
  "account",
  "admin",
]);
/** What a door serves besides pages and `/api`, by the first part of the address. */
const PARTS: Record<Exclude<Door, "page">, ReadonlySet<string>> = {
  front: new Set(["uploads", "dev", "assets"]),
  back_office: new Set(["app", "admin", "store", "auth", "static", "uploads", "hooks"]),
};
const LANGUAGE = /^[a-z]{2}$/;

function apiRoute(method: string, path: string): string {
  const found = findRule(method, path.length > 1 ? path.replace(/\/+$/, "") : path);
  return found.match?.rule.path ?? `/api/${OTHER}`;
}

function screen(path: string): string {
  const [first = "", second = ""] = path.slice(1).toLowerCase().split("/", 2);
  const name = LANGUAGE.test(first) ? second : first;
  if (name === "") return "/";
  return SCREENS.has(name) ? `/${name}` : `/${OTHER}`;
}

/**
 * The template of a request's path, or the kind of its page: never an id or anything a client
 * typed, so that nobody can make the metrics grow.
 * @param path without query, still encoded
 */
export function routeOf(door: Door, method: string, path: string): string {
  if (path === "/api" || path.startsWith("/api/")) return apiRoute(method, path);
  if (door === "page") return `/${OTHER}`;
  const first = path.slice(1).split("/", 1)[0] ?? "";
  if (PARTS[door].has(first)) return `/${first}/*`;
  return door === "front" ? screen(path) : `/${OTHER}`;
}
