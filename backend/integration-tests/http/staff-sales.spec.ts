import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { activityListResponseSchema } from "../../src/contracts/dashboard";
import { failureSchema } from "../../src/contracts/envelope";
import {
  saleListResponseSchema,
  saleProductListResponseSchema,
  saleResponseSchema,
  type Sale,
} from "../../src/contracts/sales";
import { enterBackOffice, type BackOffice } from "../../harness/back-office";
import { makeGoods, type Goods } from "../../harness/goods";
import { ImportDesk } from "../../harness/import-desk";
import { callShop, logIn } from "../../harness/people";
import { makePriceList, medusaPrices } from "../../harness/price-lists";
import { ordered } from "../../harness/sales-counter";
import { useShop } from "../../harness/use-shop";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
const PRICE_RWF = 12_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const PATH = "/api/admin/sales";

let token: string;
let backOffice: BackOffice;
let goods: Goods[];
const made: string[] = [];
beforeAll(async () => {
  token = (await logIn(shop, shop.admin)).token;
  backOffice = await enterBackOffice(shop);
  goods = await makeGoods(shop, { pieces: 90, count: 3, over: { sizes: ["S", "M"] } });
});
const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  callShop(shop, method, path, { token, ...(body ? { body } : {}) });
afterEach(async () => {
  for (const id of made.splice(0)) await call("DELETE", `${PATH}/${id}`);
});
afterAll(() => usualSettings(shop));

const saleIn = ({ status, json }: { status: number; json: unknown }, expected = 200): Sale => {
  if (status !== expected) throw new Error(`sale: ${status} ${JSON.stringify(json)}`);
  return saleResponseSchema.parse(json).data;
};
const newSale = async (over: object = {}) => {
  const sale = saleIn(await call("POST", PATH, { name: "November sale", ...over }), 201);
  made.push(sale.id);
  return sale;
};
const idOf = (at: number) => goods[at]?.product.id ?? "";
const setPrices = (id: string, prices: readonly [at: number, price: number | null][]) =>
  call("PUT", `${PATH}/${id}/prices`, {
    prices: prices.map(([at, price]) => ({ product_id: idOf(at), price })),
  });
const read = async (id: string) => saleIn(await call("GET", `${PATH}/${id}`));
const productsOf = async (id: string, query = "") => {
  const { json } = await call("GET", `${PATH}/${id}/products?limit=100&${query}`);
  return saleProductListResponseSchema.parse(json);
};
const asked = async (at: number) => {
  const { json } = await callShop(shop, "GET", `/api/products/${idOf(at)}`);
  const { price, compare_at_price, sale_ends_at } = productResponseSchema.parse(json).data;
  return { price, compare_at_price, sale_ends_at: sale_ends_at ?? null };
};
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const REGULAR = { price: PRICE_RWF, compare_at_price: null, sale_ends_at: null };

describe("a sale of the staff's form", () => {
  it("is asked by the next read, by Medusa and by the order, and ends when staff say so", async () => {
    const ends_at = day(3);
    const sale = await newSale({ starts_at: day(-1), ends_at });
    expect(sale).toMatchObject({ name: "November sale", state: "on", products: 0, ends_at });
    expect(
      saleIn(
        await setPrices(sale.id, [
          [0, 9000],
          [1, 8000],
        ]),
      ).products,
    ).toBe(2);
    expect(await asked(0)).toEqual({
      price: 9000,
      compare_at_price: PRICE_RWF,
      sale_ends_at: ends_at,
    });
    expect(await asked(2)).toEqual(REGULAR);
    const native = await medusaPrices(shop, backOffice, [idOf(0)]);
    expect([...native.values()].map((one) => one.asked)).toEqual([9000, 9000]);
    expect((await ordered(shop, goods[0]?.variantId ?? "")).subtotal).toBe(9000);

    const word = goods[0]?.product.name.split(" ").slice(0, 2).join(" ") ?? "";
    const all = await productsOf(sale.id, `search=${encodeURIComponent(word.toUpperCase())}`);
    expect(all.count).toBe(3);
    expect(all.data.map(({ id, price, sale_price }) => [id, price, sale_price])).toEqual([
      [idOf(0), PRICE_RWF, 9000],
      [idOf(1), PRICE_RWF, 8000],
      [idOf(2), PRICE_RWF, null],
    ]);
    expect((await productsOf(sale.id, "in_sale=true")).data.map(({ id }) => id)).toEqual([
      idOf(0),
      idOf(1),
    ]);
    saleIn(
      await setPrices(sale.id, [
        [0, null],
        [1, 8500],
      ]),
    );
    expect(await asked(0)).toEqual(REGULAR);
    expect((await asked(1)).price).toBe(8500);
    const body = { name: "November sale", starts_at: day(-1), ends_at: new Date().toISOString() };
    saleIn(await call("PUT", `${PATH}/${sale.id}`, body));
    await pause(10);
    expect((await read(sale.id)).state).toBe("ended");
    expect(await asked(1)).toEqual(REGULAR);
  });

  it("waits for its beginning, and is gone with its prices", async () => {
    const sale = await newSale({ starts_at: day(1) });
    saleIn(await setPrices(sale.id, [[0, 5000]]));
    expect(await read(sale.id)).toMatchObject({ state: "planned", products: 1 });
    expect(await asked(0)).toEqual(REGULAR);
    saleIn(await call("PUT", `${PATH}/${sale.id}`, { name: "Now" }));
    expect(await asked(0)).toMatchObject({ price: 5000, compare_at_price: PRICE_RWF });
    expect((await call("DELETE", `${PATH}/${sale.id}`)).status).toBe(200);
    expect(await asked(0)).toEqual(REGULAR);
    for (const answer of [
      await call("GET", `${PATH}/${sale.id}`),
      await call("GET", `${PATH}/${sale.id}/products`),
      await call("DELETE", `${PATH}/${sale.id}`),
      await setPrices(sale.id, [[0, 5000]]),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it("says that sizes differ, and gives them one price when one is typed", async () => {
    const [small = "", middle = ""] = goods[2]?.product.variants.map(({ id }) => id) ?? [];
    const id = await makePriceList(backOffice, { prices: { [small]: 7000 } });
    made.push(id);
    const row = async () => (await productsOf(id, "in_sale=true")).data[0];
    expect(await row()).toMatchObject({ id: idOf(2), sale_price: 7000, is_mixed: true });
    saleIn(await setPrices(id, [[2, 7000]]));
    expect(await row()).toMatchObject({ sale_price: 7000, is_mixed: false });
    const native = await medusaPrices(shop, backOffice, [idOf(2)]);
    expect([native.get(small)?.asked, native.get(middle)?.asked]).toEqual([7000, 7000]);
    await backOffice("POST", `/admin/price-lists/${id}`, { status: "draft" });
    expect((await read(id)).state).toBe("off");
    const groups = await makePriceList(backOffice, { type: "override", prices: { [small]: 1 } });
    const { json } = await call("GET", PATH);
    const ids = saleListResponseSchema.parse(json).data.map((one) => one.id);
    expect([ids[0], ids.includes(groups)]).toEqual([id, false]);
    await backOffice("DELETE", `/admin/price-lists/${groups}`);
  });

  it("keeps whichever of two changes at once came last, whole", async () => {
    const sale = await newSale();
    const price = (at: number) => 5000 + at;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        setPrices(sale.id, [
          [0, price(at)],
          [1, price(at)],
        ]),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const [first, second] = (await productsOf(sale.id, "in_sale=true")).data;
    expect([first?.is_mixed, second?.is_mixed]).toEqual([false, false]);
    expect(first?.sale_price).toBe(second?.sale_price);
  });

  it("is read, not written, when product files keep it", async () => {
    const desk = await ImportDesk.approvingAt(shop);
    const file =
      "Handle,Title,Type,Option1 Name,Option1 Value,Variant Price,Compare-at price\n" +
      "in-a-sale-of-files,Goods of a file,Goods,Size,S,9000,12000\n";
    await desk.importNow({ file });
    const { json } = await call("GET", `${PATH}?limit=100`);
    const ofFiles = saleListResponseSchema.parse(json).data.find((one) => one.is_from_files);
    if (!ofFiles) throw new Error("There is no sale of files.");
    expect(ofFiles.products).toBeGreaterThan(0);
    for (const answer of [
      await call("PUT", `${PATH}/${ofFiles.id}`, { name: "Mine" }),
      await setPrices(ofFiles.id, [[0, 5000]]),
      await call("DELETE", `${PATH}/${ofFiles.id}`),
    ]) {
      expect(answer.status).toBe(409);
      expect(failureSchema.parse(answer.json).message).toMatch(/product files/);
    }
    expect(await read(ofFiles.id)).toEqual(ofFiles);
  });
});

describe("what is refused", () => {
  it.each<[string, object]>([
    ["name", { name: " " }],
    ["starts_at", { starts_at: "tomorrow" }],
    ["ends_at", { starts_at: "2026-11-28T08:00:00Z", ends_at: "2026-11-28T09:00:00+02:00" }],
  ])("names %s in %j", async (field, over) => {
    const { status, json } = await call("POST", PATH, { name: "Bad", ...over });
    expect(status).toBe(400);
    expect(failureSchema.parse(json).errors?.map((error) => error.field)).toEqual([field]);
  });

  it("is a price that is none, all of the call with it", async () => {
    const sale = await newSale();
    const good = { product_id: idOf(0), price: 9000 };
    for (const [bad, field] of [
      [{ product_id: idOf(1), price: PRICE_RWF }, "prices.1.price"],
      [{ product_id: idOf(1), price: 10.5 }, "prices.1.price"],
      [{ product_id: idOf(1), price: 0 }, "prices.1.price"],
      [{ product_id: "prod_that_nobody_made", price: 10 }, "prices.1.product_id"],
      [good, "prices.1.product_id"],
    ] as const) {
      const { status, json } = await call("PUT", `${PATH}/${sale.id}/prices`, {
        prices: [good, bad],
      });
      expect(status).toBe(400);
      expect(failureSchema.parse(json).errors?.map((error) => error.field)).toEqual([field]);
    }
    expect((await read(sale.id)).products).toBe(0);
    expect((await callShop(shop, "GET", PATH)).status).toBe(401);
  });
});

it("leaves in the audit log what differed, and no line for what was so already", async () => {
  const sale = await newSale();
  const named = { name: "November sale", starts_at: null, ends_at: null };
  await call("PUT", `${PATH}/${sale.id}`, named);
  await setPrices(sale.id, [
    [0, 9000],
    [1, null],
  ]);
  await setPrices(sale.id, [[0, 9000]]);
  const { json } = await call("GET", `/api/admin/activity?subject_id=${sale.id}`);
  const { data } = activityListResponseSchema.parse(json);
  expect(data.map(({ action }) => action)).toEqual(["sale.prices", "sale.create"]);
  expect(Object.keys(data[0]?.after ?? {})).toEqual([goods[0]?.product.name]);
});
