import type { ConfigModule, Logger } from "@medusajs/framework/types";
import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import {
  categoryListResponseSchema,
  productListResponseSchema,
  productResponseSchema,
} from "../../src/contracts/catalogue";
import { savedProductResponseSchema } from "../../src/contracts/catalogue-writes";
import { TAKE_REFRESH_LOCK } from "../../src/modules/product/read-model/refresh-sql";
import ReadModelService from "../../src/modules/product/read-model/service";
import { useShop } from "../../harness/use-shop";
import { enterBackOffice, type BackOffice } from "../../harness/back-office";
import { callShop, logIn } from "../../harness/people";

/** What Medusa's own admin API changes; read in the very next request, through the caches. */

const shop = useShop("quiet");
let token: string;
let admin: BackOffice;
let made = 0;

const listOf = async (search: string) =>
  productListResponseSchema.parse((await callShop(shop, "GET", `/api/products?${search}`)).json);
const categories = async () =>
  categoryListResponseSchema.parse((await callShop(shop, "GET", "/api/categories")).json).data;
const categoryOf = async (id: string) => (await categories()).find((one) => one.id === id);
const productOf = async (id: string) => {
  const { status, json } = await callShop(shop, "GET", `/api/products/${id}`);
  return status === 200 ? productResponseSchema.parse(json).data : null;
};

async function makeCategory(): Promise<string> {
  made += 1;
  const { product_category: category } = (await admin("POST", "/admin/product-categories", {
    name: `Native ${made}`,
    is_active: true,
  })) as { product_category: { id: string } };
  return category.id;
}

async function make(categoryId: string, more: object = {}) {
  made += 1;
  const { status, json } = await callShop(shop, "POST", "/api/products", {
    token,
    body: {
      product_name: `Native product ${made}`,
      price: 20_000,
      stock_quantity: 6,
      category_id: categoryId,
      ...more,
    },
  });
  expect([status, json]).toEqual([201, json]);
  return savedProductResponseSchema.parse(json).data;
}

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  admin = await enterBackOffice(shop);
});

describe("a category", () => {
  it("is renamed in its products, the list of categories, filters and facets", async () => {
    const id = await makeCategory();
    const product = await make(id);
    const old = product.category_name ?? "";
    await admin("POST", `/admin/product-categories/${id}`, { name: "Imyenda mishya" });
    expect(await categoryOf(id)).toMatchObject({
      category_name: "Imyenda mishya",
      product_count: 1,
    });
    expect((await productOf(product.id))?.category_id?.category_name).toBe("Imyenda mishya");
    const found = await listOf("category=Imyenda+mishya&facets=true");
    expect(found.data.map((one) => one.id)).toEqual([product.id]);
    expect(found.facets?.category).toContainEqual({ value: "Imyenda mishya", count: 1 });
    expect((await listOf(`category=${encodeURIComponent(old)}`)).count).toBe(0);
  });

  it("is gone when it is deleted, hidden or internal, and its products stay", async () => {
    const changes: ((id: string) => Promise<unknown>)[] = [
      (id) => admin("DELETE", `/admin/product-categories/${id}`),
      (id) => admin("POST", `/admin/product-categories/${id}`, { is_active: false }),
      (id) => admin("POST", `/admin/product-categories/${id}`, { is_internal: true }),
    ];
    for (const change of changes) {
      const id = await makeCategory();
      const product = await make(id);
      expect((await listOf(`category=${id}`)).count).toBe(1);
      await change(id);
      expect(await categoryOf(id)).toBeUndefined();
      expect((await listOf(`category=${id}`)).count).toBe(0);
      expect(await productOf(product.id)).toMatchObject({
        category_id: null,
        category_name: null,
      });
    }
  });

  it("takes in and lets go of products", async () => {
    const [from, to] = [await makeCategory(), await makeCategory()];
    const product = await make(from);
    await admin("POST", `/admin/products/${product.id}`, { categories: [{ id: to }] });
    expect((await productOf(product.id))?.category_id?._id).toBe(to);
    expect((await categoryOf(from))?.product_count).toBe(0);
    expect((await categoryOf(to))?.product_count).toBe(1);
    const path = `/admin/product-categories/${from}/products`;
    await admin("POST", path, { add: [product.id] });
    await admin("POST", `/admin/product-categories/${to}/products`, { remove: [product.id] });
    expect((await listOf(`category=${from}`)).data.map(({ id }) => id)).toEqual([product.id]);
    expect((await listOf(`category=${to}`)).count).toBe(0);
  });

  it("changes whom it is for through the shop's own API", async () => {
    const id = await makeCategory();
    const product = await make(id);
    const body = { gender: "female" };
    await callShop(shop, "PUT", `/api/categories/${id}`, { token, body });
    expect((await categoryOf(id))?.gender).toBe("female");
    expect((await productOf(product.id))?.category_id?.gender).toBe("female");
    await callShop(shop, "PUT", `/api/products/${product.id}`, { token, body: { gender: "kids" } });
    expect((await listOf(`category=${id}&gender=women`)).count).toBe(0);
    expect((await listOf(`category=${id}&gender=kids`)).count).toBe(1);
  });
});

describe("a handle", () => {
  it("leads to its product after the dashboard gave it another", async () => {
    const product = await make(await makeCategory());
    const handle = `native-${product.handle}`;
    await admin("POST", `/admin/products/${product.id}`, { handle });
    expect(await productOf(handle)).toMatchObject({ id: product.id, handle });
    expect(await productOf(product.handle)).toMatchObject({ id: product.id, handle });
  });
});

describe("a variant", () => {
  const shape = { sizes: ["S", "M"], colors: ["#b5301a"] };

  it("is added with its own size and a lower price, and removed", async () => {
    const product = await make(await makeCategory(), shape);
    const path = `/admin/products/${product.id}`;
    const { product: native } = (await admin("GET", `${path}?fields=id,options.*`)) as {
      product: { options: { id: string; title: string }[] };
    };
    const titles = new Map(native.options.map(({ id, title }) => [title.toLowerCase(), id]));
    await admin("POST", `${path}/options/batch`, {
      update: [{ product_option_id: titles.get("size"), add: [{ value: "XL" }] }],
    });
    const { product: grown } = (await admin("POST", `${path}/variants`, {
      title: "XL",
      options: { Size: "XL", Color: "#b5301a" },
      manage_inventory: false,
      prices: [{ currency_code: "rwf", amount: 9_000 }],
    })) as { product: { variants: { id: string; title: string }[] } };
    const added = grown.variants.find(({ title }) => title === "XL");
    expect(await productOf(product.id)).toMatchObject({ sizes: ["S", "M", "XL"], price: 9_000 });
    expect((await listOf("size=XL&max_price=9000")).data.map(({ id }) => id)).toContain(product.id);
    await admin("DELETE", `${path}/variants/${added?.id}`);
    expect(await productOf(product.id)).toMatchObject({ sizes: ["S", "M"], price: 20_000 });
  });

  it("that is not counted, or sold beyond its stock, shows 999", async () => {
    const product = await make(await makeCategory(), shape);
    const [one, two] = product.variants;
    const path = `/admin/products/${product.id}/variants`;
    await admin("POST", `${path}/${one?.id}`, { allow_backorder: true });
    await admin("POST", `${path}/${two?.id}`, { manage_inventory: false });
    const stocks = async () =>
      (await productOf(product.id))?.variants.map((variant) => variant.stock_quantity);
    expect(await stocks()).toEqual([999, 999]);
    await admin("POST", `${path}/${one?.id}`, { allow_backorder: false });
    expect(await stocks()).toEqual([3, 999]);
  });

  it("costs what a price list says while there is one, and else its own price", async () => {
    const product = await make(await makeCategory(), shape);
    const prices = product.variants.map(({ id }) => ({
      variant_id: id,
      currency_code: "rwf",
      amount: 5_000,
    }));
    const { price_list: list } = (await admin("POST", "/admin/price-lists", {
      title: "Sale",
      description: "A week",
      status: "active",
      type: "sale",
      prices,
    })) as { price_list: { id: string } };
    expect((await productOf(product.id))?.price).toBe(5_000);
    for (const { id } of product.variants) {
      await admin("POST", `/admin/products/${product.id}/variants/${id}`, {
        prices: [{ currency_code: "rwf", amount: 18_000 }],
      });
    }
    expect(await productOf(product.id)).toMatchObject({ price: 5_000, compare_at_price: 18_000 });
    await admin("POST", `/admin/price-lists/${list.id}`, { status: "draft" });
    expect(await productOf(product.id)).toMatchObject({ price: 18_000, compare_at_price: null });
    await admin("DELETE", `/admin/price-lists/${list.id}`);
    expect((await productOf(product.id))?.price).toBe(18_000);
  });
});

it("all of that leaves the read model equal to Medusa's tables", async () => {
  const catalogue = new ReadModelService({
    configModule: { projectConfig: { databaseUrl: shop.databaseUrl } } as ConfigModule,
    logger: { warn: () => undefined } as unknown as Logger,
  } as ConstructorParameters<typeof ReadModelService>[0]);
  try {
    expect(await catalogue.check()).toMatchObject({
      wrongProductIds: [],
      wrongCategoryIds: [],
      wrongTallies: 0,
    });
  } finally {
    await catalogue.stop();
  }
});

describe("a delivery of many sizes", () => {
  it("is one product to compute, however many of its shelves were filled", async () => {
    const product = await make(await makeCategory(), {
      sizes: ["S", "M", "L", "XL"],
      colors: ["#111111", "#b5301a", "#17623c"],
      stock_quantity: 12,
    });
    const database = new Client({ connectionString: shop.databaseUrl });
    await database.connect();
    try {
      // Nobody else refreshes while this transaction holds the lock.
      await database.query("BEGIN");
      await database.query(TAKE_REFRESH_LOCK);
      await database.query("SELECT * FROM catalogue_refresh(1000)");
      const filled = await database.query(
        `UPDATE inventory_level SET stocked_quantity = stocked_quantity + 5 WHERE inventory_item_id IN (
           SELECT l.inventory_item_id FROM product_variant v
           JOIN product_variant_inventory_item l ON l.variant_id = v.id WHERE v.product_id = $1)`,
        [product.id],
      );
      const { rows } = await database.query<{ taken: number; changed: string[] }>(
        "SELECT taken, changed FROM catalogue_refresh(1)",
      );
      const left = await database.query("SELECT kind, ref FROM catalogue_dirty");
      expect([filled.rowCount, rows, left.rows]).toEqual([
        12,
        [{ taken: 1, changed: [product.id] }],
        [],
      ]);
    } finally {
      await database.query("ROLLBACK");
      await database.end();
    }
  });
});
