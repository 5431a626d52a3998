import { afterAll, beforeAll, inject } from "vitest";
import { startPostgres, type OwnPostgres } from "./own-postgres";
import type { SharedKind } from "./shared-shops";
import { startShop, type OwnShop, type Shop, type ShopOptions } from "./shop";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the shared shops are lent, see `lending-desk.ts`. */
    lendingDesk: string;
  }
}

/** Longer than a shop takes to open on a busy machine. */
const OPENS_WITHIN_MS = 180_000;

/**
 * Something that a file of tests needs: opened before its first test, closed after its last.
 * @returns what `open` gives; touching it earlier throws
 */
export function use<Thing extends object>(
  open: () => Promise<Thing>,
  close: (thing: Thing) => Promise<unknown>,
): Thing {
  let thing: Thing | undefined;
  beforeAll(async () => {
    thing = await open();
  }, OPENS_WITHIN_MS);
  afterAll(async () => {
    if (thing) await close(thing);
  }, OPENS_WITHIN_MS);
  const opened = (name: string | symbol): Thing => {
    if (!thing) throw new Error(`${String(name)} is asked for before anything is open.`);
    return thing;
  };
  return new Proxy({} as Thing, {
    get: (_, name) => {
      const it = opened(name);
      const value: unknown = Reflect.get(it, name, it);
      return typeof value === "function" ? (value.bind(it) as unknown) : value;
    },
    set: (_, name, value) => Reflect.set(opened(name), name, value),
  });
}

async function ask(act: "borrow" | "give-back", kind: SharedKind): Promise<unknown> {
  const url = new URL(`/${act}`, inject("lendingDesk"));
  url.search = new URLSearchParams({
    kind,
    worker: process.env["VITEST_POOL_ID"] ?? "",
  }).toString();
  const response = await fetch(url, { method: "POST" });
  const answer = (await response.json()) as { data: unknown; error?: string };
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.data;
}

/** A shop that this file shares with others; `shared-shops.ts` says what it finds and leaves there. */
export const useShop = (kind: SharedKind): Shop =>
  use(
    async () => (await ask("borrow", kind)) as Shop,
    async () => {
      const differences = (await ask("give-back", kind)) as string[];
      if (differences.length > 0) {
        throw new Error(`This file should have left the shop as it was: ${differences.join("; ")}`);
      }
    },
  );

/**
 * This file's own shop: for what is killed, damaged, closed, or set up differently.
 * @param options known before the first test, or made then of what was opened above
 */
export const ownShop = (options: ShopOptions | (() => ShopOptions) = {}): OwnShop =>
  use(
    () => startShop(typeof options === "function" ? options() : options),
    (shop) => shop.stop(),
  );

/** Settings of one more instance on the data of an open shop, or of one on an operator's server. */
export const beside = (
  { databaseUrl }: Pick<Shop, "databaseUrl">,
  env: Record<string, string | undefined> = {},
): ShopOptions => ({
  // In production, instances must be given secrets that fit together.
  env: { DATABASE_URL: databaseUrl, NODE_ENV: "development", SEED_DEMO: "false", ...env },
});

/** This file's own PostgreSQL. */
export const ownPostgres = (options?: Parameters<typeof startPostgres>[0]): OwnPostgres =>
  use(
    () => startPostgres(options),
    (server) => server.close(),
  );
