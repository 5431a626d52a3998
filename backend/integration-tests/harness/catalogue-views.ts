import { setTimeout as pause } from "node:timers/promises";
import { productListResponseSchema, suggestResponseSchema } from "../../src/contracts/catalogue";
import type { Shop } from "./index";

/** What shoppers should be shown of a product; null: it does not exist for them. */
export interface Expected {
  id: string;
  /** Dearer than everything else in the shop; whole RWF. */
  price: number;
  name: string;
  /** A word of the name that no other product has. */
  word: string;
  stock: number;
  /** Not changed before: milliseconds, by the clock of this machine. */
  changedSince: number;
}

/** Where shoppers see products. Each tells what it shows, and what it ought to. */
type View = (shop: Shop, id: string, expected: Expected | null) => Promise<[unknown, unknown]>;

const get = (shop: Shop, path: string) => fetch(shop.origin + path);
const jsonOf = async (shop: Shop, path: string): Promise<unknown> => (await get(shop, path)).json();
const listOf = async (shop: Shop, search: string) =>
  productListResponseSchema.parse(await jsonOf(shop, `/api/products?${search}`));

/** The last word that was looked for, by product: gone products must not be suggested any more. */
const words = new Map<string, string>();

const VIEWS: Record<string, View> = {
  list: async (shop, id, expected) => {
    const { data } = await listOf(shop, "limit=100");
    const found = data.find((product) => product.id === id);
    return [
      found && [found.name, found.price, found.stock_quantity],
      expected ? [expected.name, expected.price, expected.stock] : undefined,
    ];
  },
  detail: async (shop, id, expected) => {
    const response = await get(shop, `/api/products/${id}`);
    if (!expected) return [response.status, 404];
    const { data } = (await response.json()) as {
      data: { name: string; price: number; stock_quantity: number };
    };
    return [
      [data.name, data.price, data.stock_quantity],
      [expected.name, expected.price, expected.stock],
    ];
  },
  facets: async (shop, id, expected) => {
    const { data } = await listOf(shop, "limit=100");
    const { facets } = await listOf(shop, "limit=1&facets=true");
    const others = data.filter((product) => product.id !== id);
    const own = expected ? [expected] : [];
    return [
      [facets?.price?.max, facets?.in_stock],
      [
        Math.max(...others.map(({ price }) => price), ...own.map(({ price }) => price)),
        others.filter(({ stock_quantity: stock }) => stock > 0).length +
          own.filter(({ stock }) => stock > 0).length,
      ],
    ];
  },
  suggest: async (shop, id, expected) => {
    if (expected) words.set(id, expected.word);
    const { data } = suggestResponseSchema.parse(
      await jsonOf(shop, `/api/products/suggest?q=${words.get(id) ?? "nothing"}`),
    );
    return [
      data.filter((found) => found.id === id).map(({ text }) => text),
      expected ? [expected.name] : [],
    ];
  },
  sitemap: async (shop, id, expected) => {
    const text = await (await get(shop, "/sitemap.xml")).text();
    const entry = new RegExp(`/product/${id}</loc><lastmod>([^<]+)<`).exec(text);
    const isFresh =
      entry !== null &&
      Date.parse(entry[1] ?? "") >= Math.floor((expected?.changedSince ?? 0) / 1000) * 1000;
    return [isFresh, expected !== null];
  },
  page: async (shop, id, expected) => {
    const response = await fetch(`${shop.origin}/product/${id}`, {
      headers: { Accept: "text/html" },
    });
    if (!expected) return [response.status, 404];
    const text = (await response.text()).replaceAll("<!-- -->", "");
    return [
      [
        text.includes(expected.name),
        text.includes(`RWF ${expected.price.toLocaleString("en-US")}`),
      ],
      [true, true],
    ];
  },
};

const same = ([shown, right]: [unknown, unknown]) =>
  JSON.stringify(shown) === JSON.stringify(right);

/** Views that don't show what they should, asked once each, with what they show. */
export async function staleViews(
  shop: Shop,
  id: string,
  expected: Expected | null,
): Promise<unknown[]> {
  const asked = Object.entries(VIEWS).map(async ([name, view]) => {
    const seen = await view(shop, id, expected);
    return same(seen) ? [] : [{ name, shown: seen[0], right: seen[1] }];
  });
  return (await Promise.all(asked)).flat();
}

/**
 * The same for a shop that others write to: views that a request begun before `deadline`
 * (performance.now()) never showed right.
 */
export async function lateViews(
  shop: Shop,
  id: string,
  expected: Expected | null,
  deadline: number,
): Promise<unknown[]> {
  const asked = Object.entries(VIEWS).map(async ([name, view]) => {
    for (;;) {
      const startedAt = performance.now();
      const seen = await view(shop, id, expected);
      if (same(seen)) return [];
      if (startedAt >= deadline) return [{ name, shown: seen[0], right: seen[1] }];
      await pause(10);
    }
  });
  return (await Promise.all(asked)).flat();
}
