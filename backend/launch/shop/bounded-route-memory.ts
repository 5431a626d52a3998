import { createRequire } from "node:module";
import path from "node:path";

interface Finder {
  add: (this: Finder, route: unknown) => void;
  find: (this: Finder, url: string, method: string) => unknown;
}
type FinderClass = new (routes?: unknown[]) => Finder;

interface Memory {
  readonly routes: unknown[];
  /** Answers instead of the finder once that has been asked too often. */
  successor: Finder | null;
  asked: number;
}

/** Different paths that one finder may remember; then it forgets all of them. */
const MOST_REMEMBERED = 2000;

/**
 * Medusa's route finders keep every path ever asked for: an unlimited `Map` in
 * `@medusajs/framework/dist/http/routes-finder.js`. Whoever keeps asking for new paths would fill
 * the memory. So each finder is replaced by a fresh one now and then.
 * @param Finder the class to bound; Medusa's own by default. Call before Medusa is loaded.
 */
export function boundRouteMemory(Finder: FinderClass = medusaFinder()): void {
  const { add, find } = Finder.prototype as Finder;
  const memories = new WeakMap<Finder, Memory>();
  const memoryOf = (finder: Finder): Memory => {
    const known = memories.get(finder);
    if (known) return known;
    const fresh: Memory = { routes: [], successor: null, asked: 0 };
    memories.set(finder, fresh);
    return fresh;
  };
  Object.assign(Finder.prototype, {
    add(this: Finder, route: unknown) {
      const memory = memoryOf(this);
      memory.routes.push(route);
      add.call(this, route);
      if (memory.successor) add.call(memory.successor, route);
    },
    find(this: Finder, url: string, method: string) {
      const memory = memoryOf(this);
      memory.asked += 1;
      if (memory.asked > MOST_REMEMBERED) {
        memory.successor = new Finder(memory.routes);
        memory.asked = 1;
      }
      return find.call(memory.successor ?? this, url, method);
    },
  });
}

/** Not exported by the package, so it is found by its place beside a file that is. */
function medusaFinder(): FinderClass {
  const load = createRequire(__filename);
  const folder = path.dirname(load.resolve("@medusajs/framework/http"));
  const { RoutesFinder } = load(path.join(folder, "routes-finder.js")) as {
    RoutesFinder: FinderClass;
  };
  return RoutesFinder;
}
