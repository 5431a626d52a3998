/**
 * The one cache of server state. Its code is not part of the first load: the page brings its own
 * data, and `lib/query` imports this file when something is fetched in the browser.
 */
import {
  notifyManager,
  onlineManager,
  QueryClient,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from "@tanstack/react-query";
import { api as browserApi, type ApiClient } from "./api-client";
import { API_ERROR_TEXT, ApiError } from "./api-error";
import { whenReachable } from "./offline/when-reachable";
import { USER_LEFT } from "./user-left";

declare module "@tanstack/react-query" {
  interface Register {
    /** The client to fetch with: the browser's, or the current request's on the server. */
    queryMeta: { api: ApiClient };
  }
}

const STALE_MS = 30_000;
/** One silent retry for a bad network. */
const MOST_RETRIES = 1;

/** A refusal is not retried: it would be refused again. @param count of failures before this one */
function isWorthRetrying(count: number, error: Error): boolean {
  if (!(error instanceof ApiError) || !error.isTransient) return false;
  if (count < MOST_RETRIES) return true;
  // Shown instead of the last try's error, which no longer says what matters.
  error.message = API_ERROR_TEXT.unavailable;
  return false;
}

export function createQueryClient(api: ApiClient = browserApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
        staleTime: STALE_MS,
        // Without network the worker answers with what is on the phone; what it has not got is said at once.
        networkMode: "always",
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
        retryDelay: 800,
      },
      // Offline is a failure that is said at once, not a promise to send later, unasked.
      mutations: { networkMode: "always" },
    },
  });
}

export type WatchOptions<TData, TKey extends QueryKey> = QueryObserverOptions<
  TData,
  Error,
  TData,
  TData,
  TKey
>;

/** One component's view of one query. */
export interface Watch<TData, TKey extends QueryKey> {
  /** While rendering: the current result. */
  read: (options: WatchOptions<TData, TKey>) => QueryObserverResult<TData>;
  /** After rendering: a new key starts a new fetch. */
  follow: (options: WatchOptions<TData, TKey>) => void;
  subscribe: (onChange: () => void) => () => void;
  /** The same object until something changes. */
  current: () => QueryObserverResult<TData> | undefined;
  refetch: () => void;
}

function watchOf<TData, TKey extends QueryKey>(client: QueryClient): Watch<TData, TKey> {
  let observer: QueryObserver<TData, Error, TData, TData, TKey> | undefined;
  const complete = (options: WatchOptions<TData, TKey>) => ({
    ...client.defaultQueryOptions(options),
    // As the library's own hook does: a query that the first render will start counts as fetching.
    _optimisticResults: "optimistic" as const,
    notifyOnChangeProps: ["data", "error"] as Array<"data" | "error">,
  });
  return {
    read: (options) => {
      const completed = complete(options);
      observer ??= new QueryObserver(client, completed);
      return observer.getOptimisticResult(completed);
    },
    follow: (options) => observer?.setOptions(complete(options)),
    subscribe: (onChange) => {
      const stop = observer?.subscribe(notifyManager.batchCalls(onChange));
      observer?.updateResult();
      return () => stop?.();
    },
    current: () => observer?.getCurrentResult(),
    refetch: () => void observer?.refetch(),
  };
}

export interface Cache {
  client: QueryClient;
  watch: <TData, TKey extends QueryKey>() => Watch<TData, TKey>;
}

export const cacheOf = (client: QueryClient): Cache => ({
  client,
  watch: () => watchOf(client),
});

/** First parts of the keys whose data is the same for everybody. */
const PUBLIC_KEYS = ["products", "categories", "exchange-rates"];

/** Drops what was fetched for one user, so that the next one can't see it. */
function forgetPersonal(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(String(queryKey[0])),
  });
}

/** Says that the phone is online once the shop answers. @returns the way to stop */
function followNetwork(setOnline: (isOnline: boolean) => void): () => void {
  let stopLooking: (() => void) | undefined;
  const onOffline = () => setOnline(false);
  const onOnline = () => {
    stopLooking ??= whenReachable(() => setOnline(true));
  };
  setOnline(navigator.onLine);
  window.addEventListener("offline", onOffline);
  window.addEventListener("online", onOnline);
  return () => {
    stopLooking?.();
    window.removeEventListener("offline", onOffline);
    window.removeEventListener("online", onOnline);
  };
}

/** One per tab in the browser, one per request on the server. */
export function createCache(): Cache {
  const client = createQueryClient();
  if (typeof window !== "undefined") {
    // Without this, what failed would not be asked for again when the network is back.
    client.mount();
    onlineManager.setEventListener(followNetwork);
    window.addEventListener(USER_LEFT, () => forgetPersonal(client));
  }
  return cacheOf(client);
}
