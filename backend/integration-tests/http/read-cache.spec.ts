import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  productListResponseSchema,
  productResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import { CHECK_IDS, CHECK_PAGE, CHECK_TALLY } from "../../src/modules/catalogue/check-sql";
import { startShop, type Shop } from "../harness";

let shop: Shop;
let adminToken: string;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers });

async function productOf(key: string): Promise<Product> {
  const response = await get(`/api/products/${key}`);
  return productResponseSchema.parse(await response.json()).data;
}

async function listOf(search: string) {
  return productListResponseSchema.parse(await (await get(`/api/products${search}`)).json());
}

/** Medusa's own admin API, as its dashboard calls it. */
async function admin(method: string, path: string, body?: object) {
  const response = await fetch(shop.backoffice + path, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, never>;
}

/** Changes from outside come with the next look at the notes, a third of a second apart. */
async function eventually(check: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** The bytes as they came, which fetch would unpack. */
function raw(path: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const sent = request(shop.origin + path, { headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      sent.on("error", reject);
      sent.end();
    },
  );
}

beforeAll(async () => {
  shop = await startShop();
  const response = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  adminToken = ((await response.json()) as { token: string }).token;
});
afterAll(() => shop?.stop());

describe.each(["/api/products?limit=5", "/api/categories"])("%s", (path) => {
  it("has a validator, and answers 304 to who knows it", async () => {
    const first = await get(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("x-request-id")).toBeTruthy();
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    const again = await get(path, { "if-none-match": etag });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe("");
    expect((await get(path, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("answers HEAD without a body", async () => {
    const whole = await raw(path, {});
    const head = await raw(path, {}, "HEAD");
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(whole.body.length));
    expect(head.headers.etag).toBe(whole.headers.etag);
  });

  it("says the same in every encoding, each with a tag of its own", async () => {
    const plain = await raw(path, {});
    const br = await raw(path, { "accept-encoding": "gzip, br" });
    const gz = await raw(path, { "accept-encoding": "gzip, br;q=0" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(br.headers.vary).toMatch(/accept-encoding/i);
    const known = await raw(path, { "if-none-match": String(br.headers.etag) });
    expect(known.status).toBe(304);
  });

  it("ignores a token", async () => {
    const plain = await raw(path, {});
    for (const authorization of ["Bearer nonsense", "Basic x", `Bearer ${adminToken}`]) {
      const other = await raw(path, { authorization });
      expect(other.status).toBe(200);
      expect(other.body).toEqual(plain.body);
    }
  });
});

describe("a change", () => {
  it("of stock by an order shows in the very next reads", async () => {
    const { data } = await listOf("?in_stock=true&limit=1");
    const before = await productOf(data[0]?.handle ?? "");
    const variant = before.variants.find((v) => v.stock_quantity >= 2);
    const response = await fetch(`${shop.origin}/api/orders`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `cache-${Date.now()}` },
      body: JSON.stringify({
        items: [{ variant_id: variant?.id, quantity: 1 }],
        delivery_address: "KG 11 Ave 5",
        city: "Kigali",
        country: "RW",
        firstname: "Aline",
        lastname: "Uwase",
        email: "aline@example.com",
        phone: "0788123456",
        district: "Gasabo",
      }),
    });
    expect(response.status, await response.clone().text()).toBe(201);
    const after = await productOf(before.handle);
    expect(after.stock_quantity).toBe(before.stock_quantity - 1);
    const listed = (await listOf("?in_stock=true&limit=1")).data[0];
    expect(listed).toEqual(after);
  });

  it("of name, price, stock and status in Medusa's dashboard is seen", async () => {
    const [first] = (await listOf("?limit=1&offset=3")).data;
    const product = await productOf(first?.id ?? "");
    const path = `/admin/products/${product.id}`;

    await admin("POST", path, { title: "Renamed Thing" });
    await eventually(async () => {
      expect((await productOf(product.id)).name).toBe("Renamed Thing");
      expect((await listOf("?q=renamed+thing")).count).toBe(1);
    });

    for (const { id } of product.variants) {
      await admin("POST", `${path}/variants/${id}`, {
        prices: [{ currency_code: "rwf", amount: 8111 }],
      });
    }
    await eventually(async () => {
      expect((await listOf("?sort=price_asc&max_price=8111&min_price=8111")).data[0]?.id).toBe(
        product.id,
      );
    });

    const details = await admin(
      "GET",
      `${path}/variants/${product.variants[0]?.id}?fields=id,inventory_items.inventory.id,inventory_items.inventory.location_levels.*`,
    );
    const inventory = (
      details as unknown as {
        variant: {
          inventory_items: {
            inventory: { id: string; location_levels: { location_id: string }[] };
          }[];
        };
      }
    ).variant.inventory_items[0]?.inventory;
    await admin(
      "POST",
      `/admin/inventory-items/${inventory?.id}/location-levels/${inventory?.location_levels[0]?.location_id}`,
      { stocked_quantity: 777 },
    );
    await eventually(async () => {
      const now = await productOf(product.id);
      expect(now.variants.find((v) => v.id === product.variants[0]?.id)?.stock_quantity).toBe(777);
    });

    const { count } = await listOf("");
    await admin("POST", path, { status: "draft" });
    await eventually(async () => {
      expect((await get(`/api/products/${product.id}`)).status).toBe(404);
      expect((await get(`/api/products/${product.handle}`)).status).toBe(404);
      expect((await listOf("")).count).toBe(count - 1);
      expect((await listOf("?q=renamed+thing")).count).toBe(0);
    });
    await admin("POST", path, { status: "published" });
    await eventually(async () => expect((await listOf("")).count).toBe(count));
    await admin("DELETE", path);
    await eventually(async () => expect((await listOf("")).count).toBe(count - 1));
  });

  it("of a category's name shows in its products", async () => {
    const { data } = await listOf("?limit=1");
    const category = data[0]?.category_id;
    await admin("POST", `/admin/product-categories/${category?._id}`, { name: "Fresh Name" });
    await eventually(async () => {
      const listed = await listOf("?category=Fresh+Name&limit=100");
      expect(listed.count).toBeGreaterThan(0);
      expect(listed.data.every((p) => p.category_name === "Fresh Name")).toBe(true);
      expect((await listOf(`?category=${category?.category_name}`)).count).toBe(0);
    });
  });

  it("of anything leaves the read model equal to Medusa's tables", async () => {
    const database = new Client({ connectionString: shop.databaseUrl });
    await database.connect();
    try {
      await eventually(async () => {
        const page = await database.query<{ ids: string[] }>(CHECK_IDS, ["", 10_000]);
        const ids = page.rows[0]?.ids ?? [];
        expect(ids.length).toBeGreaterThanOrEqual(48);
        expect((await database.query(CHECK_PAGE, [ids])).rows).toEqual([]);
        expect((await database.query(CHECK_TALLY)).rows).toEqual([{ wrong: 0 }]);
      });
    } finally {
      await database.end();
    }
  });
});
