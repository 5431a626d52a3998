import fc from "fast-check";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, productResponseSchema } from "../../src/contracts/catalogue";
import { savedProductResponseSchema } from "../../src/contracts/catalogue-writes";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema, priceChangeSchema } from "../../src/contracts/orders";
import {
  backOfficeToken,
  callBackOffice,
  enterBackOffice,
  type BackOffice,
} from "../../harness/back-office";
import { countsOf, ImportDesk } from "../../harness/import-desk";
import { makeGoods } from "../../harness/goods";
import { callShop, logIn, withDatabase } from "../../harness/people";
import { makePriceList, medusaPrices, type PriceListWish } from "../../harness/price-lists";
import { rounds } from "../../harness/rounds";
import { BUYER } from "../../harness/sales-counter";
import { until } from "../../harness/until";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
const BASE_RWF = 12_000;
/** From a list's moment to the catalogue that says so. */
const WITHIN_MS = 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

let token: string;
let backOffice: BackOffice;
/** Three products of three sizes, which nobody else prices. */
let products: string[];
let variants: string[];
let categoryId: string;

beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  backOffice = await enterBackOffice(shop);
  const goods = await makeGoods(shop, { pieces: 90, count: 3, over: { sizes: ["S", "M", "L"] } });
  products = goods.map(({ product }) => product.id);
  variants = goods.flatMap(({ product }) => product.variants.map(({ id }) => id));
  categoryId = goods[0].product.category_id?._id ?? "";
});

afterAll(() => usualSettings(shop));

const lists: string[] = [];
const list = async (wish: PriceListWish) => {
  const id = await makePriceList(backOffice, wish);
  lists.push(id);
  return id;
};
afterEach(async () => {
  for (const id of lists.splice(0)) await backOffice("DELETE", `/admin/price-lists/${id}`);
  for (const id of products) {
    await callShop(shop, "PUT", `/api/products/${id}`, { token, body: { price: BASE_RWF + 1 } });
    await callShop(shop, "PUT", `/api/products/${id}`, { token, body: { price: BASE_RWF } });
  }
});

const productOf = async (id: string) =>
  productResponseSchema.parse((await callShop(shop, "GET", `/api/products/${id}`)).json).data;
const [first, second] = [() => products[0] ?? "", () => products[1] ?? ""];
/** Of the first product, in the order of its sizes. */
const variantOf = (at: number) => variants[at] ?? "";
const ofFirst = (amount: number) =>
  Object.fromEntries([0, 1, 2].map((at) => [variantOf(at), amount]));

const place = (items: object[], over: object = {}) =>
  callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": randomUUID() },
    body: { ...BUYER, items, ...over },
  });
const one = (variantId: string) => [{ variant_id: variantId, quantity: 1 }];

/** What the catalogue says of each variant, as Medusa would put it. */
async function shownPrices() {
  const shown = new Map<string, { asked: number; original: number }>();
  for (const id of products) {
    const { price, compare_at_price, variants: own } = await productOf(id);
    for (const variant of own) {
      const said = variant.price === undefined ? { price, compare_at_price } : variant;
      const asked = said.price ?? 0;
      shown.set(variant.id, { asked, original: said.compare_at_price ?? asked });
    }
  }
  return shown;
}

const amount = fc.integer({ min: 50, max: 150 }).map((n) => n * 100);
/** In days from now; null: none. */
const when = fc.option(fc.integer({ min: -3, max: 3 }).filter((day) => day !== 0));
const wishes = fc.record({
  bases: fc.array(amount, { minLength: 9, maxLength: 9 }),
  lists: fc.array(
    fc.record({
      type: fc.constantFrom("sale" as const, "override" as const),
      status: fc.constantFrom("active" as const, "active" as const, "draft" as const),
      starts: when,
      ends: when,
      amounts: fc.array(fc.option(amount), { minLength: 9, maxLength: 9 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);

describe("price lists of the dashboard", () => {
  it("make each variant cost what Medusa's own storefront asks, and order at that", async () => {
    for (const { bases, lists: drawn } of fc.sample(wishes, {
      seed: 20_261_125,
      numRuns: rounds(4, 60),
    })) {
      for (const [at, id] of variants.entries()) {
        await backOffice("POST", `/admin/products/${products[Math.floor(at / 3)]}/variants/${id}`, {
          prices: [{ currency_code: "rwf", amount: bases[at] }],
        });
      }
      for (const { type, status, starts, ends, amounts } of drawn) {
        const prices = Object.fromEntries(
          variants.flatMap((id, at) => (amounts[at] ? [[id, amounts[at]] as const] : [])),
        );
        if (starts !== null && ends !== null && ends < starts) continue;
        await list({
          type,
          status,
          ...(starts === null ? {} : { starts_at: dayFromNow(starts) }),
          ...(ends === null ? {} : { ends_at: dayFromNow(ends) }),
          prices,
        });
      }
      const asked = await medusaPrices(shop, backOffice, products);
      expect(asked.size).toBe(9);
      expect(await shownPrices()).toEqual(asked);
      const order = placedOrderResponseSchema.parse(
        (await place(variants.map((variant_id) => ({ variant_id, quantity: 1 })))).json,
      ).data;
      expect(
        new Map(
          order.items.map((item) => [
            item.variant_id,
            { asked: item.unit_price, original: item.compare_at_price ?? item.unit_price },
          ]),
        ),
      ).toEqual(asked);
      for (const id of lists.splice(0)) await backOffice("DELETE", `/admin/price-lists/${id}`);
      expect(await shownPrices()).toEqual(await medusaPrices(shop, backOffice, products));
    }
  }, 180_000);

  it("are seen on the product, its order and Medusa's", async () => {
    const ends_at = new Date(Date.now() + DAY_MS);
    await list({ prices: ofFirst(9000), ends_at });
    expect(await productOf(first())).toMatchObject({
      price: 9000,
      compare_at_price: BASE_RWF,
      sale_ends_at: ends_at.toISOString(),
    });
    const { json, status } = await place(one(variantOf(0)), { expected_total: 11_000 });
    expect(status).toBe(201);
    const order = placedOrderResponseSchema.parse(json).data;
    expect(order.items).toMatchObject([
      { unit_price: 9000, compare_at_price: BASE_RWF, line_total: 9000 },
    ]);
    const path = `/admin/orders/${order.id}?fields=id,*items`;
    const built = await until(
      () => backOffice("GET", path).catch(() => null),
      (found) => found !== null,
    );
    expect(built).toMatchObject({
      order: { items: [{ unit_price: 9000, compare_at_unit_price: BASE_RWF }] },
    });
  });

  it("may price one size alone", async () => {
    await list({ prices: { [variantOf(1)]: 8000 } });
    const product = await productOf(first());
    expect(product).toMatchObject({ price: 8000, compare_at_price: BASE_RWF });
    expect(
      product.variants.map(({ id, price, compare_at_price }) => [id, price, compare_at_price]),
    ).toEqual([
      [variantOf(0), BASE_RWF, null],
      [variantOf(1), undefined, undefined],
      [variantOf(2), BASE_RWF, null],
    ]);
    const total = async (at: number) => {
      const { json } = await place(one(variantOf(at)));
      return placedOrderResponseSchema.parse(json).data.subtotal;
    };
    expect([await total(0), await total(1)]).toEqual([BASE_RWF, 8000]);
  });

  it("put what is reduced most first, where one asks for that", async () => {
    const off = (amount: number, from: number) =>
      Object.fromEntries([0, 1, 2].map((at) => [variantOf(from + at), amount]));
    await list({ prices: { ...off(11_000, 3), ...off(10_999, 6) } });
    const byDiscount = async (search: string) =>
      productListResponseSchema
        .parse(
          (await callShop(shop, "GET", `/api/products?${search}&sort=discount&limit=100`)).json,
        )
        .data.map(({ id }) => id)
        .filter((id) => products.includes(id));
    const expected = [products[2], products[1], products[0]];
    await until(
      () => byDiscount(`category=${categoryId}`),
      (ids) => ids.join() === expected.join(),
    );
    expect(await byDiscount(`category=${categoryId}&on_sale=true`)).toEqual(expected.slice(0, 2));
    expect(await byDiscount(`category=${categoryId}&facets=true`)).toEqual(expected);
  });

  it("leave the price that staff edit alone", async () => {
    await list({ prices: ofFirst(9000) });
    const save = async (body: object) =>
      savedProductResponseSchema.parse(
        (await callShop(shop, "PUT", `/api/products/${first()}`, { token, body })).json,
      ).data;
    expect(await save({ price: 13_000 })).toMatchObject({
      price: 9000,
      compare_at_price: 13_000,
      base_price: 13_000,
    });
    expect(await save({ price: 8000 })).toMatchObject({
      price: 8000,
      compare_at_price: null,
    });
  });
});

describe("the price that is struck", () => {
  type Past = readonly [daysAgo: number, amount: number, isReduced?: true];
  /** What the first product's first size asked before today, each from so many days ago. */
  const asked = (past: readonly Past[]) =>
    withDatabase(shop, async (database) => {
      await database.query("DELETE FROM price_asked WHERE variant_id = $1", [variantOf(0)]);
      for (const [daysAgo, amount, isReduced = false] of past) {
        await database.query(
          "INSERT INTO price_asked (variant_id, since, asked, is_reduced) VALUES ($1, now() - $2::float8 * interval '1 day', $3, $4)",
          [variantOf(0), daysAgo, amount, isReduced],
        );
      }
    });
  const struckAt = async (sale: number) => {
    await list({ prices: { [variantOf(0)]: sale } });
    const product = await productOf(first());
    expect(product.price).toBe(sale);
    const placed = placedOrderResponseSchema.parse((await place(one(variantOf(0)))).json).data;
    expect(placed.items[0]?.compare_at_price ?? null).toBe(product.compare_at_price);
    const { json } = await callShop(shop, "GET", "/api/products?on_sale=true&limit=100");
    expect(productListResponseSchema.parse(json).data.some(({ id }) => id === first())).toBe(
      product.compare_at_price !== null,
    );
    return product.compare_at_price;
  };

  it.each<[title: string, past: Past[], struck: number | null]>([
    ["what it costs otherwise, if it never asked less", [[300, BASE_RWF]], BASE_RWF],
    [
      "the lowest of the 30 days before",
      [
        [300, BASE_RWF],
        [20, 10_000],
        [10, BASE_RWF],
      ],
      10_000,
    ],
    [
      "nothing of what was lower longer ago",
      [
        [300, 10_000],
        [31, BASE_RWF],
      ],
      BASE_RWF,
    ],
    [
      "none, if it was asked before",
      [
        [300, BASE_RWF],
        [20, 9000],
        [10, BASE_RWF],
      ],
      null,
    ],
    [
      "none, if it asked less",
      [
        [300, BASE_RWF],
        [20, 8000],
        [10, BASE_RWF],
      ],
      null,
    ],
    [
      "the same when a sale goes on after a pause",
      [
        [90, BASE_RWF],
        [40, 9000, true],
        [0.2, BASE_RWF],
      ],
      BASE_RWF,
    ],
    [
      "the same when it goes down in steps",
      [
        [90, BASE_RWF],
        [10, 10_000, true],
      ],
      BASE_RWF,
    ],
    [
      "none, if the price was raised for an hour only to be reduced",
      [
        [400, 8000],
        [300, 9000],
        [0.04, BASE_RWF],
      ],
      null,
    ],
    [
      "nothing of a few hours",
      [
        [90, BASE_RWF],
        [5, 8000],
        [4.8, BASE_RWF],
      ],
      BASE_RWF,
    ],
    ["that of the shop, where nothing is known of before", [], BASE_RWF],
  ])("is %s", async (_, past, struck) => {
    await asked(past);
    expect(await struckAt(9000)).toBe(struck);
  });

  it("stays as long as the sale goes on, and is remembered when it ends", async () => {
    await asked([[300, BASE_RWF]]);
    expect(await struckAt(9000)).toBe(BASE_RWF);
    await withDatabase(shop, (database) =>
      database.query(
        "UPDATE price_asked SET since = since - interval '50 days' WHERE variant_id = $1",
        [variantOf(0)],
      ),
    );
    // Noted again, as by the sale of a piece.
    await withDatabase(shop, (database) =>
      database.query("INSERT INTO catalogue_dirty (kind, ref) VALUES ('product', $1)", [first()]),
    );
    expect((await productOf(first())).compare_at_price).toBe(BASE_RWF);
    for (const id of lists.splice(0)) await backOffice("DELETE", `/admin/price-lists/${id}`);
    await until(
      () => productOf(first()),
      ({ price }) => price === BASE_RWF,
    );
    const past = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ asked: number }>(
        "SELECT asked FROM price_asked WHERE variant_id = $1 ORDER BY since",
        [variantOf(0)],
      );
      return rows.map(({ asked: one }) => one);
    });
    expect(past).toEqual([BASE_RWF, 9000, BASE_RWF]);
  });
});

describe("a product file", () => {
  it("carries sales both ways", async () => {
    const desk = await ImportDesk.at(shop);
    const exported = async () => {
      const response = await fetch(`${shop.origin}/api/products/export`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      const [header = "", ...rows] = (await response.text()).split("\r\n");
      const { handle } = await productOf(first());
      return [header, ...rows.filter((row) => row.startsWith(`${handle},`)), ""].join("\r\n");
    };
    const usual = await exported();
    await list({ prices: ofFirst(9000), ends_at: new Date(Date.now() + DAY_MS) });
    const onSale = await exported();
    expect(onSale).toContain(",9000,12000,");
    // A sale that is on stays that of the dashboard, with its end.
    expect(countsOf(await desk.importNow({ file: onSale }))).toMatchObject({ unchanged: 1 });
    expect((await productOf(first())).sale_ends_at).not.toBeNull();

    for (const id of lists.splice(0)) await backOffice("DELETE", `/admin/price-lists/${id}`);
    expect((await productOf(first())).price).toBe(BASE_RWF);
    expect(countsOf(await desk.importNow({ file: onSale }))).toMatchObject({ updated: 1 });
    expect(await productOf(first())).toMatchObject({ price: 9000, compare_at_price: BASE_RWF });
    expect(await shownPrices()).toEqual(await medusaPrices(shop, backOffice, products));
    expect(countsOf(await desk.importNow({ file: onSale }))).toMatchObject({ unchanged: 1 });
    expect(countsOf(await desk.importNow({ file: usual }))).toMatchObject({ updated: 1 });
    expect(await productOf(first())).toMatchObject({ price: BASE_RWF, compare_at_price: null });
  });

  it("puts a new product on sale", async () => {
    const desk = await ImportDesk.approvingAt(shop);
    const file =
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Compare-at price\n" +
      "on-sale-from-a-file,Goods on sale,Goods,Size,S,9000,12000\n";
    await desk.importNow({ file });
    const { json } = await callShop(shop, "GET", "/api/products/on-sale-from-a-file");
    expect(productResponseSchema.parse(json).data).toMatchObject({
      price: 9000,
      compare_at_price: 12_000,
    });
  });
});

describe("the back office takes nothing that the shop would not ask:", () => {
  const price = { currency_code: "rwf", amount: 5000 };
  const refused = async (path: string, body: object) => {
    const { status, json } = await callBackOffice(shop, "POST", path, {
      token: await backOfficeToken(shop),
      body,
    });
    const { errors = [], message } = failureSchema.parse(json);
    return { status, field: errors[0]?.field, message };
  };
  const wish = { title: "VIP", description: "x", type: "sale", status: "active" };
  const ofVariant = () => `/admin/products/${first()}/variants/${variantOf(0)}`;

  it.each<[string, () => string, object, string]>([
    [
      "a group's list",
      () => "/admin/price-lists",
      { ...wish, rules: { g: ["x"] }, prices: [] },
      "rules",
    ],
    [
      "a region's price",
      ofVariant,
      { prices: [{ ...price, rules: { region_id: "r" } }] },
      "prices.0.rules",
    ],
    [
      "a price from ten pieces on",
      ofVariant,
      { prices: [{ ...price, min_quantity: 10 }] },
      "prices.0.min_quantity",
    ],
    [
      "a price up to ten pieces",
      ofVariant,
      { prices: [{ ...price, max_quantity: 10 }] },
      "prices.0.max_quantity",
    ],
    ["a price in cents", ofVariant, { prices: [{ ...price, amount: 99.5 }] }, "prices.0.amount"],
    [
      "such a price in a list",
      () => "/admin/price-lists/plist_x/prices/batch",
      { create: [{ ...price, variant_id: "v", min_quantity: 2 }] },
      "create.0.min_quantity",
    ],
  ])("%s", async (_name, path, body, field) => {
    expect(await refused(path(), body)).toMatchObject({ status: 400, field });
    expect((await productOf(first())).price).toBe(BASE_RWF);
  });
});

describe("the catalogue", () => {
  const found = async (query: string) => {
    const { json, status } = await callShop(
      shop,
      "GET",
      `/api/products?category=${categoryId}&${query}`,
    );
    expect(status).toBe(200);
    const { data, count, facets } = productListResponseSchema.parse(json);
    return { ids: data.map(({ id }) => id), count, facets };
  };

  it("finds, counts and orders by the price asked now", async () => {
    await list({ prices: ofFirst(9000) });
    expect(await found("on_sale=true")).toMatchObject({ ids: [first()], count: 1 });
    expect((await found("on_sale=false")).count).toBe(2);
    expect((await found("on_sale=true&facets=true&size=M")).facets).toMatchObject({
      on_sale: 1,
      price: { min: 9000, max: 9000 },
    });
    expect((await found("facets=true")).facets).toMatchObject({
      on_sale: 1,
      price: { min: 9000, max: BASE_RWF },
    });
    expect((await found("sort=price_asc")).ids[0]).toBe(first());
    expect((await found("max_price=9000")).ids).toEqual([first()]);
    expect((await found("on_sale=true&q=goods")).ids).toEqual([first()]);
  });

  it("refuses what is no answer to on_sale", async () => {
    const { status, json } = await callShop(shop, "GET", "/api/products?on_sale=yes");
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.[0]?.field).toBe("on_sale");
  });
});

describe("a sale that begins and ends by itself", () => {
  it("is asked from its first moment to its last, and nobody pays what they did not see", async () => {
    const starts_at = new Date(Date.now() + 1500);
    const ends_at = new Date(starts_at.getTime() + 2500);
    await list({ prices: { [variants[3] ?? ""]: 7000 }, starts_at, ends_at });
    const id = second();
    const usual = { expected_total: BASE_RWF + 2000 };
    const reduced = { expected_total: 9000 };
    const costs = (price: number) =>
      until(
        () => productOf(id),
        (product) => product.price === price,
        WITHIN_MS,
      );
    const buy = (over: object) => place(one(variants[3] ?? ""), over);
    expect((await productOf(id)).price).toBe(BASE_RWF);
    expect((await buy(usual)).status).toBe(201);

    await pause(starts_at.getTime() - Date.now() + 5);
    const change = await buy(usual);
    expect(change.status).toBe(409);
    expect(priceChangeSchema.parse(failureSchema.parse(change.json).data).total_amount).toBe(9000);
    expect((await buy(reduced)).status).toBe(201);
    await costs(7000);

    await pause(ends_at.getTime() - Date.now() + 5);
    expect((await buy(reduced)).status).toBe(409);
    expect((await buy(usual)).status).toBe(201);
    await costs(BASE_RWF);
  });
});
