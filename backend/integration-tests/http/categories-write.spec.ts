import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { categoryListResponseSchema, type Category } from "../../src/contracts/catalogue";
import {
  categoryResponseSchema,
  savedProductResponseSchema,
} from "../../src/contracts/catalogue-writes";
import { failureSchema } from "../../src/contracts/envelope";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn } from "../../harness/people";

const shop = useShop("quiet");
let token: string;

const call = (method: string, path: string, body?: unknown) =>
  callShop(shop, method, path, { token, body });
const newName = (word = "Scarves") => `${word} ${randomBytes(4).toString("hex")}`;

async function make(body: object): Promise<Category> {
  const { status, json } = await call("POST", "/api/categories", body);
  expect(status).toBe(201);
  return categoryResponseSchema.parse(json).data;
}

async function listed(id: string, path = "/api/categories"): Promise<Category | undefined> {
  const { json } = await callShop(shop, "GET", path);
  return categoryListResponseSchema.parse(json).data.find((category) => category.id === id);
}

function expectFailure(answer: { status: number; json: unknown }, status: number) {
  const failure = failureSchema.parse(answer.json);
  expect([answer.status, failure.message]).toEqual([status, failure.message]);
  return failure;
}

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
});

describe("POST /api/categories", () => {
  it("makes a category that the next read shows", async () => {
    const name = newName();
    const made = await make({ category_name: `  ${name} `, gender: "female" });
    expect(made).toMatchObject({ category_name: name, gender: "female", product_count: 0 });
    expect(await listed(made.id)).toEqual(made);
    expect(await listed(made.id, "/api/categories/gender/female")).toEqual(made);
  });

  it("is unisex by default", async () => {
    const made = await make({ category_name: newName() });
    expect(made.gender).toBe("unisex");
  });

  it.each([
    ["no name", {}, "category_name", "Category name is required"],
    ["a blank name", { category_name: "  " }, "category_name", "Category name is required"],
    ["no text", { category_name: 5 }, "category_name", "Category name is required"],
    ["a long name", { category_name: "x".repeat(81) }, "category_name", undefined],
    ["control characters", { category_name: "a\u0000b" }, "category_name", undefined],
    ["another gender", { category_name: "Ties", gender: "men" }, "gender", undefined],
    ["an unknown field", { category_name: "Ties", rank: 1 }, "rank", undefined],
  ])("refuses %s", async (_, body, field, message) => {
    const failure = expectFailure(await call("POST", "/api/categories", body), 400);
    expect(failure.errors?.[0]?.field).toBe(field);
    if (message) expect(failure.message).toBe(message);
  });

  it("refuses a name that is taken, whatever its case", async () => {
    const name = newName("Hats");
    await make({ category_name: name });
    expectFailure(
      await call("POST", "/api/categories", { category_name: name.toUpperCase() }),
      409,
    );
  });

  it("makes one of ten that want the same name at once", async () => {
    const name = newName("Belts");
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => call("POST", "/api/categories", { category_name: name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    const { json } = await callShop(shop, "GET", "/api/categories");
    const { data } = categoryListResponseSchema.parse(json);
    expect(data.filter(({ category_name }) => category_name === name)).toHaveLength(1);
  });
});

describe("PUT /api/categories/{id}", () => {
  it("changes name and gender, together or one of them", async () => {
    const { id } = await make({ category_name: newName(), gender: "male" });
    const name = newName("Shawls");
    const put = async (body: object) => {
      const { status, json } = await call("PUT", `/api/categories/${id}`, body);
      expect(status).toBe(200);
      const { data } = categoryResponseSchema.parse(json);
      expect(await listed(id)).toEqual(data);
      return data;
    };
    expect(await put({ category_name: name })).toMatchObject({
      category_name: name,
      gender: "male",
    });
    expect(await put({ gender: "unisex" })).toMatchObject({
      category_name: name,
      gender: "unisex",
    });
    expect(await put({ category_name: name, gender: "female" })).toMatchObject({
      gender: "female",
    });
    expect(await put({})).toMatchObject({ category_name: name, gender: "female" });
  });

  it("shows the new name on its products", async () => {
    const { id, category_name } = await make({ category_name: newName() });
    const { json } = await call("POST", "/api/products", {
      product_name: "Plain scarf",
      price: 9000,
      category_id: id,
      stock_quantity: 3,
    });
    const { data: product } = savedProductResponseSchema.parse(json);
    expect(product.category_name).toBe(category_name);
    expect(await listed(id)).toMatchObject({ product_count: 1 });
    const name = newName("Wraps");
    await call("PUT", `/api/categories/${id}`, { category_name: name, gender: "female" });
    const shown = await callShop(shop, "GET", `/api/products/${product.id}`);
    expect(shown.json).toMatchObject({
      data: { category_name: name, category_id: { category_name: name, gender: "female" } },
    });
  });

  it("refuses a name that another has, a bad field and an unknown id", async () => {
    const taken = await make({ category_name: newName() });
    const { id } = await make({ category_name: newName() });
    const path = `/api/categories/${id}`;
    expectFailure(await call("PUT", path, { category_name: taken.category_name }), 409);
    const failure = expectFailure(await call("PUT", path, { category_name: " " }), 400);
    expect(failure.message).toBe("Category name is required");
    expectFailure(await call("PUT", "/api/categories/nobody", { gender: "male" }), 404);
  });
});

describe("DELETE /api/categories/{id}", () => {
  it("deletes a category that is not in use, once, and frees its name", async () => {
    const { id, category_name } = await make({ category_name: newName() });
    const { status, json } = await call("DELETE", `/api/categories/${id}`);
    expect([status, json]).toEqual([200, { success: true, data: { _id: id, id } }]);
    expect(await listed(id)).toBeUndefined();
    expectFailure(await call("DELETE", `/api/categories/${id}`), 404);
    await make({ category_name });
  });

  it("says how many products are in it, drafts too", async () => {
    const { id } = await make({ category_name: newName() });
    const product = { price: 9000, category_id: id, stock_quantity: 3 };
    const first = await call("POST", "/api/products", { ...product, product_name: "Scarf" });
    const one = expectFailure(await call("DELETE", `/api/categories/${id}`), 409);
    expect(one).toMatchObject({
      message: "1 product is still in this category",
      data: { product_count: 1 },
    });
    const second = await call("POST", "/api/products", {
      ...product,
      product_name: "Shawl",
      status: "draft",
    });
    const two = expectFailure(await call("DELETE", `/api/categories/${id}`), 409);
    expect(two.data).toEqual({ product_count: 2 });
    for (const { json } of [first, second]) {
      await call("DELETE", `/api/products/${savedProductResponseSchema.parse(json).data.id}`);
    }
    expect((await call("DELETE", `/api/categories/${id}`)).status).toBe(200);
  });

  it("never leaves a product in a category that went at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await make({ category_name: newName() });
      const body = { product_name: "Scarf", price: 9000, category_id: id, stock_quantity: 3 };
      const [deleted, made] = await Promise.all([
        call("DELETE", `/api/categories/${id}`),
        call("POST", "/api/products", body),
      ]);
      const isKept = deleted.status === 409;
      expect([deleted.status, made.status]).toEqual(isKept ? [409, 201] : [200, 400]);
      const category = await listed(id);
      expect(category?.product_count).toBe(isKept ? 1 : undefined);
    }
  });
});
