import { Entry, type FlatHeaders } from "./entry";

/** Pages also show what is not in the catalogue (rates, the shop's name): kept briefly. */
const PAGE_LIFE_MS = 60_000;
/** Hop-by-hop, or made per answer. */
const NOT_KEPT = new Set([
  "content-length",
  "content-encoding",
  "etag",
  "vary",
  "connection",
  "date",
]);

export interface PageTarget {
  path: string;
  /** What the page reads of its query, according to the storefront's `locate`. */
  search: string;
  /** Another page at the same address, for who saves data. */
  isSaving: boolean;
}

export const pageKey = ({ path, search, isSaving }: PageTarget): string =>
  `page ${isSaving ? "saving " : ""}${path}${search}`;

/** True when everyone may get this very answer. */
function isShared(page: Response): boolean {
  if (page.status !== 200 && page.status !== 404) return false;
  if (page.headers.getSetCookie().length > 0) return false;
  if (/no-store|private/i.test(page.headers.get("cache-control") ?? "")) return false;
  const vary = page.headers.get("vary") ?? "";
  return vary === "" || /^accept-encoding$/i.test(vary.trim());
}

/** The entry of a rendered page; null when it must not be kept. Reads the page's body. */
export async function pageEntry(key: string, page: Response, now: number): Promise<Entry | null> {
  if (!isShared(page)) return null;
  const headers: FlatHeaders = [];
  for (const [name, value] of page.headers) {
    if (!NOT_KEPT.has(name)) headers.push(name, value);
  }
  if (!page.headers.has("cache-control")) headers.push("Cache-Control", "no-cache");
  headers.push("Vary", "Accept-Encoding");
  return new Entry({
    key,
    kind: "page",
    status: page.status,
    body: Buffer.from(await page.clone().arrayBuffer()),
    headers,
    expiresAt: now + PAGE_LIFE_MS,
  });
}
