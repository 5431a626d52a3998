import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import {
  orderResponseSchema,
  paymentResponseSchema,
  placedOrderResponseSchema,
  type PlacedOrder,
} from "../../src/contracts/orders";
import { orderBody } from "../../bench/checkout-storm";
import { startShop, type Shop } from "../harness";

let shop: Shop;
let variantId: string;

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(new URL(path, shop.origin), {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

async function newOrder(): Promise<PlacedOrder> {
  const { json } = await post("/api/orders", orderBody(variantId, 1), {
    "Idempotency-Key": randomUUID(),
  });
  return placedOrderResponseSchema.parse(json).data;
}

const pay = (order: PlacedOrder, over: Record<string, unknown> = {}) =>
  post("/api/payments", {
    order_id: order.id,
    payment_method: "placeholder",
    access_token: order.access_token,
    ...over,
  });

beforeAll(async () => {
  shop = await startShop();
  const response = await fetch(new URL("/api/products?in_stock=true&limit=100", shop.origin));
  const variant = productListResponseSchema
    .parse(await response.json())
    .data.flatMap(({ variants }) => variants)
    .find(({ stock_quantity }) => stock_quantity >= 10);
  if (!variant) throw new Error("The demo catalogue has no variant with ten pieces.");
  variantId = variant.id;
});
afterAll(() => shop.stop());

describe("the placeholder payment", () => {
  it("completes at once, over the order's own amount", async () => {
    const order = await newOrder();
    const { status, json } = await pay(order, { transaction_id: "LOCAL-1" });
    expect(status).toBe(201);
    expect(paymentResponseSchema.parse(json).data).toMatchObject({
      order_id: order.id,
      amount: order.total_amount,
      payment_status: "completed",
      transaction_id: "LOCAL-1",
    });
    const read = await fetch(
      new URL(`/api/orders/${order.id}?access_token=${order.access_token}`, shop.origin),
    );
    const { data } = orderResponseSchema.parse(await read.json());
    expect(data.payment_status).toBe("completed");
    expect(data.payments).toHaveLength(1);
  });

  it("is the same payment however often it is made, also at once", async () => {
    const order = await newOrder();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => pay(order, { transaction_id: `LOCAL-${at}` })),
    );
    const ids = answers.map(({ json }) => paymentResponseSchema.parse(json).data.id);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ["no access token", { access_token: undefined }, 404],
    ["another access token", { access_token: "x" }, 404],
    ["another order", { order_id: "order_nobody" }, 404],
    ["a method that is not there yet", { payment_method: "momo" }, 400],
    ["an unknown method", { payment_method: "gold" }, 400],
    ["an amount of one's own", { amount: 1 }, 400],
    ["a status of one's own", { payment_status: "completed" }, 400],
  ])("refuses %s", async (_, over, expected) => {
    const { status, json } = await pay(await newOrder(), over);
    expect(status).toBe(expected);
    failureSchema.parse(json);
  });
});
