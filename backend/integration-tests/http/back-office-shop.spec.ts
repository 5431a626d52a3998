import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appSettingsResponseSchema } from "../../src/contracts/app-settings";
import {
  shopCustomerResponseSchema,
  shopOrderResponseSchema,
} from "../../src/contracts/back-office";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { activityListResponseSchema } from "../../src/contracts/dashboard";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema, type PlacedOrder } from "../../src/contracts/orders";
import { backOfficeToken, callBackOffice } from "../../harness/back-office";
import { makeGoods, type Goods } from "../../harness/goods";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register, type Person } from "../../harness/people";
import { usualSettings } from "../../harness/usual-settings";

const shop = useShop("quiet");
afterAll(() => usualSettings(shop));
let admin: Person;
let customer: Person;
let token: string;
let goods: Goods;

/** Calls the back-office door as Medusa's dashboard does, with its token unless told. */
const native = (
  method: "GET" | "POST",
  path: string,
  { body, by = token }: { body?: unknown; by?: string | null } = {},
) => callBackOffice(shop, method, path, { body, ...(by === null ? {} : { token: by }) });

async function buy(): Promise<PlacedOrder> {
  const { status, json } = await callShop(shop, "POST", "/api/orders", {
    token: customer.token,
    headers: { "Idempotency-Key": crypto.randomUUID() },
    body: {
      items: [{ variant_id: goods.variantId, quantity: 2 }],
      firstname: "Keza",
      lastname: "Ineza",
      email: customer.email,
      phone: "0788123456",
      delivery_address: "KG 11 Ave",
      city: "Kigali",
      district: "Gasabo",
      country: "RW",
    },
  });
  expect(status).toBe(201);
  const order = placedOrderResponseSchema.parse(json).data;
  const payment = { order_id: order.id, payment_method: "placeholder" };
  const paid = await callShop(shop, "POST", "/api/payments", {
    token: customer.token,
    body: payment,
  });
  expect(paid.status).toBe(201);
  return order;
}

const newest = async () => {
  const { json } = await callShop(shop, "GET", "/api/admin/activity?limit=3", {
    token: admin.token,
  });
  return activityListResponseSchema.parse(json).data;
};

beforeAll(async () => {
  admin = await logIn(shop, shop.admin);
  customer = await register(shop, { firstname: "Keza", lastname: "Ineza" });
  token = await backOfficeToken(shop, shop.admin);
  [goods] = await makeGoods(shop, { pieces: 50 });
});

const PATHS = [
  ["GET", "/admin/shop/orders/order_1"],
  ["POST", "/admin/shop/orders/order_1/status"],
  ["POST", "/admin/shop/orders/order_1/payments"],
  ["GET", "/admin/shop/customers/cus_1"],
  ["GET", "/admin/shop/products/prod_1"],
  ["GET", "/admin/shop/settings"],
  ["POST", "/admin/shop/settings"],
] as const;

describe("the shop's own part of Medusa's admin API", () => {
  it.each(PATHS)("%s %s is for staff, and at this door only", async (method, path) => {
    const body = method === "POST" ? { body: {} } : {};
    expect((await native(method, path, { ...body, by: null })).status).toBe(401);
    expect((await native(method, path, { ...body, by: customer.token })).status).toBe(401);
    const outside = await fetch(shop.origin + path, {
      method,
      headers: {
        Accept: "application/json",
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
      },
      ...(method === "POST" ? { body: "{}" } : {}),
    });
    expect(outside.status).toBe(404);
  });

  it("refuses who was demoted since", async () => {
    const person = await register(shop, { firstname: "Eric", lastname: "Mugabo" });
    const role = (to: string) =>
      callShop(shop, "PUT", `/api/auth/users/${person.user.id}/role`, {
        token: admin.token,
        body: { role: to },
      });
    expect((await role("admin")).status).toBe(200);
    const by = await backOfficeToken(shop, person);
    expect((await native("GET", "/admin/shop/settings", { by })).status).toBe(200);
    expect((await role("user")).status).toBe(200);
    expect((await native("GET", "/admin/shop/settings", { by })).status).toBe(401);
  });
});

describe("an order in Medusa's dashboard", () => {
  it("shows its status, its history and what its customer has in transit", async () => {
    const placed = await buy();
    const { status, json } = await native("GET", `/admin/shop/orders/${placed.id}`);
    expect(status).toBe(200);
    const { order, transit } = shopOrderResponseSchema.parse(json).data;
    expect(order).toMatchObject({ id: placed.id, status: "pending", payment_status: "pending" });
    expect(order.history.map(({ event }) => event)).toContain("placed");
    expect(transit.isOnTheWay).toBe(true);
    expect(Date.parse(transit.since ?? "")).not.toBeNaN();
    const [line] = transit.lines;
    expect(transit.lines).toHaveLength(1);
    expect(line).toMatchObject({ quantity: 2, isTakenOff: false });
    const off = await callShop(shop, "DELETE", `/api/transit/${line?.id}`, {
      token: customer.token,
    });
    expect(off.status).toBe(200);
    const again = await native("GET", `/admin/shop/orders/${placed.id}`);
    const after = shopOrderResponseSchema.parse(again.json).data.transit;
    expect(after.lines[0]?.isTakenOff).toBe(true);
  });

  it("takes another status, as the shop's own call does, and one line in the log", async () => {
    const { id, order_number: label } = await buy();
    const path = `/admin/shop/orders/${id}/status`;
    const { status, json } = await native("POST", path, { body: { status: "shipped" } });
    expect(status).toBe(200);
    const { order, transit } = shopOrderResponseSchema.parse(json).data;
    expect([order.status, transit.isOnTheWay]).toEqual(["shipped", true]);
    expect(order.history.at(-1)).toMatchObject({ status: "shipped", by: admin.email });
    const lines = (await newest()).filter(({ subject }) => subject.label.includes(label));
    expect(lines.map(({ who, action }) => [who, action])).toEqual([[admin.email, "order.status"]]);
    expect((await newest()).map(({ action }) => action)).not.toContain("native.call");
    const done = await native("POST", path, { body: { status: "delivered" } });
    const now = shopOrderResponseSchema.parse(done.json).data.transit;
    expect([now.isOnTheWay, now.since === null]).toEqual([false, false]);
  });

  it("takes the money that the rider brought, once, with one line in the log", async () => {
    const { id, order_number: label, total_amount: amount } = await buy();
    const path = `/admin/shop/orders/${id}/payments`;
    const wrong = await native("POST", path, { body: { received_as: "cash", amount: amount - 1 } });
    expect([wrong.status, failureSchema.parse(wrong.json).errors?.[0]?.field]).toEqual([
      400,
      "amount",
    ]);
    const body = { received_as: "cash", amount };
    const { status, json } = await native("POST", path, { body });
    expect(status).toBe(201);
    expect(shopOrderResponseSchema.parse(json).data.order.payment_status).toBe("completed");
    expect((await native("POST", path, { body })).status).toBe(409);
    const lines = (await newest()).filter(({ subject }) => subject.label.includes(label));
    expect(lines.map(({ who, action }) => [who, action])).toEqual([
      [admin.email, "payment.record"],
    ]);
  });

  it.each([[{ status: "lost" }], [{}], [{ status: "shipped", more: 1 }], [[]]])(
    "refuses %j",
    async (body) => {
      const { id } = await buy();
      const answer = await native("POST", `/admin/shop/orders/${id}/status`, { body });
      expect(answer.status).toBe(400);
      expect(answer.json).toMatchObject({ success: false, code: "invalid_request" });
    },
  );

  it("is not there when the shop has no such id", async () => {
    expect((await native("GET", "/admin/shop/orders/order_none")).status).toBe(404);
    const body = { status: "shipped" };
    const answer = await native("POST", "/admin/shop/orders/order_none/status", { body });
    expect(answer.status).toBe(404);
  });
});

describe("a customer in Medusa's dashboard", () => {
  it("shows the account behind them, or that there is none", async () => {
    const { json } = await native("GET", `/admin/customers?q=${customer.email}`);
    const [found] = (json as { customers: { id: string }[] }).customers;
    const answer = await native("GET", `/admin/shop/customers/${found?.id}`);
    expect(shopCustomerResponseSchema.parse(answer.json).data.account).toEqual(customer.user);
    const nobody = await native("GET", "/admin/shop/customers/cus_none");
    expect(shopCustomerResponseSchema.parse(nobody.json).data.account).toBeNull();
  });
});

describe("a product in Medusa's dashboard", () => {
  it("shows what can be ordered of each variant, drafts included", async () => {
    const [{ product }] = await makeGoods(shop, { pieces: 7 });
    const draft = { status: "draft" };
    await native("POST", `/admin/products/${product.id}`, { body: draft });
    const answer = await native("GET", `/admin/shop/products/${product.id}`);
    const shown = productResponseSchema.parse(answer.json).data;
    expect([shown.status, shown.variants]).toEqual(["draft", product.variants]);
    expect((await native("GET", "/admin/shop/products/prod_none")).status).toBe(404);
  });
});

describe("the app settings in Medusa's dashboard", () => {
  it("are read and changed, part by part, and written down once", async () => {
    const before = appSettingsResponseSchema.parse(
      (await native("GET", "/admin/shop/settings")).json,
    ).data;
    const [last] = await newest();
    const body = { itemsPerPage: 50 };
    const { status, json } = await native("POST", "/admin/shop/settings", { body });
    expect([status, appSettingsResponseSchema.parse(json).data]).toEqual([
      200,
      { ...before, itemsPerPage: 50 },
    ]);
    const own = await callShop(shop, "GET", "/api/admin/app-settings", { token: admin.token });
    expect(appSettingsResponseSchema.parse(own.json).data.itemsPerPage).toBe(50);
    const [line, next] = await newest();
    expect([line?.who, line?.action]).toEqual([admin.email, "settings.update"]);
    expect(next?.id).toBe(last?.id);
  });

  it.each([[{ itemsPerPage: 7 }], [{ siteName: "" }], [{ notKnown: 1 }]])(
    "refuse %j",
    async (body) => {
      const answer = await native("POST", "/admin/shop/settings", { body });
      expect(answer.status).toBe(400);
    },
  );
});

describe("what Medusa's dashboard offers and the shop does not honour", () => {
  it.each([
    ["/admin/draft-orders", "placed in the shop"],
    ["/admin/draft-orders/dorder_1/convert-to-order", "placed in the shop"],
    ["/admin/order-edits", "items are changed"],
    ["/admin/order-edits/ordch_1/items", "items are changed"],
    ["/admin/orders/order_1/credit-lines", "items are changed"],
    ["/admin/returns", "under Returns in the shop's admin area"],
    ["/admin/returns/return_1/request", "under Returns in the shop's admin area"],
    ["/admin/exchanges", "under Returns in the shop's admin area"],
    ["/admin/claims", "under Returns in the shop's admin area"],
    ["/admin/orders/order_1/transfer", "account"],
    ["/admin/payment-collections", "recorded with its order"],
    ["/admin/payment-collections/pay_col_1/mark-as-paid", "recorded with its order"],
    ["/admin/shipping-options", "under Settings"],
    ["/admin/shipping-options/so_1/rules/batch", "under Settings"],
    ["/admin/tax-regions", "include VAT"],
    ["/admin/tax-rates/txr_1", "include VAT"],
    ["/admin/regions", "in Rwanda"],
    ["/admin/regions/reg_1", "in Rwanda"],
    ["/admin/products/export", "at once"],
    ["/admin/orders/export", "at once"],
    ["/admin/products/import", "checks a file first"],
    ["/admin/products/imports", "checks a file first"],
    ["/admin/products/imports/trx_1/confirm", "checks a file first"],
  ])("refuses to write %s, and says what to do instead", async (path, words) => {
    const { status, json } = await native("POST", path, { body: {} });
    expect([status, failureSchema.parse(json).message]).toEqual([
      403,
      expect.stringContaining(words),
    ]);
    expect((await native("POST", path, { body: {}, by: null })).status).toBe(401);
  });

  it("makes no order of Medusa's own cart, which only asks what things cost", async () => {
    const { api_keys } = (await native("GET", "/admin/api-keys?type=publishable")).json as {
      api_keys: { token: string }[];
    };
    const { regions } = (await native("GET", "/admin/regions")).json as {
      regions: { id: string }[];
    };
    const shopper = (path: string, body: object) =>
      callBackOffice(shop, "POST", `/store/${path}`, {
        headers: { "x-publishable-api-key": api_keys[0]?.token ?? "" },
        body,
      });
    const { json, status } = await shopper("carts", {
      region_id: regions[0]?.id,
      email: customer.email,
      items: [{ variant_id: goods.variantId, quantity: 1 }],
    });
    expect(status).toBe(200);
    const { cart } = json as { cart: { id: string } };
    for (const [path, body] of [
      ["payment-collections", { cart_id: cart.id }],
      ["payment-collections/pay_col_1/payment-sessions", { provider_id: "pp_system_default" }],
      [`carts/${cart.id}/complete`, {}],
      ["orders/order_1/transfer/request", {}],
      ["returns", { order_id: "order_1", items: [] }],
    ] as const) {
      const answer = await shopper(path, body);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(failureSchema.parse(answer.json).message).toMatch(/\/api\/orders/);
    }
  });

  it("still shows it", async () => {
    for (const path of ["/admin/regions", "/admin/returns", "/admin/draft-orders"]) {
      expect([path, (await native("GET", path)).status]).toEqual([path, 200]);
    }
  });

  it("keeps an order's buyer as typed, and lets it have notes for machines", async () => {
    const { id } = await buy();
    const path = `/admin/orders/${id}`;
    await expect.poll(async () => (await native("GET", path)).status).toBe(200);
    for (const body of [{ email: "x@example.rw" }, { shipping_address: { city: "Huye" } }]) {
      const { status, json } = await native("POST", path, { body });
      const [field] = Object.keys(body);
      expect([status, failureSchema.parse(json).errors?.[0]?.field]).toEqual([400, field]);
    }
    expect((await native("POST", path, { body: { metadata: { seen: true } } })).status).toBe(200);
  });
});
