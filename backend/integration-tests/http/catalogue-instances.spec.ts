import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../bench/checkout-storm";
import { categoryListResponseSchema } from "../../src/contracts/catalogue";
import { savedProductResponseSchema } from "../../src/contracts/catalogue-writes";
import { startShop, type Shop } from "../harness";
import {
  enterBackOffice,
  stockPlaceOf,
  type BackOffice,
  type StockPlace,
} from "../harness/back-office";
import { lateViews, staleViews, type Expected } from "../harness/catalogue-views";
import { callShop, logIn } from "../harness/people";
import { NO_POST } from "../harness/visitor";

const ROUNDS = 20;
/** From the writer's answer to the other instance's. */
const BOUND_MS = 1000;
const ENV = { ...NO_POST, RATE_LIMIT: "off" };

interface Instance {
  shop: Shop;
  token: string;
  backOffice: BackOffice;
}

let first: Instance;
let second: Instance;
let categoryId: string;
let made = 0;

const instanceOf = async (shop: Shop): Promise<Instance> => ({
  shop,
  token: (await logIn(shop, shop.admin)).token,
  backOffice: await enterBackOffice(shop),
});

beforeAll(async () => {
  const shop = await startShop({ env: ENV });
  first = await instanceOf(shop);
  const other = await startShop({
    env: { ...ENV, DATABASE_URL: shop.databaseUrl, NODE_ENV: "development", SEED_DEMO: "false" },
  });
  second = await instanceOf(other);
  const { json } = await callShop(shop, "GET", "/api/categories");
  categoryId = categoryListResponseSchema.parse(json).data[0]?.id ?? "";
});
afterAll(async () => {
  await second.shop.stop();
  await first.shop.stop();
});

/** One of one kind, so that its stock has one place. */
async function make({ shop, token, backOffice }: Instance) {
  made += 1;
  const word = `umwihariko${made}`;
  const changedSince = Date.now();
  const { status, json } = await callShop(shop, "POST", "/api/products", {
    token,
    body: {
      product_name: `First ${word}`,
      price: 1_000_000 + made,
      stock_quantity: 5,
      category_id: categoryId,
    },
  });
  expect([status, json]).toEqual([201, json]);
  const { id, name, price, variants } = savedProductResponseSchema.parse(json).data;
  const variantId = variants[0]?.id ?? "";
  const place = await stockPlaceOf(backOffice, id, variantId);
  const expected: Expected = { id, name, price, word, stock: 5, changedSince };
  return { id, variantId, place, expected };
}

type Made = Awaited<ReturnType<typeof make>>;

/** Writes, and looks at once where it was written, and within the bound at the other instance. */
async function seenByBoth(
  [writer, reader]: readonly [Instance, Instance],
  id: string,
  write: () => Promise<Expected | null>,
): Promise<void> {
  const expected = await write();
  const deadline = performance.now() + BOUND_MS;
  const [stale, late] = await Promise.all([
    staleViews(writer.shop, id, expected),
    lateViews(reader.shop, id, expected, deadline),
  ]);
  expect(stale).toEqual([]);
  expect(late).toEqual([]);
}

type Way = (
  writer: Instance,
  product: { id: string; variantId: string; place: StockPlace },
  now: { name: string; price: number; stock: number },
) => (() => Promise<unknown>)[];

/** Name, price and stock, each way in as many calls as it takes. */
const WAYS: Record<string, Way> = {
  "/api": ({ shop, token }, { id }, { name, price, stock }) => [
    async () => {
      const body = { product_name: name, price, stock_quantity: stock };
      const { status } = await callShop(shop, "PUT", `/api/products/${id}`, { token, body });
      expect(status).toBe(200);
    },
  ],
  "Medusa's dashboard": ({ backOffice }, { id, variantId, place }, { name, price, stock }) => [
    () => backOffice("POST", `/admin/products/${id}`, { title: name }),
    () =>
      backOffice("POST", `/admin/products/${id}/variants/${variantId}`, {
        prices: [{ currency_code: "rwf", amount: price }],
      }),
    () =>
      backOffice(
        "POST",
        `/admin/inventory-items/${place.itemId}/location-levels/${place.locationId}`,
        { stocked_quantity: stock },
      ),
  ],
  "Medusa's batch workflows": (
    { backOffice },
    { id, variantId, place },
    { name, price, stock },
  ) => [
    () => backOffice("POST", "/admin/products/batch", { update: [{ id, title: name }] }),
    () =>
      backOffice("POST", `/admin/products/${id}/variants/batch`, {
        update: [{ id: variantId, prices: [{ currency_code: "rwf", amount: price }] }],
      }),
    () =>
      backOffice("POST", "/admin/inventory-items/location-levels/batch", {
        update: [
          {
            inventory_item_id: place.itemId,
            location_id: place.locationId,
            stocked_quantity: stock,
          },
        ],
      }),
  ],
};

const pairOf = (round: number) =>
  round % 2 === 0 ? ([first, second] as const) : ([second, first] as const);

describe("two instances on one database", () => {
  it.each(Object.entries(WAYS))(
    "show a change made through %s: at once here, within a second there",
    async (_, way) => {
      const product = await make(first);
      for (let round = 0; round < ROUNDS; round += 1) {
        const [writer, reader] = pairOf(round);
        // What was read before lies in both caches.
        await seenByBoth([writer, reader], product.id, () => Promise.resolve(product.expected));
        const word = `${product.expected.word}x${round}`;
        const now = {
          name: `Round ${word}`,
          price: product.expected.price + 100,
          stock: round % 3,
        };
        const changedSince = Date.now();
        await seenByBoth([writer, reader], product.id, async () => {
          for (const step of way(writer, product, now)) await step();
          return { id: product.id, word, changedSince, ...now };
        });
        product.expected = { ...product.expected, ...now };
      }
    },
    180_000,
  );

  it("show what an order takes from the stock", async () => {
    const product: Made = await make(first);
    for (let round = 0; round < 4; round += 1) {
      const pair = pairOf(round);
      await seenByBoth(pair, product.id, () => Promise.resolve(product.expected));
      await seenByBoth(pair, product.id, async () => {
        const { status } = await callShop(pair[0].shop, "POST", "/api/orders", {
          body: orderBody(product.variantId, 1),
          headers: { "Idempotency-Key": randomUUID() },
        });
        expect(status).toBe(201);
        product.expected.stock -= 1;
        return product.expected;
      });
    }
  });

  it("show a product that is published, and none that is a draft or deleted", async () => {
    const product: Made = await make(first);
    const path = `/api/products/${product.id}`;
    const status = async ({ shop, token, backOffice }: Instance, to: string, isNative: boolean) => {
      if (isNative) await backOffice("POST", `/admin/products/${product.id}`, { status: to });
      else await callShop(shop, "PUT", path, { token, body: { status: to } });
      return to === "draft" ? null : product.expected;
    };
    for (let round = 0; round < 8; round += 1) {
      const pair = pairOf(round);
      const isNative = round % 4 > 1;
      await seenByBoth(pair, product.id, () => status(pair[0], "draft", isNative));
      await seenByBoth(pair, product.id, () => status(pair[0], "published", isNative));
    }
    await seenByBoth([second, first], product.id, async () => {
      await callShop(second.shop, "DELETE", path, { token: second.token });
      return null;
    });
    const other: Made = await make(second);
    await seenByBoth([second, first], other.id, () => Promise.resolve(other.expected));
    await seenByBoth([first, second], other.id, async () => {
      await first.backOffice("DELETE", `/admin/products/${other.id}`);
      return null;
    });
  });
});
