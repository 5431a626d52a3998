/** Over a minute: a second instance, and rounds in which one hears within a second what the other did. */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { UpdateAppSettingsBody } from "../../src/contracts/app-settings";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { savedProductResponseSchema } from "../../src/contracts/catalogue-writes";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { publicSettingsResponseSchema } from "../../src/contracts/public-settings";
import {
  enterBackOffice,
  piecesAt,
  stockPlaceOf,
  type BackOffice,
  type StockPlace,
} from "../../harness/back-office";
import { lateViews, staleViews, type Expected } from "../../harness/catalogue-views";
import { orderBody } from "../../harness/checkout-storm";
import { makeGoods } from "../../harness/goods";
import { makePriceList } from "../../harness/price-lists";
import { NotificationReader } from "../../harness/notification-reader";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { rounds } from "../../harness/rounds";
import type { Shop } from "../../harness/shop";
import { until } from "../../harness/until";
import { beside, ownShop, useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";
import { NO_POST, QUICK } from "../../harness/visitor";

const ROUNDS = rounds(6, 20);
const FEE_RWF = 2000;
/** From the answer to whoever wrote, to the other instance's. */
const BOUND_MS = 1000;
/** A buyer waits no longer than this for the catalogue (place-order.ts). */
const AT_THE_TILL_MS = 300;

interface Instance {
  shop: Shop;
  /** Each instance signs with a secret of its own here. */
  token: string;
  backOffice: BackOffice;
}

const shop = useShop("quiet");
const other = ownShop(() => beside(shop, { ...NO_POST, ...QUICK }));
let first: Instance;
let second: Instance;
let categoryId: string;
let made = 0;

const instanceOf = async (at: Shop): Promise<Instance> => ({
  shop: at,
  token: (await logIn(at, at.admin)).token,
  backOffice: await enterBackOffice(at),
});

beforeAll(async () => {
  first = await instanceOf(shop);
  second = await instanceOf(other);
  const [{ product }] = await makeGoods(shop, { pieces: 5 });
  categoryId = product.category_id?._id ?? "";
});
afterAll(() => usualSettings(shop));

const pairOf = (round: number) =>
  round % 2 === 0 ? ([first, second] as const) : ([second, first] as const);

/** One of one kind, so that its stock has one place. */
async function make({ shop: at, token, backOffice }: Instance) {
  made += 1;
  const word = `umwihariko${made}`;
  const changedSince = Date.now();
  const { status, json } = await callShop(at, "POST", "/api/products", {
    token,
    body: {
      product_name: `First ${word}`,
      price: 1_000_000 + made,
      stock_quantity: 5,
      category_id: categoryId,
    },
  });
  expect([status, json]).toEqual([201, json]);
  const { id, handle, name, price, variants } = savedProductResponseSchema.parse(json).data;
  const variantId = variants[0]?.id ?? "";
  const place = await stockPlaceOf(backOffice, id, variantId);
  const expected: Expected = { id, handle, categoryId, name, price, word, stock: 5, changedSince };
  return { id, variantId, place, expected };
}

type Made = Awaited<ReturnType<typeof make>>;

/**
 * Writes, and looks at once where it was written, and within the bound at the other instance.
 * @param isAtOnce asked after the writing; false: within the bound here too
 */
async function seenByBoth(
  [writer, reader]: readonly [Instance, Instance],
  write: () => Promise<Expected>,
  isAtOnce = () => true,
): Promise<void> {
  const expected = await write();
  const deadline = performance.now() + BOUND_MS;
  const [here, there] = await Promise.all([
    isAtOnce() ? staleViews(writer.shop, expected) : lateViews(writer.shop, expected, deadline),
    lateViews(reader.shop, expected, deadline),
  ]);
  expect(here).toEqual([]);
  expect(there).toEqual([]);
}

type Way = (
  writer: Instance,
  product: { id: string; variantId: string; place: StockPlace },
  now: { name: string; price: number; stock: number },
) => (() => Promise<unknown>)[];

/** Name, price and stock, each way in as many calls as it takes. */
const WAYS: Record<string, Way> = {
  "/api": ({ shop: at, token }, { id }, { name, price, stock }) => [
    async () => {
      const body = { product_name: name, price, stock_quantity: stock };
      const { status } = await callShop(at, "PUT", `/api/products/${id}`, { token, body });
      expect(status).toBe(200);
    },
  ],
  "Medusa's dashboard": ({ backOffice }, { id, variantId, place }, { name, price, stock }) => [
    () => backOffice("POST", `/admin/products/${id}`, { title: name }),
    () =>
      backOffice("POST", `/admin/products/${id}/variants/${variantId}`, {
        prices: [{ currency_code: "rwf", amount: price }],
      }),
    async () =>
      backOffice(
        "POST",
        `/admin/inventory-items/${place.itemId}/location-levels/${place.locationId}`,
        { stocked_quantity: stock, stocked_seen: await piecesAt(backOffice, place) },
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
    async () =>
      backOffice("POST", "/admin/inventory-items/location-levels/batch", {
        update: [
          {
            inventory_item_id: place.itemId,
            location_id: place.locationId,
            stocked_quantity: stock,
            stocked_seen: await piecesAt(backOffice, place),
          },
        ],
      }),
  ],
};

describe("two instances on one database, of the catalogue,", () => {
  it.each(Object.entries(WAYS))(
    "show a change made through %s: at once here, within a second there",
    async (_, way) => {
      const product = await make(first);
      for (let round = 0; round < ROUNDS; round += 1) {
        const [writer, reader] = pairOf(round);
        // What was read before lies in both caches.
        await seenByBoth([writer, reader], () => Promise.resolve(product.expected));
        const word = `${product.expected.word}x${round}`;
        const now = {
          name: `Round ${word}`,
          price: product.expected.price + 100,
          stock: round % 3,
        };
        const changedSince = Date.now();
        await seenByBoth([writer, reader], async () => {
          for (const step of way(writer, product, now)) await step();
          return { ...product.expected, word, changedSince, ...now };
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
      await seenByBoth(pair, () => Promise.resolve(product.expected));
      let tookMs = 0;
      const order = async () => {
        const askedAt = performance.now();
        const { status } = await callShop(pair[0].shop, "POST", "/api/orders", {
          body: orderBody(product.variantId, 1),
          headers: { "Idempotency-Key": randomUUID() },
        });
        tookMs = performance.now() - askedAt;
        expect(status).toBe(201);
        product.expected.stock -= 1;
        return product.expected;
      };
      await seenByBoth(pair, order, () => tookMs < AT_THE_TILL_MS);
    }
  });

  it("show a sale from its first second, and its end", async () => {
    const { expected, variantId } = await make(first);
    const usual = { ...expected };
    const starts_at = new Date(Date.now() + 1500);
    const ends_at = new Date(starts_at.getTime() + 3000);
    const price = usual.price - 1000;
    await makePriceList(second.backOffice, { prices: { [variantId]: price }, starts_at, ends_at });
    const both = async (wanted: Expected, from: Date) => {
      await pause(from.getTime() - Date.now());
      const deadline = performance.now() + BOUND_MS;
      const late = [first, second].map((at) => lateViews(at.shop, wanted, deadline));
      expect((await Promise.all(late)).flat()).toEqual([]);
    };
    await both(usual, new Date());
    await both({ ...usual, price }, starts_at);
    await both(usual, ends_at);
  });

  it("charge what was seen and is asked at that moment, while people order at both", async () => {
    const [{ product, variantId }] = await makeGoods(shop, { pieces: 2000 });
    const starts_at = new Date(Date.now() + 1500);
    const ends_at = new Date(starts_at.getTime() + 1500);
    const price = product.price - 1000;
    await makePriceList(second.backOffice, { prices: { [variantId]: price }, starts_at, ends_at });
    const statuses = new Set<number>();
    const buyer = async ({ shop: at }: Instance) => {
      while (Date.now() < ends_at.getTime() + 1000) {
        const seen = await callShop(at, "GET", `/api/products/${product.id}`);
        const { data } = productResponseSchema.parse(seen.json);
        const { status, json } = await callShop(at, "POST", "/api/orders", {
          body: {
            ...orderBody(variantId, 0),
            email: `${randomUUID()}@example.rw`,
            expected_total: data.price + FEE_RWF,
          },
          headers: { "Idempotency-Key": randomUUID() },
        });
        statuses.add(status);
        if (status === 201) {
          const { subtotal } = placedOrderResponseSchema.parse(json).data;
          expect(subtotal).toBe(data.price);
        }
      }
    };
    const buyers = Array.from({ length: rounds(2, 10) }, () => [buyer(first), buyer(second)]);
    await Promise.all(buyers.flat());
    expect([...statuses].filter((status) => ![201, 409].includes(status))).toEqual([]);
    const sold = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ at: Date; paid: number }>(
        `SELECT created_at AS at, subtotal::integer AS paid FROM checkout_order
         WHERE items @> jsonb_build_array(jsonb_build_object('variant_id', $1::text)) ORDER BY created_at`,
        [variantId],
      );
      return rows;
    });
    const isOn = (at: Date) => at >= starts_at && at <= ends_at;
    expect(sold.filter(({ at, paid }) => paid !== (isOn(at) ? price : product.price))).toEqual([]);
    expect(new Set(sold.map(({ paid }) => paid))).toEqual(new Set([price, product.price]));
    expect(sold.at(-1)?.paid).toBe(product.price);
  });

  it("show a product that is published, and none that is a draft or deleted", async () => {
    const product: Made = await make(first);
    const path = `/api/products/${product.id}`;
    const status = async (
      { shop: at, token, backOffice }: Instance,
      to: string,
      isNative: boolean,
    ) => {
      if (isNative) await backOffice("POST", `/admin/products/${product.id}`, { status: to });
      else await callShop(at, "PUT", path, { token, body: { status: to } });
      return { ...product.expected, isGone: to === "draft" };
    };
    for (let round = 0; round < 8; round += 1) {
      const pair = pairOf(round);
      const isNative = round % 4 > 1;
      await seenByBoth(pair, () => status(pair[0], "draft", isNative));
      await seenByBoth(pair, () => status(pair[0], "published", isNative));
    }
    await seenByBoth([second, first], async () => {
      await callShop(second.shop, "DELETE", path, { token: second.token });
      return { ...product.expected, isGone: true };
    });
    const another: Made = await make(second);
    await seenByBoth([second, first], () => Promise.resolve(another.expected));
    await seenByBoth([first, second], async () => {
      await first.backOffice("DELETE", `/admin/products/${another.id}`);
      return { ...another.expected, isGone: true };
    });
  });
});

async function set({ shop: at, token }: Instance, body: UpdateAppSettingsBody) {
  const { status } = await callShop(at, "PUT", "/api/admin/app-settings", { token, body });
  expect(status).toBe(200);
}

const nameAt = async (at: Shop) => {
  const { json } = await callShop(at, "GET", "/api/settings/public");
  return publicSettingsResponseSchema.parse(json).data.siteName;
};
const titleAt = async (at: Shop) =>
  /<title>([^<]*)<\/title>/.exec(await (await fetch(`${at.origin}/Cart`)).text())?.[1];
const statusOf = async (at: Shop) => (await fetch(at.origin)).status;
const pageSizeAt = async ({ shop: at, token }: Instance) => {
  const { json } = await callShop(at, "GET", "/api/auth/users", { token });
  return (json as { limit: number }).limit;
};

describe("two instances on one database, of the settings,", () => {
  it("show a new name: at once here, within a second there, also in pages kept ready", async () => {
    for (let round = 0; round < 10; round += 1) {
      const [here, there] = pairOf(round);
      const siteName = `Round ${round}`;
      // What was shown before lies ready in both.
      await Promise.all([titleAt(here.shop), titleAt(there.shop)]);
      await set(here, { siteName });
      expect([await nameAt(here.shop), await titleAt(here.shop)]).toEqual([
        siteName,
        `Your Shopping Cart · ${siteName}`,
      ]);
      await until(
        () => titleAt(there.shop),
        (title) => title === `Your Shopping Cart · ${siteName}`,
        BOUND_MS,
      );
      expect(await nameAt(there.shop)).toBe(siteName);
    }
  });

  it("close and open together, and have one page size", async () => {
    for (let round = 0; round < 6; round += 1) {
      const [here, there] = pairOf(round);
      const maintenanceMode = round % 2 === 0;
      const itemsPerPage = round % 2 === 0 ? 50 : 10;
      await set(here, { maintenanceMode, itemsPerPage });
      const wanted = maintenanceMode ? 503 : 200;
      expect(await statusOf(here.shop)).toBe(wanted);
      await until(
        () => statusOf(there.shop),
        (status) => status === wanted,
        BOUND_MS,
      );
      expect(await pageSizeAt(there)).toBe(itemsPerPage);
    }
  });

  it("agree after the connection that hears of changes was cut, whatever was saved meanwhile", async () => {
    const [here, there] = [first, second];
    for (let round = 0; round < 5; round += 1) {
      const siteName = `Cut ${round}`;
      await withDatabase(here.shop, (database) =>
        database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'strive-news'`,
        ),
      );
      await set(here, { siteName });
      expect(await nameAt(here.shop)).toBe(siteName);
      await until(
        () => nameAt(there.shop),
        (name) => name === siteName,
      );
    }
  });

  it("tell notifications of one at the other", async () => {
    const [here, there] = [first, second];
    const stream = await NotificationReader.open(there.shop, { token: there.token });
    const body = { name: "Keza", email: "k@example.rw", subject: "Across", message: "Hello" };
    await callShop(here.shop, "POST", "/api/contact", { body });
    await stream.hears("Keza wrote: Across");
    await stream.close();
  });
});
