import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import {
  categoryListResponseSchema,
  productListResponseSchema,
  productResponseSchema,
  type Category,
  type Product,
} from "../../src/contracts/catalogue";
import {
  savedProductResponseSchema,
  type SavedProduct,
} from "../../src/contracts/catalogue-writes";
import { failureSchema } from "../../src/contracts/envelope";
import { placedOrderResponseSchema } from "../../src/contracts/orders";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, withDatabase, type Answer } from "../../harness/people";

const RED = "#b5301a";
const BLACK = "#1b1a1a";

const shop = useShop("quiet");
let token: string;
let category: Category;
let other: Category;

const call = (method: string, path: string, body?: unknown, headers?: object) =>
  callShop(shop, method, path, { token, body, headers });
const newName = (word = "Gahinga Tee") => `${word} ${randomBytes(4).toString("hex")}`;

const sheet = (more: object = {}) => ({
  product_name: newName(),
  price: 25_000,
  category_id: category.id,
  stock_quantity: 10,
  ...more,
});

function saved(answer: Answer, status: number): SavedProduct {
  expect([answer.status, answer.json]).toEqual([status, answer.json]);
  return savedProductResponseSchema.parse(answer.json).data;
}

const make = async (more: object = {}) =>
  saved(await call("POST", "/api/products", sheet(more)), 201);
const put = async (id: string, body: object, headers?: object) =>
  saved(await call("PUT", `/api/products/${id}`, body, headers), 200);

async function shown(key: string): Promise<Product> {
  const { status, json } = await callShop(shop, "GET", `/api/products/${key}`);
  expect(status).toBe(200);
  return productResponseSchema.parse(json).data;
}

function expectFailure(answer: Answer, status: number) {
  const failure = failureSchema.parse(answer.json);
  expect([answer.status, failure.message]).toEqual([status, failure.message]);
  return failure;
}

/** `S/#b5301a=3` */
const stockOf = ({ variants }: Product) =>
  variants.map(({ size, color, stock_quantity }) => `${size}/${color}=${stock_quantity}`);
const idsOf = ({ variants }: Product) =>
  Object.fromEntries(variants.map(({ id, size, color }) => [`${size}/${color}`, id]));

async function buy(variantId: string, quantity = 1): Promise<Answer> {
  return callShop(shop, "POST", "/api/orders", {
    body: orderBody(variantId, 1, quantity),
    headers: { "Idempotency-Key": randomUUID() },
  });
}

/** The read model equals what Medusa's tables say, and Medusa's own checks hold. */
async function expectSound(): Promise<void> {
  const wrong = await withDatabase(shop, async (database) => {
    const { rows } = await database.query<{ what: string; id: string }>(
      `SELECT 'shared item' AS what, inventory_item_id AS id FROM product_variant_inventory_item
       WHERE deleted_at IS NULL GROUP BY 2 HAVING count(*) > 1
       UNION ALL
       SELECT 'below reserved', id FROM inventory_level
       WHERE deleted_at IS NULL AND (stocked_quantity < reserved_quantity OR reserved_quantity < 0
         OR raw_stocked_quantity ->> 'value' <> stocked_quantity::text)
       UNION ALL
       SELECT 'reservations', l.id FROM inventory_level l
       WHERE l.deleted_at IS NULL AND l.reserved_quantity <> (
         SELECT coalesce(sum(r.quantity), 0) FROM reservation_item r
         WHERE r.inventory_item_id = l.inventory_item_id AND r.deleted_at IS NULL)
       UNION ALL
       SELECT 'variant without price', v.id FROM product_variant v
       WHERE v.deleted_at IS NULL AND NOT EXISTS (
         SELECT 1 FROM product_variant_price_set s JOIN price a ON a.price_set_id = s.price_set_id
         WHERE s.variant_id = v.id AND a.currency_code = 'rwf' AND a.deleted_at IS NULL)`,
    );
    return rows;
  });
  expect(wrong).toEqual([]);
}

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  const { json } = await callShop(shop, "GET", "/api/categories");
  const [first, second] = categoryListResponseSchema.parse(json).data;
  if (!first || !second) throw new Error("The demo catalogue has no categories.");
  category = first;
  other = second;
});

describe("POST /api/products", () => {
  it("makes a product that the next read shows", async () => {
    const made = await make({
      product_name: "  Nyungwe Rain Shell ",
      description: "Light.\n- Packs small",
      sizes: '["M","S"]',
      colors: `["${RED.toUpperCase()}","${BLACK}"]`,
      gender: "women",
    });
    expect(made).toMatchObject({
      product_name: "Nyungwe Rain Shell",
      name: "Nyungwe Rain Shell",
      handle: "nyungwe-rain-shell",
      description: "Light.\n- Packs small",
      price: 25_000,
      gender: "women",
      category_id: { _id: category.id, category_name: category.category_name },
      category_name: category.category_name,
      stock_quantity: 10,
      sizes: ["S", "M"],
      colors: [RED, BLACK],
      images: [],
      image: null,
      status: "published",
    });
    expect(stockOf(made)).toEqual([`S/${RED}=2`, `S/${BLACK}=2`, `M/${RED}=3`, `M/${BLACK}=3`]);
    const { updatedAt: _, ...product } = made;
    expect(await shown(made.id)).toEqual(product);
    expect(await shown(made.handle)).toEqual(product);
    await expectSound();
  });

  it("takes the form's fields as text", async () => {
    const form = new FormData();
    const fields = sheet({ price: "25000.00", stock_quantity: "7", sizes: "S, M", colors: RED });
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    const response = await fetch(new URL("/api/products", shop.origin), {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: form,
    });
    const json: unknown = await response.json();
    const made = saved({ status: response.status, json, headers: response.headers }, 201);
    expect(made).toMatchObject({
      price: 25_000,
      stock_quantity: 7,
      sizes: ["S", "M"],
      colors: [RED],
    });
  });

  it("has neither sizes nor colours when none are given", async () => {
    const made = await make();
    expect(made).toMatchObject({ sizes: [], colors: [], stock_quantity: 10, gender: null });
    expect(stockOf(made)).toEqual(["S/Gray=10"]);
  });

  it("takes stock variant by variant", async () => {
    const made = await make({
      stock_quantity: undefined,
      variants: JSON.stringify([
        { size: "S", color: RED, stock_quantity: 4 },
        { size: "M", color: BLACK, stock_quantity: 0 },
      ]),
    });
    expect(stockOf(made)).toEqual([`S/${RED}=4`, `M/${BLACK}=0`]);
    expect(made.stock_quantity).toBe(4);
  });

  it("can be bought at once", async () => {
    const made = await make();
    const order = await buy(made.variants[0]?.id ?? "", 10);
    expect(order.status).toBe(201);
    expect((await shown(made.id)).stock_quantity).toBe(0);
    expect((await buy(made.variants[0]?.id ?? "")).status).toBe(409);
  });

  it("finds a free handle, and refuses one that is taken", async () => {
    const product_name = newName("Same Name");
    const first = await make({ product_name });
    const second = await make({ product_name });
    const third = await make({ product_name });
    expect([second.handle, third.handle]).toEqual([`${first.handle}-2`, `${first.handle}-3`]);
    const own = await make({ handle: `own-${first.handle}` });
    expect(own.handle).toBe(`own-${first.handle}`);
    expectFailure(await call("POST", "/api/products", sheet({ handle: own.handle })), 409);
  });

  it("leads from every address a product had to the one it has", async () => {
    const made = await make({ sizes: '["M","S"]' });
    const names = [made.handle, `second-${made.handle}`, `third-${made.handle}`] as const;
    for (const handle of names.slice(1)) await put(made.id, { handle });
    for (const key of [...names, made.id]) {
      expect(await shown(key)).toMatchObject({ id: made.id, handle: names[2] });
      for (const part of ["reviews", "companions", "size-chart"]) {
        const { status } = await callShop(shop, "GET", `/api/products/${key}/${part}`);
        expect([key, part, status]).toEqual([key, part, 200]);
      }
    }
    const page = (path: string) => fetch(shop.origin + path, { redirect: "manual" });
    for (const prefix of ["", "/rw", "/fr"]) {
      const old = await page(`${prefix}/product/${names[0]}?size=M&utm_source=tag`);
      expect([old.status, old.headers.get("location")]).toEqual([
        301,
        `${prefix}/product/${names[2]}?size=M`,
      ]);
      expect(old.headers.get("cache-control")).toBe("no-cache");
      for (const key of [made.id, names[2]]) {
        const now = await page(`${prefix}/product/${key}`);
        expect(now.status).toBe(200);
        expect(await now.text()).toMatch(
          new RegExp(`<link rel="canonical" href="[^"]+${prefix}/product/${names[2]}"`),
        );
      }
    }
    // It gets its first name back, and what it was called last leads there.
    await put(made.id, { handle: names[0] });
    const last = await page(`/product/${names[2]}`);
    expect([last.status, last.headers.get("location")]).toEqual([301, `/product/${names[0]}`]);
    expect((await page(`/product/${names[0]}`)).status).toBe(200);
  });

  it("gives an old address to whatever takes its name, and none to what is gone", async () => {
    const made = await make();
    await put(made.id, { handle: `later-${made.handle}` });
    const taker = await make({ handle: made.handle });
    expect((await shown(made.handle)).id).toBe(taker.id);
    // The taker leaves the name: the first one has not got it back by that.
    await put(taker.id, { handle: `elsewhere-${made.handle}` });
    expect((await shown(made.handle)).id).toBe(taker.id);
    await call("DELETE", `/api/products/${taker.id}`);
    const { status } = await callShop(shop, "GET", `/api/products/${made.handle}`);
    expect(status).toBe(404);
    expect((await fetch(`${shop.origin}/product/${made.handle}`)).status).toBe(404);
  });

  it("finds free handles for twelve of one name at once", async () => {
    const product_name = newName("Twelve Of A Kind");
    const made = await Promise.all(Array.from({ length: 12 }, () => make({ product_name })));
    expect(new Set(made.map(({ handle }) => handle)).size).toBe(12);
    await expectSound();
  });

  it.each([
    ["product_name", { product_name: undefined }, "Product name is required"],
    ["product_name", { product_name: "  " }, "Product name is required"],
    ["product_name", { product_name: "x".repeat(201) }, undefined],
    ["product_name", { product_name: "a\u0000b" }, undefined],
    ["price", { price: undefined }, "Valid price is required"],
    ["price", { price: "" }, "Valid price is required"],
    ["price", { price: 0 }, "Valid price is required"],
    ["price", { price: -5 }, "Valid price is required"],
    ["price", { price: "cheap" }, "Valid price is required"],
    ["price", { price: null }, "Valid price is required"],
    ["price", { price: 99.5 }, "The price must be a whole number of RWF"],
    ["price", { price: "99.50" }, "The price must be a whole number of RWF"],
    ["price", { price: 10_000_001 }, undefined],
    ["category_id", { category_id: undefined }, "Category is required"],
    ["category_id", { category_id: " " }, "Category is required"],
    ["category_id", { category_id: null }, "Category is required"],
    ["category_id", { category_id: "pcat_nobody" }, "Category is required"],
    ["stock_quantity", { stock_quantity: undefined }, "Valid stock quantity is required"],
    ["stock_quantity", { stock_quantity: "" }, "Valid stock quantity is required"],
    ["stock_quantity", { stock_quantity: -1 }, "Valid stock quantity is required"],
    ["stock_quantity", { stock_quantity: 1.5 }, "Valid stock quantity is required"],
    ["stock_quantity", { stock_quantity: 1e9 }, "Valid stock quantity is required"],
    ["description", { description: "x".repeat(10_001) }, undefined],
    ["sizes", { sizes: ["x".repeat(21)] }, undefined],
    ["sizes", { sizes: Array.from({ length: 101 }, (_, index) => `${index}`) }, undefined],
    ["colors", { colors: "Red" }, undefined],
    ["gender", { gender: "male" }, undefined],
    ["handle", { handle: "a b" }, undefined],
    ["handle", { handle: "prod_01" }, undefined],
    ["handle", { handle: "import" }, undefined],
    ["status", { status: "proposed" }, undefined],
    ["variants", { variants: "[{" }, undefined],
    ["variants.0", { sizes: ["S"], variants: [{ size: "M", stock_quantity: 1 }] }, undefined],
    ["existingImages", { existingImages: ["/uploads/not-mine.webp"] }, undefined],
    ["created_at", { created_at: "2020-01-01" }, undefined],
  ])("names %s for %j", async (field, more, message) => {
    const count = async () => {
      const { json } = await callShop(shop, "GET", "/api/products?limit=1");
      return productListResponseSchema.parse(json).count;
    };
    const before = await count();
    const failure = expectFailure(await call("POST", "/api/products", sheet(more)), 400);
    expect(failure.errors?.map((error) => error.field)).toContain(field);
    if (message) expect(failure.message).toBe(message);
    expect(await count()).toBe(before);
  });

  it("names all that is missing at once", async () => {
    const failure = expectFailure(await call("POST", "/api/products", {}), 400);
    expect(failure.errors).toEqual([
      { field: "product_name", message: "Product name is required" },
      { field: "price", message: "Valid price is required" },
      { field: "category_id", message: "Category is required" },
      { field: "stock_quantity", message: "Valid stock quantity is required" },
    ]);
  });

  it("keeps a draft from shoppers until it is published", async () => {
    const draft = await make({ status: "draft", sizes: ["S"] });
    expect(draft).toMatchObject({ status: "draft", sizes: ["S"], stock_quantity: 10 });
    expect((await callShop(shop, "GET", `/api/products/${draft.id}`)).status).toBe(404);
    expect((await buy(draft.variants[0]?.id ?? "")).status).toBe(400);
    expect(await put(draft.id, { price: 26_000 })).toMatchObject({
      status: "draft",
      price: 26_000,
    });
    expect(await put(draft.id, { status: "published" })).toMatchObject({ status: "published" });
    expect((await shown(draft.id)).price).toBe(26_000);
    await put(draft.id, { status: "draft" });
    expect((await callShop(shop, "GET", `/api/products/${draft.id}`)).status).toBe(404);
  });
});

describe("PUT /api/products/{id}", () => {
  it.each([
    [
      "a name",
      { product_name: "Another name" },
      { product_name: "Another name", name: "Another name" },
    ],
    ["a description", { description: "" }, { description: "" }],
    ["a price", { price: "31,000" }, { price: 31_000 }],
    ["a gender", { gender: "kids" }, { gender: "kids" }],
    ["no gender", { gender: "" }, { gender: null }],
    ["nothing", {}, {}],
  ])("changes %s alone", async (_, body, expected) => {
    const made = await make({
      gender: "men",
      description: "Text",
      sizes: ["S", "M"],
      colors: [RED],
    });
    const { updatedAt, ...after } = await put(made.id, body);
    expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
    const { updatedAt: _before, ...before } = made;
    expect(after).toEqual({ ...before, ...expected });
    expect(await shown(made.id)).toEqual(after);
    await expectSound();
  });

  it("moves a product to another category, and the counts follow", async () => {
    const made = await make();
    const counts = async () => {
      const { json } = await callShop(shop, "GET", "/api/products?facets=true&limit=1");
      const list = productListResponseSchema.parse(json);
      return [category, other].map(
        ({ category_name: name }) =>
          list.facets?.category.find(({ value }) => value === name)?.count ?? 0,
      );
    };
    const [from = 0, to = 0] = await counts();
    const moved = await put(made.id, { category_id: { _id: other.id } });
    expect(moved.category_name).toBe(other.category_name);
    expect(await counts()).toEqual([from - 1, to + 1]);
    await call("DELETE", `/api/products/${made.id}`);
    expect(await counts()).toEqual([from - 1, to]);
  });

  it("takes an answer back unchanged", async () => {
    const made = await make({ sizes: ["S", "M"], colors: [RED, BLACK], gender: "men" });
    const again = await put(made.id, {
      product_name: made.product_name,
      description: made.description,
      price: made.price,
      category_id: made.category_id,
      stock_quantity: made.stock_quantity,
      sizes: made.sizes,
      colors: made.colors,
      existingImages: made.images,
      gender: made.gender,
      handle: made.handle,
      status: made.status,
      variants: made.variants,
    });
    expect({ ...again, updatedAt: made.updatedAt }).toEqual(made);
  });

  it("spreads a change of the total, and never below what is reserved", async () => {
    const made = await make({ sizes: ["S", "M"], colors: [RED], stock_quantity: 10 });
    await buy(idsOf(made)[`S/${RED}`] ?? "", 3);
    expect(stockOf(await shown(made.id))).toEqual([`S/${RED}=2`, `M/${RED}=5`]);
    const more = await put(made.id, { stock_quantity: 10, stock_seen: 7 });
    expect(stockOf(more)).toEqual([`S/${RED}=4`, `M/${RED}=6`]);
    expect(stockOf(await put(made.id, { stock_quantity: 1 }))).toEqual([
      `S/${RED}=0`,
      `M/${RED}=1`,
    ]);
    expect(stockOf(await put(made.id, { stock_quantity: 0 }))).toEqual([
      `S/${RED}=0`,
      `M/${RED}=0`,
    ]);
    await expectSound();
  });

  it("sets the stock of single variants", async () => {
    const made = await make({ sizes: ["S", "M"], colors: [RED], stock_quantity: 10 });
    const body = { variants: [{ size: "M", color: RED, stock_quantity: 40 }] };
    expect(stockOf(await put(made.id, body))).toEqual([`S/${RED}=5`, `M/${RED}=40`]);
    await expectSound();
  });

  it("adds and removes sizes and colours without touching the others", async () => {
    const made = await make({ sizes: ["S", "M"], colors: [RED], stock_quantity: 10 });
    const wider = await put(made.id, { sizes: "S,M,L", colors: [BLACK, RED] });
    expect(wider).toMatchObject({ sizes: ["S", "M", "L"], colors: [BLACK, RED] });
    expect(stockOf(wider)).toEqual([
      `S/${BLACK}=0`,
      `S/${RED}=5`,
      `M/${BLACK}=0`,
      `M/${RED}=5`,
      `L/${BLACK}=0`,
      `L/${RED}=0`,
    ]);
    expect(idsOf(wider)).toMatchObject(idsOf(made));
    const narrower = await put(made.id, { sizes: ["M"], colors: [RED] });
    expect(narrower).toMatchObject({ sizes: ["M"], colors: [RED] });
    expect(stockOf(narrower)).toEqual([`M/${RED}=5`]);
    expect(idsOf(narrower)).toEqual({ [`M/${RED}`]: idsOf(made)[`M/${RED}`] });
    const plain = await put(made.id, { sizes: [], colors: [], stock_quantity: 2 });
    expect(plain).toMatchObject({ sizes: [], colors: [], stock_quantity: 2 });
    const back = await put(made.id, { sizes: ["S", "M"], colors: [RED] });
    expect(back).toMatchObject({ sizes: ["S", "M"], colors: [RED] });
    await expectSound();
  });

  it("gives first sizes to a product without, and takes the last", async () => {
    const made = await make({ stock_quantity: 6 });
    const sized = await put(made.id, { sizes: ["S", "M"] });
    expect(stockOf(sized)).toEqual(["S/Gray=6", "M/Gray=0"]);
    expect(idsOf(sized)).toMatchObject(idsOf(made));
    const plain = await put(made.id, { sizes: [] });
    expect(plain.sizes).toEqual([]);
    expect(stockOf(plain)).toEqual(["S/Gray=6"]);
    expect(idsOf(plain)).toEqual(idsOf(made));
    await expectSound();
  });

  it("retires a variant that an order holds, and brings it back", async () => {
    const made = await make({ sizes: ["S", "M"], colors: [RED], stock_quantity: 10 });
    const small = idsOf(made)[`S/${RED}`] ?? "";
    expect((await buy(small, 2)).status).toBe(201);
    const without = await put(made.id, { sizes: ["M"] });
    expect(stockOf(without)).toEqual([`M/${RED}=5`]);
    expect((await buy(small)).status).toBe(400);
    await expectSound();
    const kept = await withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ stocked: string; reserved: string }>(
        `SELECT l.stocked_quantity AS stocked, l.reserved_quantity AS reserved
         FROM product_variant v
         JOIN product_variant_inventory_item k ON k.variant_id = v.id AND k.deleted_at IS NULL
         JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id AND l.deleted_at IS NULL
         WHERE v.id = $1 AND v.deleted_at IS NULL`,
        [small],
      );
      return rows.map(({ stocked, reserved }) => [Number(stocked), Number(reserved)]);
    });
    expect(kept).toEqual([[2, 2]]);
    const again = await put(made.id, {
      sizes: ["S", "M"],
      variants: [
        { size: "S", color: RED, stock_quantity: 4 },
        { size: "M", color: RED, stock_quantity: 5 },
      ],
    });
    expect(idsOf(again)[`S/${RED}`]).toBe(small);
    expect(stockOf(again)).toEqual([`S/${RED}=4`, `M/${RED}=5`]);
    expect((await buy(small)).status).toBe(201);
    await expectSound();
  });

  it("keeps its own handle and refuses another's", async () => {
    const [one, two] = [await make(), await make()];
    const path = `/api/products/${one.id}`;
    expect((await put(one.id, { handle: one.handle })).handle).toBe(one.handle);
    expectFailure(await call("PUT", path, { handle: two.handle }), 409);
    expect((await put(one.id, { handle: `new-${one.handle}` })).handle).toBe(`new-${one.handle}`);
  });

  it.each([
    ["product_name", { product_name: " " }, "Product name is required"],
    ["price", { price: "" }, "Valid price is required"],
    ["category_id", { category_id: "" }, "Category is required"],
    ["stock_quantity", { stock_quantity: "-1" }, "Valid stock quantity is required"],
    ["updatedAt", { updatedAt: "yesterday" }, undefined],
    ["existingImages", { existingImages: '["/uploads/not-mine.webp"]' }, undefined],
  ])("names %s for %j and changes nothing", async (field, body, message) => {
    const { updatedAt: _, ...made } = await make({ sizes: ["S"], colors: [RED] });
    const change = { description: "must not be seen", ...body };
    const failure = expectFailure(await call("PUT", `/api/products/${made.id}`, change), 400);
    expect(failure.errors?.[0]?.field).toBe(field);
    if (message) expect(failure.message).toBe(message);
    expect(await shown(made.id)).toEqual(made);
  });

  it("has no product for an unknown id, nor for a deleted one", async () => {
    const nobody = await call("PUT", "/api/products/prod_nobody", { price: 5 });
    expect(expectFailure(nobody, 404).message).toBe("Product not found.");
    const { id } = await make();
    await call("DELETE", `/api/products/${id}`);
    expectFailure(await call("PUT", `/api/products/${id}`, { price: 5 }), 404);
  });
});

describe("two people who edit one product", () => {
  it("refuses an edit that began with an older ETag, and shows what is there", async () => {
    const made = await make();
    const path = `/api/products/${made.id}`;
    const { headers } = await callShop(shop, "GET", path);
    const etag = headers.get("etag") ?? "";
    expect(etag).not.toBe("");
    const mine = await call("PUT", path, { price: 26_000 }, { "If-Match": etag });
    expect(mine.status).toBe(200);
    const stale = await call("PUT", path, { description: "Late" }, { "If-Match": etag });
    const failure = expectFailure(stale, 409);
    expect(failure.data).toMatchObject({ id: made.id, price: 26_000, description: "" });
    const next = mine.headers.get("etag") ?? "";
    expect((await call("PUT", path, { description: "Now" }, { "If-Match": next })).status).toBe(
      200,
    );
    expect(await shown(made.id)).toMatchObject({ price: 26_000, description: "Now" });
  });

  it("refuses an edit that began with an older updatedAt", async () => {
    const made = await make({ status: "draft" });
    const edited = await put(made.id, { price: 26_000, updatedAt: made.updatedAt });
    const body = { price: 27_000, updatedAt: made.updatedAt };
    const failure = expectFailure(await call("PUT", `/api/products/${made.id}`, body), 409);
    expect(failure.data).toMatchObject({ price: 26_000, updatedAt: edited.updatedAt });
    expect((await put(made.id, { ...body, updatedAt: edited.updatedAt })).price).toBe(27_000);
  });

  it("grants one of twenty edits that began together", async () => {
    const made = await make();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call("PUT", `/api/products/${made.id}`, {
          price: 30_000 + index,
          updatedAt: made.updatedAt,
        }),
      ),
    );
    const granted = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(19).fill(409),
    ]);
    const [winner] = granted.map((answer) => saved(answer, 200));
    expect((await shown(made.id)).price).toBe(winner?.price);
  });

  it("loses none of twenty edits of different parts", async () => {
    const sizes = Array.from({ length: 17 }, (_, index) => String(30 + index));
    const made = await make({ sizes, colors: [RED], stock_quantity: 0 });
    const parts: object[] = [
      { price: 31_000 },
      { description: "Both of us" },
      { gender: "kids" },
      ...sizes.map((size, index) => ({
        variants: [{ size, color: RED, stock_quantity: index + 1 }],
      })),
    ];
    const answers = await Promise.all(
      parts.map((body) => call("PUT", `/api/products/${made.id}`, body)),
    );
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
    const after = await shown(made.id);
    expect(after).toMatchObject({ price: 31_000, description: "Both of us", gender: "kids" });
    expect(stockOf(after)).toEqual(sizes.map((size, index) => `${size}/${RED}=${index + 1}`));
    await expectSound();
  });

  it("loses no sale that happens during edits of the stock", async () => {
    const made = await make({ stock_quantity: 50 });
    const variant = made.variants[0]?.id ?? "";
    const orders = Array.from({ length: 10 }, () => buy(variant));
    const edits = Array.from({ length: 10 }, (_, index) =>
      call("PUT", `/api/products/${made.id}`, { stock_quantity: 50 + index, stock_seen: 50 }),
    );
    const answers = await Promise.all([...orders, ...edits]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(10).fill(201),
      ...Array<number>(10).fill(200),
    ]);
    expect((await shown(made.id)).stock_quantity).toBe(50 - 10 + 45);
    await expectSound();
  });
});

describe("the stock of an edit that began before a sale", () => {
  const sizes = ["S", "M"];
  /** Five of each, and three of S sold after `seen` was read. */
  async function sold() {
    const seen = await make({ sizes, colors: [RED], stock_quantity: 10 });
    expect((await buy(idsOf(seen)[`S/${RED}`] ?? "", 3)).status).toBe(201);
    return seen;
  }
  const small = (more: object) => [{ size: "S", color: RED, ...more }];

  it("stays as it is when the form that was opened is saved as it was", async () => {
    const { id, updatedAt, variants } = await sold();
    const form = { stock_quantity: 10, stock_seen: 10, updatedAt };
    expect(stockOf(await put(id, form))).toEqual([`S/${RED}=2`, `M/${RED}=5`]);
    const cells = variants.map((one) => ({ ...one, stock_seen: one.stock_quantity }));
    expect(stockOf(await put(id, { variants: cells }))).toEqual([`S/${RED}=2`, `M/${RED}=5`]);
    await expectSound();
  });

  it("changes by the difference to what was seen", async () => {
    const { id } = await sold();
    const more = await put(id, { variants: small({ stock_quantity: 9, stock_seen: 5 }) });
    expect(stockOf(more)).toEqual([`S/${RED}=6`, `M/${RED}=5`]);
    const fewer = await put(id, { variants: small({ stock_quantity: "0", stock_seen: "5" }) });
    expect(stockOf(fewer)).toEqual([`S/${RED}=1`, `M/${RED}=5`]);
    expect((await put(id, { stock_quantity: 14, stock_seen: 10 })).stock_quantity).toBe(10);
    await expectSound();
  });

  it.each([
    ["in all", { stock_quantity: 10 }, "stock_seen"],
    ["of a variant", { variants: small({ stock_quantity: 5 }) }, "variants.0.stock_seen"],
  ])("is not taken %s without what was seen", async (_, body, field) => {
    const { id, updatedAt } = await sold();
    const answer = await call("PUT", `/api/products/${id}`, { ...body, price: 7000, updatedAt });
    const failure = expectFailure(answer, 409);
    expect(failure).toMatchObject({ code: "conflict", errors: [{ field }] });
    expect(failure.data).toMatchObject({ id, updatedAt, stock_quantity: 7 });
    expect(await shown(id)).toMatchObject({ stock_quantity: 7, price: 25_000 });
  });

  it("needs nothing said where it is the present one, or If-Match says that it is", async () => {
    const { id } = await sold();
    const same = { stock_quantity: 7, price: 26_000 };
    expect(await put(id, same)).toMatchObject(same);
    const { headers } = await call("GET", `/api/products/${id}?status=all`);
    const ifMatch = { "If-Match": headers.get("etag") ?? "" };
    expect((await put(id, { stock_quantity: 20 }, ifMatch)).stock_quantity).toBe(20);
    // What staff said last is what everyone who asked since has seen.
    expect((await put(id, { stock_quantity: 25 })).stock_quantity).toBe(25);
  });

  it("falls to none at most, and says which variant would have less", async () => {
    const { id } = await sold();
    const variants = [
      { size: "M", color: RED, stock_quantity: 9, stock_seen: 5 },
      ...small({ stock_quantity: 1, stock_seen: 5 }),
    ];
    const failure = expectFailure(await call("PUT", `/api/products/${id}`, { variants }), 409);
    const message = "S / Red earth: only 2 are left now, so 4 can't be taken away";
    expect(failure).toMatchObject({
      message,
      errors: [{ field: "variants.1.stock_quantity", message }],
      data: { stock_quantity: 7 },
    });
    const total = { stock_quantity: 1, stock_seen: 10 };
    const inAll = expectFailure(await call("PUT", `/api/products/${id}`, total), 409);
    expect(inAll.errors).toEqual([
      { field: "stock_quantity", message: "Only 7 are left now, so 9 can't be taken away" },
    ]);
    expect(stockOf(await shown(id))).toEqual([`S/${RED}=2`, `M/${RED}=5`]);
    await expectSound();
  });

  it("is counted to the piece among sales and old forms that are saved side by side", async () => {
    const made = await make({ sizes, colors: [RED], stock_quantity: 100 });
    const id = idsOf(made)[`S/${RED}`] ?? "";
    const sales = Array.from({ length: 8 }, () => buy(id, 2));
    const deliveries = Array.from({ length: 8 }, (_, index) =>
      call("PUT", `/api/products/${made.id}`, {
        variants: [
          { size: "S", color: RED, stock_quantity: 50 + index, stock_seen: 50 },
          { size: "M", color: RED, stock_quantity: 49, stock_seen: 50 },
        ],
      }),
    );
    const answers = await Promise.all([...sales, ...deliveries]);
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array<number>(8).fill(201),
      ...Array<number>(8).fill(200),
    ]);
    expect(stockOf(await shown(made.id))).toEqual([`S/${RED}=${50 - 16 + 28}`, `M/${RED}=42`]);
    await expectSound();
  });

  it.each([
    ["stock_seen", { stock_quantity: 3, stock_seen: -1 }],
    ["variants", { variants: small({ stock_quantity: 3, stock_seen: "x" }) }],
  ])("refuses what can't have been seen: %s", async (field, body) => {
    const made = await make({ sizes, colors: [RED] });
    const failure = expectFailure(await call("PUT", `/api/products/${made.id}`, body), 400);
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
  });
});

describe("DELETE /api/products/{id}", () => {
  it("takes the product out of the shop, once, and frees its handle", async () => {
    const made = await make();
    const answer = await call("DELETE", `/api/products/${made.id}`);
    expect([answer.status, answer.json]).toEqual([
      200,
      { success: true, data: { _id: made.id, id: made.id } },
    ]);
    expect((await callShop(shop, "GET", `/api/products/${made.id}`)).status).toBe(404);
    expectFailure(await call("DELETE", `/api/products/${made.id}`), 404);
    expect((await make({ product_name: made.product_name })).handle).toBe(made.handle);
  });

  it("leaves orders as they were", async () => {
    const made = await make();
    const bought = await buy(made.variants[0]?.id ?? "", 2);
    const { data: order } = placedOrderResponseSchema.parse(bought.json);
    expect((await call("DELETE", `/api/products/${made.id}`)).status).toBe(200);
    const { status, json } = await call("GET", `/api/orders/${order.id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      data: { items: [{ product_name: made.product_name, unit_price: 25_000, quantity: 2 }] },
    });
    expect((await buy(made.variants[0]?.id ?? "")).status).toBe(400);
    await expectSound();
  });
});
