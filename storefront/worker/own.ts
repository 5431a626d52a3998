/// <reference lib="webworker" />
import type { WorkboxPlugin } from "workbox-core";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { NetworkFirst } from "workbox-strategies";
import { isOwnCache, MOST_OWN, ownCacheOf, ownKeyOf, PATIENCE_MS } from "~/lib/offline/caches";
import { ownAddress } from "~/lib/offline/route-choice";
import { tellKept } from "./tell";
import { whileWanted } from "./while-wanted";

/** The caches that stayed, at each departure: an answer to somebody who left meanwhile is not kept. */
const departures: ReadonlySet<string>[] = [];

/** Removes what one person read, but for the sessions and orders this phone can still read. */
export async function forgetOwn(held: readonly string[] = []): Promise<void> {
  const staying = new Set(held.map(ownCacheOf));
  departures.push(staying);
  const names = (await caches.keys()).filter((name) => isOwnCache(name) && !staying.has(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** What opens an answer: a session's token, else an order's own access. */
export const secretOf = (request: Request): string | null =>
  request.headers.get("Authorization")?.replace(/^Bearer /, "") ??
  new URL(request.url).searchParams.get("access_token");

/** One's own answers are kept under the key of the session, and go with it. */
function whileStaying(cacheName: string): WorkboxPlugin {
  const since = departures.length;
  const hasLeft = () => departures.slice(since).some((staying) => !staying.has(cacheName));
  return {
    cacheKeyWillBeUsed: ({ request }) => Promise.resolve(ownAddress(new URL(request.url))),
    fetchDidSucceed: async ({ response }) => {
      // The token is no longer good, or the order no longer his.
      if (response.status === 401) await caches.delete(cacheName);
      return response;
    },
    cacheWillUpdate: ({ response }) => Promise.resolve(hasLeft() ? null : response),
    // He left while it was written.
    cacheDidUpdate: async () => void (hasLeft() && (await caches.delete(cacheName))),
  };
}

/**
 * The oldest go first. Not by Workbox's expiration: it writes down every address, an order's too, in a database that
 * outlives the cache.
 */
const bounded: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const kept = await cache.keys();
    const oldest = kept.slice(0, Math.max(0, kept.length - MOST_OWN));
    await Promise.all(oldest.map((request) => cache.delete(request, { ignoreVary: true })));
  },
};

/** Answers what only one person may read: from the server, else as this session read it last. */
export async function answerOwn(request: Request, event: ExtendableEvent): Promise<Response> {
  const cacheName = ownCacheOf(await ownKeyOf(secretOf(request) ?? ""));
  const strategy = new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_MS.data / 1000,
    matchOptions: { ignoreVary: true },
    plugins: [
      whileWanted,
      new CacheableResponsePlugin({ statuses: [200] }),
      // Before the next, which deletes the cache of who left meanwhile: this one opens it.
      bounded,
      whileStaying(cacheName),
      tellKept,
    ],
  });
  return strategy.handle({ request, event });
}
