/**
 * Where a phone keeps what was seen, for reading without network. A name changes with the form of
 * what is in it; a new worker then drops the old one.
 */
const PREFIX = "shop-";

export const CACHES = {
  /** Files of builds, named by their content: open pages of the last build still find theirs. */
  assets: `${PREFIX}assets-1`,
  /** Pages as the server sent them: the same for everybody. */
  pages: `${PREFIX}pages-1`,
  /** Pages that open without having been seen: cart, wishlist and so on. */
  screens: `${PREFIX}screens-1`,
  pictures: `${PREFIX}pictures-1`,
  /** The catalogue's answers: the same for everybody. */
  catalogue: `${PREFIX}catalogue-1`,
} as const;

/** One for each session, since a key is a session's. */
const OWN = `${PREFIX}own-1-`;

export const isShopCache = (name: string): boolean => name.startsWith(PREFIX);
export const ownCacheOf = (key: string): string => OWN + key;
export const isOwnCache = (name: string): boolean => name.startsWith(OWN);

/** Whether a cache is one of an earlier worker, which nothing reads any more. */
export function isOutdatedCache(name: string): boolean {
  const current: readonly string[] = Object.values(CACHES);
  return isShopCache(name) && !isOwnCache(name) && !current.includes(name);
}

/**
 * The key of what one session may read: a digest of its token, so that the token itself is in no cache,
 * and the next session, even of the same person, starts with nothing.
 */
export async function ownKeyOf(secret: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(secret));
  return Array.from(new Uint8Array(digest).subarray(0, 16), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

/** How much is kept. */
export const LIMITS = {
  assets: { maxEntries: 400, maxAgeSeconds: 60 * 86_400 },
  pages: { maxEntries: 30, maxAgeSeconds: 30 * 86_400 },
  pictures: { maxEntries: 120, maxAgeSeconds: 60 * 86_400 },
  catalogue: { maxEntries: 80, maxAgeSeconds: 30 * 86_400 },
} as const;

/** Answers that only one person may read, for each session: they go with it. */
export const MOST_OWN = 40;

/** Bytes of the largest picture that is kept: all of them then stay below 24 MB. */
export const LARGEST_PICTURE = 200_000;

/** Milliseconds until a kept page or answer is shown in place of one that does not come. */
export const PATIENCE_MS = { page: 5000, data: 8000 } as const;
