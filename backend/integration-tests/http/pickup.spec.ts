import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderResponseSchema, placedOrderResponseSchema } from "../../src/contracts/orders";
import { fieldsOf } from "../../harness/failures";
import { makeGoods, type Goods } from "../../harness/goods";
import { OrderDesk } from "../../harness/order-desk";
import { callShop } from "../../harness/people";
import { useShop } from "../../harness/use-shop";

const PRICE_RWF = 12_000;
const FEE_RWF = 2_000;
const BUYER = {
  firstname: "Aline",
  lastname: "Uwase",
  email: "aline@example.rw",
  phone: "0788 123 456",
  country: "RW",
};
const ADDRESS = { delivery_address: "KG 11 Ave", city: "Kigali", district: "Gasabo" };

const shop = useShop("quiet");
let desk: OrderDesk;
let goods: Goods;
let card: Goods;

const offer = (shopPickup: boolean) =>
  callShop(shop, "PUT", "/api/admin/app-settings", { token: desk.token, body: { shopPickup } });
const itemsOf = ({ variantId }: Goods) => [{ variant_id: variantId, quantity: 1 }];
const order = (over: object, key = randomUUID()) =>
  callShop(shop, "POST", "/api/orders", {
    headers: { "Idempotency-Key": key },
    body: { ...BUYER, items: itemsOf(goods), ...over },
  });
const quote = (over: object) =>
  callShop(shop, "POST", "/api/orders/quote", { body: { items: itemsOf(goods), ...over } });
const collected = async () =>
  placedOrderResponseSchema.parse((await order({ is_pickup: true })).json).data;
const pay = (
  { id: order_id, access_token }: { id: string; access_token: string },
  payment_method: string,
) => callShop(shop, "POST", "/api/payments", { body: { order_id, access_token, payment_method } });

beforeAll(async () => {
  desk = await OrderDesk.at(shop);
  [goods] = await makeGoods(shop, { pieces: 100, over: { price: PRICE_RWF } });
  [card] = await makeGoods(shop, { pieces: 10, over: { price: 10_000, is_gift_card: "true" } });
});
afterAll(async () => {
  expect((await offer(false)).status).toBe(200);
});

describe("what shoppers collect in the shop", () => {
  it("is nothing as long as staff don't offer it", async () => {
    const asked = [await order({ is_pickup: true }), await quote({ is_pickup: true })];
    expect(asked.map(({ status, json }) => [status, fieldsOf(json)])).toEqual([
      [400, ["is_pickup"]],
      [400, ["is_pickup"]],
    ]);
    const { json } = await callShop(shop, "GET", "/api/settings/public");
    expect(json).toMatchObject({ data: { hasPickup: false } });
  });

  it("needs no address, costs no delivery and promises no day", async () => {
    await offer(true);
    const { json: open } = await callShop(shop, "GET", "/api/settings/public");
    expect(open).toMatchObject({ data: { hasPickup: true } });
    const { json: quoted } = await quote({ is_pickup: true, district: "Rusizi" });
    expect(quoted).toMatchObject({ data: { shipping_amount: 0, total_amount: PRICE_RWF } });
    const key = randomUUID();
    const wish = { is_pickup: true, expected_total: PRICE_RWF };
    const placed = await order(wish, key);
    expect([placed.status, placed.json]).toMatchObject([
      201,
      { data: { shipping_amount: 0, total_amount: PRICE_RWF } },
    ]);
    const { id } = placedOrderResponseSchema.parse(placed.json).data;
    expect((await order(wish, key)).json).toMatchObject({ data: { id } });
    expect((await order({ ...ADDRESS, expected_total: PRICE_RWF + FEE_RWF }, key)).status).toBe(
      409,
    );
    expect(await desk.read(id)).toMatchObject({
      is_pickup: true,
      delivery: null,
      shipping_amount: 0,
      deliveryAddress: { address: "Collected in the shop", city: "", district: "" },
    });
    expect((await desk.aligned(id)).status).toBe("pending");
  });

  it("is asked for in so many words", async () => {
    const nowhere = await order({});
    expect([nowhere.status, fieldsOf(nowhere.json)]).toEqual([
      400,
      ["delivery_address", "city", "district"],
    ]);
    const odd = [await order({ ...ADDRESS, is_pickup: "yes" }), await quote({ is_pickup: 1 })];
    expect(odd.map(({ status, json }) => [status, fieldsOf(json)])).toEqual([
      [400, ["is_pickup"]],
      [400, ["is_pickup"]],
    ]);
    const delivered = await order({ ...ADDRESS, is_pickup: false });
    expect([delivered.status, delivered.json]).toMatchObject([
      201,
      { data: { shipping_amount: FEE_RWF } },
    ]);
  });

  it("is charged no delivery that its buyer saw", async () => {
    const { status, json } = await order({
      is_pickup: true,
      expected_total: PRICE_RWF + FEE_RWF,
    });
    expect([status, json]).toMatchObject([
      409,
      { code: "price_changed", data: { shipping_amount: 0, total_amount: PRICE_RWF } },
    ]);
  });

  it("is no gift card", async () => {
    const { status, json } = await order({ is_pickup: true, items: itemsOf(card) });
    expect([status, fieldsOf(json)]).toEqual([400, ["is_pickup"]]);
    const mixed = await order({ is_pickup: true, items: [...itemsOf(card), ...itemsOf(goods)] });
    expect(mixed.status).toBe(201);
  });

  it("is paid to no rider, and brought by none", async () => {
    const placed = await collected();
    const cod = await pay(placed, "cod");
    expect([cod.status, fieldsOf(cod.json)]).toEqual([400, ["payment_method"]]);
    expect((await pay(placed, "placeholder")).status).toBe(201);
    const plan = { order_ids: [placed.id], rider_id: "nobody", day: "2030-01-01" };
    const { token } = desk;
    const planned = await callShop(shop, "POST", "/api/admin/deliveries/plan", {
      token,
      body: plan,
    });
    expect(planned.status).toBeGreaterThanOrEqual(400);
    const ready = await desk.bring(placed.id, "shipped");
    expect(ready.is_pickup).toBe(true);
    await desk.bring(placed.id, "delivered");
    const { json } = await callShop(shop, "GET", `/api/orders/${placed.id}`, { token });
    expect(orderResponseSchema.parse(json).data.status).toBe("delivered");
  });

  it("stays as it was ordered when staff no longer offer it", async () => {
    const key = randomUUID();
    const placed = placedOrderResponseSchema.parse(
      (await order({ is_pickup: true }, key)).json,
    ).data;
    await offer(false);
    expect((await desk.read(placed.id)).is_pickup).toBe(true);
    const again = await order({ is_pickup: true }, key);
    expect(placedOrderResponseSchema.parse(again.json).data.id).toBe(placed.id);
    expect((await order({ is_pickup: true })).status).toBe(400);
  });
});
