/**
 * The one cache of server state. Its code is no part of the first load: the page brings its own
 * data, and `lib/query` imports this file when something is asked for in the browser.
 */
import {
  notifyManager,
  QueryClient,
  QueryObserver,
  type QueryKey,
  type QueryObserverOptions,
  type QueryObserverResult,
} from "@tanstack/react-query";
import { api as browserApi, type ApiClient } from "./api-client";
import { API_ERROR_TEXT, ApiError } from "./api-error";
import { USER_LEFT } from "./user-left";

declare module "@tanstack/react-query" {
  interface Register {
    /** Who asks: the browser's client, or that of the request which is answered. */
    queryMeta: { api: ApiClient };
  }
}

const STALE_MS = 30_000;
/** One quiet second try for a bad line. */
const MOST_RETRIES = 1;

/** What the server refuses, it refuses again. @param count of failures before this one */
function isWorthRetrying(count: number, error: Error): boolean {
  if (!(error instanceof ApiError) || !error.isTransient) return false;
  if (count < MOST_RETRIES) return true;
  // The screen gets this very error: what the last try said is no longer the news.
  error.message = API_ERROR_TEXT.unavailable;
  return false;
}

export function createQueryClient(api: ApiClient = browserApi): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        meta: { api },
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        retry: isWorthRetrying,
        retryDelay: 800,
      },
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

/** What one component sees of one query. */
export interface Watch<TData, TKey extends QueryKey> {
  /** While rendering: what is known now. */
  read: (options: WatchOptions<TData, TKey>) => QueryObserverResult<TData>;
  /** After rendering: another key asks anew. */
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
    // As the library's own hook does: what a first render will ask for counts as asked for.
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

/** First parts of the keys whose answers are the same for everybody. */
const PUBLIC_KEYS = ["products", "categories", "exchange-rates"];

/** Drops what was asked for in one person's name, so that the next one can't see it. */
function forgetPersonal(client: QueryClient): void {
  client.removeQueries({
    predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(String(queryKey[0])),
  });
}

/** One per tab in the browser, one per request on the server. */
export function createCache(): Cache {
  const client = createQueryClient();
  if (typeof window !== "undefined") {
    // Without this, what waits for the network would not go on when it is back.
    client.mount();
    window.addEventListener(USER_LEFT, () => forgetPersonal(client));
  }
  return cacheOf(client);
}
