import { setTimeout as pause } from "node:timers/promises";
import { productListResponseSchema, suggestResponseSchema } from "../src/contracts/catalogue";
import type { Shop } from "./shop";

/** What shoppers should be shown of a product. */
export interface Expected {
  id: string;
  handle: string;
  /** Of at most 100 products nobody else changes. */
  categoryId: string;
  /** Dearer than everything else in its category; whole RWF. */
  price: number;
  name: string;
  /** A word of the name that no other product has. */
  word: string;
  stock: number;
  /** Not changed before: milliseconds, by the clock of this machine. */
  changedSince: number;
  /** Deleted, or a draft again. */
  isGone?: boolean;
}

/** Where shoppers see products. Each tells what it shows, and what it ought to. */
type View = (shop: Shop, expected: Expected) => Promise<[unknown, unknown]>;

const get = (shop: Shop, path: string) => fetch(shop.origin + path);
const jsonOf = async (shop: Shop, path: string): Promise<unknown> => (await get(shop, path)).json();
const listOf = async (shop: Shop, { categoryId }: Expected, search: string) =>
  productListResponseSchema.parse(
    await jsonOf(shop, `/api/products?category=${categoryId}&${search}`),
  );

const VIEWS: Record<string, View> = {
  list: async (shop, expected) => {
    const { data } = await listOf(shop, expected, "limit=100");
    const found = data.find(({ id }) => id === expected.id);
    return [
      found && [found.name, found.price, found.stock_quantity],
      expected.isGone ? undefined : [expected.name, expected.price, expected.stock],
    ];
  },
  detail: async (shop, expected) => {
    const response = await get(shop, `/api/products/${expected.id}`);
    if (expected.isGone) return [response.status, 404];
    const { data } = (await response.json()) as {
      data: { name: string; price: number; stock_quantity: number };
    };
    return [
      [data.name, data.price, data.stock_quantity],
      [expected.name, expected.price, expected.stock],
    ];
  },
  facets: async (shop, expected) => {
    const { data } = await listOf(shop, expected, "limit=100");
    const { facets } = await listOf(shop, expected, "limit=1&facets=true");
    const others = data.filter(({ id }) => id !== expected.id);
    const own = expected.isGone ? [] : [expected];
    return [
      [facets?.price?.max, facets?.in_stock],
      [
        Math.max(...others.map(({ price }) => price), ...own.map(({ price }) => price)),
        others.filter(({ stock_quantity: stock }) => stock > 0).length +
          own.filter(({ stock }) => stock > 0).length,
      ],
    ];
  },
  suggest: async (shop, { id, word, name, isGone }) => {
    const { data } = suggestResponseSchema.parse(
      await jsonOf(shop, `/api/products/suggest?q=${word}`),
    );
    return [data.filter((found) => found.id === id).map(({ text }) => text), isGone ? [] : [name]];
  },
  sitemap: async (shop, { handle, changedSince, isGone = false }) => {
    const text = await (await get(shop, "/sitemap.xml")).text();
    const entry = new RegExp(`/product/${handle}</loc><lastmod>([^<]+)<`).exec(text);
    const isFresh =
      entry !== null && Date.parse(entry[1] ?? "") >= Math.floor(changedSince / 1000) * 1000;
    return [isFresh, !isGone];
  },
  page: async (shop, { id, name, price, isGone }) => {
    const response = await fetch(`${shop.origin}/product/${id}`, {
      headers: { Accept: "text/html" },
    });
    if (isGone) return [response.status, 404];
    const text = (await response.text()).replaceAll("<!-- -->", "");
    return [
      [text.includes(name), text.includes(`RWF ${price.toLocaleString("en-US")}`)],
      [true, true],
    ];
  },
};

const same = ([shown, right]: [unknown, unknown]) =>
  JSON.stringify(shown) === JSON.stringify(right);

/** Views that don't show what they should, asked once each, with what they show. */
export async function staleViews(shop: Shop, expected: Expected): Promise<unknown[]> {
  const asked = Object.entries(VIEWS).map(async ([name, view]) => {
    const seen = await view(shop, expected);
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
  expected: Expected,
  deadline: number,
): Promise<unknown[]> {
  const asked = Object.entries(VIEWS).map(async ([name, view]) => {
    for (;;) {
      const startedAt = performance.now();
      const seen = await view(shop, expected);
      if (same(seen)) return [];
      if (startedAt >= deadline) return [{ name, shown: seen[0], right: seen[1] }];
      await pause(10);
    }
  });
  return (await Promise.all(asked)).flat();
}
