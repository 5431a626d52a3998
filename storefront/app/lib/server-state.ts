import type { QueryKey } from "@tanstack/react-query";
import { API_ERROR_TEXT, ApiError } from "./api-error";
import type { Cache } from "./query-cache";

/** Keys and data, without times: the same page has the same bytes. */
export type QueryData = ReadonlyArray<readonly [QueryKey, unknown]>;

interface Carried {
  key: QueryKey;
  data: unknown;
  /** When it was received, in milliseconds. */
  at: number;
}

const hashOf = (key: QueryKey): string => JSON.stringify(key);
const startsWith = (key: QueryKey, start: QueryKey): boolean =>
  start.every((part, index) => part === key[index]);

/**
 * The known server state: the data that the page brought, until something has to be fetched;
 * from then on the query cache, which takes that data over. One per tab in the
 * browser, one per request on the server.
 */
export class ServerState {
  #carried = new Map<string, Carried>();
  #cache: Cache | null;
  #opening: Promise<Cache> | null = null;
  #failure: ApiError | null = null;
  #listeners = new Set<() => void>();

  constructor(cache: Cache | null = null) {
    this.#cache = cache;
  }

  /** Adds what came with a page; newer data stays. */
  carry(queries: QueryData): void {
    for (const [key, data] of queries) {
      if (this.peek(key) !== undefined) continue;
      if (this.#cache) this.#cache.client.setQueryData(key, data);
      else this.#carried.set(hashOf(key), { key, data, at: Date.now() });
    }
  }

  peek(key: QueryKey): unknown {
    return this.#cache
      ? this.#cache.client.getQueryData(key)
      : this.#carried.get(hashOf(key))?.data;
  }

  /** All known data whose key starts like this. T is the type of that data. */
  known<T>(start: QueryKey): Array<readonly [QueryKey, T]> {
    const found = this.#cache
      ? this.#cache.client.getQueriesData({ queryKey: start })
      : [...this.#carried.values()]
          .filter(({ key }) => startsWith(key, start))
          .map(({ key, data }) => [key, data] as const);
    return found.flatMap(([key, data]) => (data === undefined ? [] : [[key, data as T] as const]));
  }

  /** Creates the cache from what the page brought, unless there is one already. */
  adopt(create: () => Cache): Cache {
    if (this.#cache) return this.#cache;
    const cache = create();
    for (const { key, data, at } of this.#carried.values()) {
      cache.client.setQueryData(key, data, { updatedAt: at });
    }
    this.#carried.clear();
    this.#cache = cache;
    return cache;
  }

  /** Loads the cache's code once. Rejects when that fails; another call tries again. */
  open(): Promise<Cache> {
    if (this.#cache) return Promise.resolve(this.#cache);
    this.#opening ??= import("./query-cache").then(
      ({ createCache }) => {
        const cache = this.adopt(createCache);
        this.#tell();
        return cache;
      },
      () => {
        this.#opening = null;
        this.#failure = new ApiError(API_ERROR_TEXT.network, { status: 0, code: "network" });
        this.#tell();
        throw this.#failure;
      },
    );
    return this.#opening;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
  readonly cache = (): Cache | null => this.#cache;
  /** Why there is no cache, after an attempt to have one. */
  readonly failure = (): ApiError | null => (this.#cache ? null : this.#failure);

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
