import { vi } from "vitest";

const addressOf = (key: RequestInfo | URL): string =>
  new URL(key instanceof Request ? key.url : key, location.href).href;

class KeptAnswers {
  readonly #answers = new Map<string, Response>();

  keys(): Promise<Request[]> {
    return Promise.resolve([...this.#answers.keys()].map((address) => new Request(address)));
  }
  match(key: RequestInfo | URL): Promise<Response | undefined> {
    return Promise.resolve(this.#answers.get(addressOf(key))?.clone());
  }
  put(key: RequestInfo | URL, answer: Response): Promise<void> {
    this.#answers.set(addressOf(key), answer);
    return Promise.resolve();
  }
}

/** Gives the browser caches, which jsdom has none of, and a container of service workers that takes none. */
export function haveCaches(): CacheStorage {
  const kept = new Map<string, KeptAnswers>();
  const storage = {
    has: (name: string) => Promise.resolve(kept.has(name)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
    open: (name: string) => {
      const cache = kept.get(name) ?? new KeptAnswers();
      kept.set(name, cache);
      return Promise.resolve(cache as unknown as Cache);
    },
  };
  vi.stubGlobal("caches", storage);
  haveWorkers({
    controller: null,
    addEventListener: () => undefined,
    register: () => Promise.resolve(),
    getRegistration: () => Promise.resolve(),
  });
  return storage as unknown as CacheStorage;
}

/** Gives the browser this in place of its container of service workers, until `haveNoCaches`. */
export function haveWorkers(container: object): void {
  Object.defineProperty(navigator, "serviceWorker", { value: container, configurable: true });
}

/** The browser is again as jsdom makes it. */
export function haveNoCaches(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
}
