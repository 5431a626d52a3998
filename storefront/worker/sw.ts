/// <reference lib="webworker" />
/**
 * What the shop shows without network. It holds nothing of one build: pages come from the network first, and
 * files are named by their content, so any worker serves any page, and a new one may start at once.
 */
import type { WorkboxPlugin } from "workbox-core";
import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { ExpirationPlugin } from "workbox-expiration";
import {
  CacheFirst,
  NetworkFirst,
  NetworkOnly,
  StrategyHandler,
  type Strategy,
} from "workbox-strategies";
import {
  CACHES,
  isOutdatedCache,
  LARGEST_PICTURE,
  LIMITS,
  PATIENCE_MS,
} from "~/lib/offline/caches";
import type { CarriedAnswer, ToWorker } from "~/lib/offline/messages";
import {
  isShareable,
  pageKey,
  routeOf,
  withoutPrefix,
  type Route,
} from "~/lib/offline/route-choice";
import { keepsPages } from "~/lib/offline/keeping";
import { answerFromKept, otherWidth } from "./stand-ins";
import { answerOwn, forgetOwn, secretOf } from "./own";
import { openedAt, tellKept, tellOutdated } from "./tell";
import { whileWanted } from "./while-wanted";

declare const self: ServiceWorkerGlobalScope;

const good = new CacheableResponsePlugin({ statuses: [200] });
const matchOptions = { ignoreVary: true };

/** Whether the server lets it be kept for everybody; what was redirected can't stand for a page. */
const isForAll = (response: Response): boolean =>
  isShareable(response.headers.get("Cache-Control")) && !response.redirected;

const shareable: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isForAll(response) ? response : null),
};

const byPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(new URL(request.url), __PREFIXES__)),
};

/** Not with its headers: a cache would keep the token among them. */
const byAddress: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url),
};

/** 0: the server did not say. */
const isSmall = (bytes: number): boolean => bytes > 0 && bytes <= LARGEST_PICTURE;

const small: WorkboxPlugin = {
  cacheWillUpdate: ({ response }) =>
    Promise.resolve(isSmall(Number(response.headers.get("Content-Length"))) ? response : null),
};

/** A page that is not on the phone: one of those prepared, else what says so. */
const preparedPage: WorkboxPlugin = {
  handlerDidError: async ({ request }) => {
    const url = new URL(request.url);
    const screens = await caches.open(CACHES.screens);
    const screen = await screens.match(pageKey(url, __PREFIXES__), matchOptions);
    if (screen !== undefined) return screen;
    const [prefix, path] = withoutPrefix(url.pathname, __PREFIXES__);
    const offline = url.origin + prefix + __OFFLINE_PATH__;
    const notice = await screens.match(offline, matchOptions);
    // Nothing is prepared yet, or kept any more: the browser says so at the address that was wanted.
    if (path === __OFFLINE_PATH__ || notice === undefined) return notice;
    return Response.redirect(`${offline}?page=${encodeURIComponent(url.pathname + url.search)}`);
  },
};

const purged = { purgeOnQuotaError: true };
const strategies: Record<Exclude<Route, "own" | null>, Strategy> = {
  asset: new CacheFirst({
    cacheName: CACHES.assets,
    matchOptions,
    plugins: [good, whileWanted, tellOutdated, new ExpirationPlugin(LIMITS.assets)],
  }),
  picture: new CacheFirst({
    cacheName: CACHES.pictures,
    matchOptions,
    plugins: [
      good,
      whileWanted,
      small,
      otherWidth,
      new ExpirationPlugin({ ...LIMITS.pictures, ...purged }),
    ],
  }),
  page: new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE_MS.page / 1000,
    matchOptions,
    plugins: [
      good,
      whileWanted,
      shareable,
      byPage,
      new ExpirationPlugin({ ...LIMITS.pages, ...purged }),
      tellKept,
      preparedPage,
    ],
  }),
  catalogue: new NetworkFirst({
    cacheName: CACHES.catalogue,
    networkTimeoutSeconds: PATIENCE_MS.data / 1000,
    matchOptions,
    plugins: [
      good,
      whileWanted,
      shareable,
      byAddress,
      new ExpirationPlugin({ ...LIMITS.catalogue, ...purged }),
      tellKept,
      answerFromKept,
    ],
  }),
};

self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter(isOutdatedCache);
      await Promise.all(names.map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  // Whatever becomes of the call, he has left this phone.
  if (request.method === "POST" && url.pathname === "/api/auth/logout") {
    event.waitUntil(forgetOwn());
    return;
  }
  const { method, mode, referrer } = request;
  const isPersonal = secretOf(request) !== null;
  const route = routeOf({ method, mode, url, referrer, isPersonal }, __PREFIXES__);
  if (route === null) return;
  event.respondWith(
    route === "own" ? answerOwn(request, event) : strategies[route].handle({ request, event }),
  );
});

const screenKeeper = new NetworkOnly({
  plugins: [
    {
      fetchDidSucceed: async ({ request, response }) => {
        if (response.ok && isForAll(response)) {
          const cache = await caches.open(CACHES.screens);
          await cache.put(request, response.clone());
        }
        return response;
      },
    },
  ],
});

const pictureOrAsset = (file: string): Strategy => {
  const url = new URL(file, self.location.origin);
  const asked = { method: "GET", mode: "no-cors", url, referrer: "", isPersonal: false };
  return strategies[routeOf(asked, __PREFIXES__) === "picture" ? "picture" : "asset"];
};

async function keepAnswer(
  event: ExtendableMessageEvent,
  { address, body }: CarriedAnswer,
): Promise<void> {
  const request = new Request(address);
  const headers = { Date: new Date().toUTCString() };
  const handler = new StrategyHandler(strategies.catalogue, { event, request });
  await handler.cachePut(request, Response.json(body, { headers })).finally(() => {
    // Until then the event is not over, and no new worker can take this one's place.
    handler.destroy();
  });
}

/**
 * Each by itself: one that fails leaves the others. One by one: the page's own requests come first.
 * @returns whether everything came
 */
async function keep(
  event: ExtendableMessageEvent,
  { pages, files, answers, screens }: Extract<ToWorker, { kind: "keep" }>,
): Promise<boolean> {
  const from = (strategy: Strategy, address: string) => () =>
    strategy.handle({ event, request: new Request(address) });
  const work: ReadonlyArray<() => Promise<unknown>> = [
    ...answers.map((answer) => () => keepAnswer(event, answer)),
    ...pages.map((page) => from(strategies.page, page)),
    ...files.map((file) => from(pictureOrAsset(file), file)),
    ...screens.map((screen) => from(screenKeeper, screen)),
  ];
  if (!(await keepsPages())) return false;
  let isWhole = true;
  for (const step of work) {
    await step().catch(() => {
      isWhole = false;
    });
  }
  return isWhole;
}

async function answerMessage(event: ExtendableMessageEvent): Promise<number | boolean | null> {
  const message = event.data as ToWorker;
  switch (message.kind) {
    case "hello":
      return openedAt((event.source as Client | null)?.id ?? "");
    case "keep":
      return keep(event, message);
    case "forget":
      await forgetOwn(message.held);
      return true;
  }
}

self.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(answerMessage(event).then((answer) => port?.postMessage(answer)));
});
