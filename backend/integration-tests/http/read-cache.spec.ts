import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  productListResponseSchema,
  productResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import { CHECK_IDS, CHECK_PAGE, CHECK_TALLY } from "../../src/modules/product/read-model/check-sql";
import { enterBackOffice, stockPlaceOf, type BackOffice } from "../../harness/back-office";
import { makeGoods } from "../../harness/goods";
import { logIn, withDatabase } from "../../harness/people";
import { ordered } from "../../harness/sales-counter";
import { useShop } from "../../harness/use-shop";

const shop = useShop("quiet");
/** Of a category of its own. */
let shown: Product;
let admin: BackOffice;

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(shop.origin + path, { headers });

async function productOf(key: string): Promise<Product> {
  const response = await get(`/api/products/${key}`);
  return productResponseSchema.parse(await response.json()).data;
}

async function listOf(search: string) {
  return productListResponseSchema.parse(await (await get(`/api/products${search}`)).json());
}

/** Changes from outside come with the next look at the notes, a third of a second apart. */
const eventually = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 10_000 });

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
  [{ product: shown }] = await makeGoods(shop, { pieces: 9 });
  admin = await enterBackOffice(shop);
});

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

  it("says the same in every encoding, each with its own tag", async () => {
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
    const { token } = await logIn(shop, shop.admin);
    for (const authorization of ["Bearer nonsense", "Basic x", `Bearer ${token}`]) {
      const other = await raw(path, { authorization });
      expect(other.status).toBe(200);
      expect(other.body).toEqual(plain.body);
    }
  });
});

describe("a change", () => {
  it("of stock by an order is seen", async () => {
    const search = `?in_stock=true&q=${encodeURIComponent(shown.name)}`;
    const [before] = (await listOf(search)).data;
    await ordered(shop, shown.variants[0]?.id ?? "");
    await eventually(async () => {
      const after = await productOf(shown.handle);
      expect(after.stock_quantity).toBe((before?.stock_quantity ?? 0) - 1);
      expect((await listOf(search)).data).toEqual([after]);
    });
  });

  it("of name, price, stock and status in Medusa's dashboard is seen", async () => {
    const [{ product, variantId }] = await makeGoods(shop, { pieces: 3 });
    const path = `/admin/products/${product.id}`;

    await admin("POST", path, { title: "Renamed Thing" });
    await eventually(async () => {
      expect((await productOf(product.id)).name).toBe("Renamed Thing");
      expect((await listOf("?q=renamed+thing")).count).toBe(1);
    });

    await admin("POST", `${path}/variants/${variantId}`, {
      prices: [{ currency_code: "rwf", amount: 811_117 }],
    });
    await eventually(async () => {
      const { data } = await listOf("?sort=price_asc&max_price=811117&min_price=811117");
      expect(data.map(({ id }) => id)).toEqual([product.id]);
    });

    const { itemId, locationId } = await stockPlaceOf(admin, product.id, variantId);
    await admin("POST", `/admin/inventory-items/${itemId}/location-levels/${locationId}`, {
      stocked_quantity: 777,
      stocked_seen: 3,
    });
    await eventually(async () => {
      expect((await productOf(product.id)).stock_quantity).toBe(777);
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
    const { _id: id, category_name: old } = shown.category_id ?? {};
    const fresh = `Fresh ${shown.name}`;
    await admin("POST", `/admin/product-categories/${id}`, { name: fresh });
    await eventually(async () => {
      const listed = await listOf(`?category=${encodeURIComponent(fresh)}`);
      expect(listed.data.map(({ category_name: name }) => name)).toEqual([fresh]);
      expect((await listOf(`?category=${encodeURIComponent(old ?? "")}`)).count).toBe(0);
    });
  });

  it("of anything leaves the read model equal to Medusa's tables", async () => {
    await withDatabase(shop, (database) =>
      eventually(async () => {
        const page = await database.query<{ ids: string[] }>(CHECK_IDS, ["", 10_000]);
        const ids = page.rows[0]?.ids ?? [];
        expect(ids.length).toBeGreaterThanOrEqual(48);
        expect((await database.query(CHECK_PAGE, [ids])).rows).toEqual([]);
        expect((await database.query(CHECK_TALLY)).rows).toEqual([{ wrong: 0 }]);
      }),
    );
  });
});
