import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { loginResponseSchema } from "../../src/contracts/accounts";
import type { Product } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import {
  foundOrderResponseSchema,
  orderListResponseSchema,
  orderResponseSchema,
  placedOrderResponseSchema,
  stockShortageSchema,
} from "../../src/contracts/orders";
import { makeGoods } from "../../harness/goods";
import { register } from "../../harness/people";
import { useShop } from "../../harness/use-shop";

const CONTACT = {
  firstname: "Aline",
  lastname: "Uwase",
  email: "Aline@Example.rw ",
  phone: "0788 123 456",
  delivery_address: "KG 11 Ave, house 24",
  city: "Kigali",
  district: "gasabo",
  country: "RW",
};

const shop = useShop("quiet");
let product: Product;
let variantId: string;
let adminToken: string;

async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const response = await fetch(new URL(path, shop.origin), {
    method,
    headers: { ...(body === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return { status: response.status, json: await response.json() };
}

const place = (body: unknown, key: string | null = randomUUID(), headers = {}) =>
  call(
    "POST",
    "/api/orders",
    body,
    key === null ? headers : { "Idempotency-Key": key, ...headers },
  );
const items = (...list: unknown[]) => ({ ...CONTACT, items: list });
const placed = ({ status, json }: { status: number; json: unknown }) => {
  expect(status).toBe(201);
  return placedOrderResponseSchema.parse(json).data;
};
const refused = ({ status, json }: { status: number; json: unknown }, expected: number) => {
  expect(status).toBe(expected);
  return failureSchema.parse(json);
};
const stockOf = async (id: string) => {
  const { json } = await call("GET", `/api/products/${product.id}`);
  const { data } = json as { data: Product };
  return data.variants.find((variant) => variant.id === id)?.stock_quantity ?? 0;
};

beforeAll(async () => {
  const login = await call("POST", "/api/auth/login", shop.admin);
  adminToken = loginResponseSchema.parse(login.json).token;
  [{ product, variantId }] = await makeGoods(shop, { pieces: 50 });
});

describe("placing an order", () => {
  it("charges the server's prices, takes the stock at once, and can be read back", async () => {
    const before = await stockOf(variantId);
    const order = placed(await place(items({ variant_id: variantId, quantity: 2 })));
    expect(order).toMatchObject({
      status: "pending",
      payment_status: "unpaid",
      subtotal: 2 * product.price,
      shipping_amount: 2000,
      total_amount: 2 * product.price + 2000,
    });
    expect(order.items).toMatchObject([
      {
        product_name: product.product_name,
        variant_id: variantId,
        quantity: 2,
        unit_price: product.price,
      },
    ]);
    await expect.poll(() => stockOf(variantId)).toBe(before - 2);
    const read = await call("GET", `/api/orders/${order.id}?access_token=${order.access_token}`);
    const { data } = orderResponseSchema.parse(read.json);
    expect(data).toMatchObject({
      order_number: order.order_number,
      email: "aline@example.rw",
      phone: "+250788123456",
      deliveryAddress: { district: "Gasabo", country: "RW" },
      history: [{ status: "pending", event: "placed" }],
    });
  });

  it("chooses size and colour when only the product is named", async () => {
    const order = placed(await place(items({ product_id: product.id, quantity: 1 })));
    expect(product.variants.map(({ id }) => id)).toContain(order.items[0]?.variant_id);
  });

  it("makes one line of two that mean the same variant", async () => {
    const twice = { variant_id: variantId, quantity: 1 };
    const order = placed(await place(items(twice, twice)));
    expect(order.items).toHaveLength(1);
    expect(order.items[0]?.quantity).toBe(2);
  });

  it("answers a repeated call with the same order, and another body with 409", async () => {
    const key = randomUUID();
    const body = items({ variant_id: variantId, quantity: 1 });
    const first = placed(await place(body, key));
    const again = placed(await place({ ...body, email: "aline@example.rw" }, key));
    expect(again).toEqual(first);
    const other = await place(items({ variant_id: variantId, quantity: 2 }), key);
    expect(refused(other, 409).code).toBe("idempotency_mismatch");
  });

  it("keeps the language it was placed in, however it is repeated", async () => {
    const body = items({ variant_id: variantId, quantity: 1 });
    const languageOf = async (order: { id: string; access_token: string }) => {
      const { json } = await call(
        "GET",
        `/api/orders/${order.id}?access_token=${order.access_token}`,
      );
      return orderResponseSchema.parse(json).data.language;
    };
    expect(await languageOf(placed(await place(body)))).toBe("en");
    const key = randomUUID();
    const order = placed(await place({ ...body, language: "fr" }, key));
    expect(placed(await place({ ...body, language: "rw" }, key))).toEqual(order);
    expect(await languageOf(order)).toBe("fr");
  });

  it("is in the language of the buyer's account, unless it names one", async () => {
    const { token } = await register(shop, { firstname: "Keza", lastname: "Uwase" });
    const authorization = { Authorization: `Bearer ${token}` };
    await call("PUT", "/api/auth/me", { language: "rw" }, authorization);
    const body = items({ variant_id: variantId, quantity: 1 });
    for (const [asked, kept] of [
      [{}, "rw"],
      [{ language: "fr" }, "fr"],
    ] as const) {
      const order = placed(await place({ ...body, ...asked }, randomUUID(), authorization));
      const { json } = await call("GET", `/api/orders/${order.id}`, undefined, authorization);
      expect(orderResponseSchema.parse(json).data.language).toBe(kept);
    }
  });

  it("names what is short, reserves nothing and leaves the key unused", async () => {
    const left = 3;
    const [few] = await makeGoods(shop, { pieces: left });
    const key = randomUUID();
    const failure = refused(
      await place(items({ variant_id: few.variantId, quantity: left + 1 }), key),
      409,
    );
    expect(failure.code).toBe("insufficient_stock");
    expect(stockShortageSchema.parse(failure.data).lines).toMatchObject([
      { index: 0, variant_id: few.variantId, requested: left + 1, available: left },
    ]);
    placed(await place(items({ variant_id: few.variantId, quantity: left }), key));
  });
});

describe("bad orders", () => {
  const good = () => items({ variant_id: variantId, quantity: 1 });

  it.each([
    "firstname",
    "lastname",
    "email",
    "phone",
    "delivery_address",
    "city",
    "district",
    "country",
    "items",
  ])("names %s when it is missing or of another type", async (field) => {
    const { [field]: _, ...missing } = good() as Record<string, unknown>;
    for (const body of [missing, { ...good(), [field]: 7 }, { ...good(), [field]: null }]) {
      const failure = refused(await place(body), 400);
      expect(failure.errors?.map((error) => error.field)).toContain(field);
    }
  });

  it.each(["sw", "", "EN", 7, null])("names a language that is none: %j", async (language) => {
    const failure = refused(await place({ ...good(), language }), 400);
    expect(failure.errors).toEqual([{ field: "language", message: "language must be en, rw, fr" }]);
  });

  it.each([
    ["items.0.quantity", { quantity: 0 }],
    ["items.0.quantity", { quantity: 1.5 }],
    ["items.0.quantity", { quantity: 100 }],
    ["items.0.quantity", { quantity: "1" }],
    ["items.0.price", { price: 1 }],
    ["items.0.unit_price", { unit_price: 1 }],
    ["items.0.variant_id", { variant_id: "variant_nobody" }],
  ])("names %s", async (field, over) => {
    const failure = refused(
      await place(items({ variant_id: variantId, quantity: 1, ...over })),
      400,
    );
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
  });

  it.each([
    ["items.0.product_id", () => ({ product_id: "prod_nobody", quantity: 1 })],
    ["items.0.size", () => ({ product_id: product.id, quantity: 1, size: "XXXXL-9" })],
    ["items.0.product_id", () => ({ quantity: 1 })],
  ])("names %s of an item that means nothing", async (field, item) => {
    const failure = refused(await place(items(item())), 400);
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
  });

  it.each([
    "total_amount",
    "subtotal",
    "shipping_amount",
    "status",
    "payment_status",
    "user_id",
    "id",
  ])("can't be given %s", async (field) => {
    const failure = refused(await place({ ...good(), [field]: 1 }), 400);
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
  });

  it("needs an Idempotency-Key of sense", async () => {
    for (const key of [null, "short", "with space in it", "x".repeat(129)]) {
      const failure = refused(await place(good(), key), 400);
      expect(failure.errors?.[0]?.field).toBe("Idempotency-Key");
    }
  });
});

describe("whose order it is", () => {
  it("does not exist for anybody else", async () => {
    const mine = placed(await place(items({ variant_id: variantId, quantity: 1 })));
    const other = placed(await place(items({ variant_id: variantId, quantity: 1 })));
    for (const suffix of ["", `?access_token=${other.access_token}`, "?access_token=x"]) {
      refused(await call("GET", `/api/orders/${mine.id}${suffix}`), 404);
    }
    refused(await call("GET", "/api/orders/order_nobody"), 404);
  });

  it("is listed for admins alone, by status and search", async () => {
    refused(await call("GET", "/api/orders"), 401);
    const order = placed(
      await place(
        { ...items({ variant_id: variantId, quantity: 1 }), lastname: "Search%Me" },
        undefined,
        { Authorization: `Bearer ${adminToken}` },
      ),
    );
    const list = async (query: string) => {
      const answer = await call("GET", `/api/orders?${query}`, undefined, {
        Authorization: `Bearer ${adminToken}`,
      });
      expect(answer.status).toBe(200);
      return orderListResponseSchema.parse(answer.json);
    };
    expect((await list("search=arch%25me")).data.map(({ id }) => id)).toEqual([order.id]);
    expect((await list(`search=${order.order_number}`)).count).toBe(1);
    const withStatus = async (status: string) =>
      (await list(`status=${status}&search=${order.order_number}`)).count;
    expect([await withStatus("pending"), await withStatus("delivered")]).toEqual([1, 0]);
    const all = await list("limit=1");
    expect(all.data).toHaveLength(1);
    expect(all.count).toBeGreaterThan(1);
    expect((await list("limit=1&offset=1")).data[0]?.id).not.toBe(all.data[0]?.id);
    expect((await list("offset=900000")).data).toEqual([]);
  });
});

describe("looking up an order by number and email", () => {
  const lookUp = (order_number: unknown, email: unknown) =>
    call("POST", "/api/orders/lookup", { order_number, email });

  it("finds it however the two are written, and opens it", async () => {
    const order = placed(await place(items({ variant_id: variantId, quantity: 1 })));
    const bare = order.order_number.replace("STR-", "");
    for (const [number, email] of [
      [order.order_number, "aline@example.rw"],
      [` str ${bare} `, " ALINE@example.rw"],
      [`#${bare}`, "aline@example.rw"],
    ]) {
      const { status, json } = await lookUp(number, email);
      expect(status).toBe(200);
      const found = foundOrderResponseSchema.parse(json).data;
      expect(found).toMatchObject({ id: order.id, access_token: order.access_token });
    }
  });

  it("says the same to every miss", async () => {
    const order = placed(await place(items({ variant_id: variantId, quantity: 1 })));
    const wrongAddress = refused(await lookUp(order.order_number, "other@example.rw"), 404);
    const wrongNumber = refused(await lookUp("STR-99999999", "aline@example.rw"), 404);
    expect({ ...wrongAddress, request_id: "" }).toEqual({ ...wrongNumber, request_id: "" });
  });

  it.each([
    ["order_number", "STR-12' OR 1=1", "aline@example.rw"],
    ["order_number", undefined, "aline@example.rw"],
    ["email", "STR-000001", "%"],
    ["email", "STR-000001", { $ne: "" }],
  ])("refuses a bad %s", async (field, number, email) => {
    const { errors } = refused(await lookUp(number, email), 400);
    expect(errors?.map((error) => error.field)).toEqual([field]);
  });
});
