import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { IDEMPOTENCY_HEADER } from "../../src/contracts/orders";
import { startShop, type Shop } from "../harness";
import { makeFirstProduct } from "../harness/first-product";
import { callShop, logIn } from "../harness/people";
import { BUYER } from "../harness/sales-counter";

let shop: Shop;
beforeAll(async () => {
  shop = await startShop({ env: { SEED_DEMO: "false" } });
});
afterAll(() => shop.stop());

describe("a shop without the demo catalogue", () => {
  it("is empty, can be filled, and sells", async () => {
    const list = async () =>
      productListResponseSchema.parse((await callShop(shop, "GET", "/api/products")).json);
    expect((await list()).count).toBe(0);
    expect((await fetch(shop.origin)).status).toBe(200);

    const { token } = await logIn(shop, shop.admin);
    const product = await makeFirstProduct(shop, token);
    expect((await list()).data.map(({ id }) => id)).toEqual([product.id]);

    const ordered = await callShop(shop, "POST", "/api/orders", {
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: { ...BUYER, items: [{ product_id: product.id, quantity: 2 }] },
    });
    expect(ordered).toMatchObject({
      status: 201,
      json: { data: { total_amount: 20_000, subtotal: 18_000 } },
    });
    expect((await list()).data[0]?.stock_quantity).toBe(1);
  });
});
