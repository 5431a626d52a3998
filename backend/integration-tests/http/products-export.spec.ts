import { randomUUID } from "node:crypto";
import { request as openRequest, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { orderBody } from "../../harness/checkout-storm";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import {
  savedProductResponseSchema,
  type SavedProduct,
} from "../../src/contracts/catalogue-writes";
import { FALLBACK_RATES } from "../../src/contracts/money";
import type { ImportedProduct } from "../../src/contracts/imported-product";
import { TRANSLATED } from "../../src/contracts/translated";
import { readProducts } from "../../src/modules/product/import/format/read-products";
import { ownShop } from "../../harness/use-shop";
import { callShop, logIn, register, withDatabase } from "../../harness/people";
import { NO_POST, QUICK } from "../../harness/visitor";

const SHOP_URL = "https://strive.example";
/** Longer than any other read may take at the front door. */
const LONG_READ_MS = 6000;

const shop = ownShop({ env: { ...NO_POST, ...QUICK, SHOP_URL } });
let token: string;
let categoryId: string;

const call = (method: string, path: string, body?: unknown) =>
  callShop(shop, method, path, { token, body });
const exported = () =>
  fetch(new URL("/api/products/export", shop.origin), {
    headers: { Authorization: `Bearer ${token}` },
  });

/** Of a file that the shop itself could import again. */
async function productsOf(csv: string): Promise<ImportedProduct[]> {
  const products = [];
  const options = { currency: "RWF", rates: FALLBACK_RATES, origin: SHOP_URL } as const;
  for await (const read of readProducts(new Blob([csv]).stream(), options)) {
    expect(read.problems).toBeNull();
    if (read.product) products.push(read.product);
  }
  return products;
}

async function exportedProduct(handle: string): Promise<ImportedProduct> {
  const all = await productsOf(await (await exported()).text());
  const found = all.find((product) => product.handle === handle);
  if (!found) throw new Error(`${handle} was not exported.`);
  return found;
}

async function make(more: object): Promise<SavedProduct> {
  const sheet = {
    product_name: "Export Tee",
    price: 25_000,
    category_id: categoryId,
    stock_quantity: 10,
    ...more,
  };
  const { status, json } = await call("POST", "/api/products", sheet);
  expect([status, json]).toEqual([201, json]);
  return savedProductResponseSchema.parse(json).data;
}

async function allPublished(language = "en"): Promise<Product[]> {
  const products: Product[] = [];
  for (;;) {
    const query = `limit=100&offset=${products.length}&language=${language}`;
    const { json } = await call("GET", `/api/products?${query}`);
    const { data, count } = productListResponseSchema.parse(json);
    products.push(...data);
    if (products.length >= count) return products;
  }
}

/** What both an answer of the API and a row of the file say of a product. */
const ofAnswer = (product: Product) => ({
  handle: product.handle,
  name: product.name,
  description: product.description,
  category: product.category_name ?? undefined,
  gender: product.gender,
  isGiftCard: product.is_gift_card ?? false,
  images: product.images,
  image_colors: product.image_colors,
  priceRwf: product.price,
  variants: product.variants
    .map(({ size, color, stock_quantity }) => [size, color, stock_quantity].join("/"))
    .sort(),
});
const ofFile = ({ status: _s, row: _r, variants, images, ...product }: ImportedProduct) => ({
  ...product,
  images: images?.map(({ source }) => source) ?? [],
  image_colors: images?.map(({ color }) => color) ?? [],
  priceRwf: Math.min(...variants.map(({ priceRwf }) => priceRwf ?? Infinity)),
  variants: variants
    .map(({ size, color, stock }) => [size ?? "S", color ?? "Gray", stock].join("/"))
    .sort(),
});
const byHandle = (a: { handle: string }, b: { handle: string }) => (a.handle < b.handle ? -1 : 1);

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  const [first] = await allPublished();
  categoryId = first?.category_id?._id ?? "";
});

describe("GET /api/products/export", () => {
  it("is a CSV file of this day, for admins only", async () => {
    const answer = await exported();
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="products-\d{4}-\d{2}-\d{2}\.csv"$/,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 9).toString()).toBe("\ufeffHandle");

    const { token: customer } = await register(shop, { firstname: "Aline", lastname: "Uwase" });
    const path = "/api/products/export";
    expect((await callShop(shop, "GET", path)).status).toBe(401);
    expect((await callShop(shop, "GET", path, { token: customer })).status).toBe(403);
    expect((await call("GET", `${path}?limit=3`)).status).toBe(400);
  });

  it("says of every product what the shop shows", async () => {
    const file = await productsOf(await (await exported()).text());
    expect(file.length).toBeGreaterThan(20);
    const inOthers = await Promise.all(
      TRANSLATED.map(async (language) => [language, await allPublished(language)] as const),
    );
    const textsOf = (handle: string) =>
      Object.fromEntries(
        inOthers.map(([language, products]) => {
          const { name: title, description } = products.find((one) => one.handle === handle) ?? {};
          return [language, { title, description }];
        }),
      );
    expect(file.map(ofFile).sort(byHandle)).toEqual(
      (await allPublished())
        .map((product) => ({ ...ofAnswer(product), texts: textsOf(product.handle) }))
        .sort(byHandle),
    );
  });

  it("has drafts, and nothing that is deleted", async () => {
    const draft = await make({ product_name: "Draft Tee", status: "draft", sizes: ["S", "M"] });
    const gone = await make({ product_name: "Gone Tee" });
    await call("DELETE", `/api/products/${gone.id}`);
    const text = await (await exported()).text();
    expect(text).not.toContain(gone.handle);
    const found = (await productsOf(text)).find(({ handle }) => handle === draft.handle);
    expect(found).toMatchObject({ status: "draft", name: "Draft Tee" });
    expect(found?.variants).toMatchObject([
      { size: "S", color: null, stock: 5, priceRwf: 25_000 },
      { size: "M", color: null, stock: 5, priceRwf: 25_000 },
    ]);
    expect(found?.variants.every(({ sku }) => sku !== null)).toBe(true);
  });

  it("leaves out what is not sold any more, and what is reserved", async () => {
    const product = await make({ sizes: ["S", "M"], stock_quantity: 10 });
    const small = product.variants.find(({ size }) => size === "S");
    const medium = product.variants.find(({ size }) => size === "M");
    for (const variant of [small, medium]) {
      const order = await callShop(shop, "POST", "/api/orders", {
        body: orderBody(variant?.id ?? "", 1, 2),
        headers: { "Idempotency-Key": randomUUID() },
      });
      expect(order.status).toBe(201);
    }
    await call("PUT", `/api/products/${product.id}`, { sizes: ["M"] });
    const { variants } = await exportedProduct(product.handle);
    expect(variants).toMatchObject([{ size: "M", stock: 3 }]);
    expect(variants).toHaveLength(1);
  });

  it("holds no formula, and gives back every character", async () => {
    const written = {
      product_name: '=HYPERLINK("https://evil.example","Gratis, "" 🧥")',
      description: '@SUM(A1)\n\n  <b>not bold</b> & "quoted", ’שלום’\r\n\'= end',
      sizes: ["+1", "'-2"],
    };
    const product = await make(written);
    const text = await (await exported()).text();
    expect(text).toContain(`"'=HYPERLINK(""https`);
    const cells = text.split(/,|\r\n/);
    expect(cells.filter((cell) => /^"?[=+\-@\t]/.test(cell))).toEqual([]);
    const found = await exportedProduct(product.handle);
    expect(found.name).toBe(written.product_name);
    expect(found.description).toBe(written.description);
    expect(found.variants.map(({ size }) => size)).toEqual(written.sizes);
  });
});

describe("a file of many megabytes", () => {
  const LAST = "zz-bulk-9999";

  beforeAll(() =>
    withDatabase(shop, (database) =>
      database.query(
        `INSERT INTO product (id, title, handle, description, status)
         SELECT 'prod_bulk' || n, 'Bulk ' || n, 'zz-bulk-' || n, repeat(md5(n::text) || ' ', 280), 'draft'
         FROM generate_series(6000, 9999) n`,
      ),
    ),
  );

  /** Connections forget a page as soon as they are asked for anything else. */
  let newest = 0;

  /** The time of the newest page that was seen to be read from the database. */
  const newestPage = () =>
    withDatabase(shop, async (database) => {
      const { rows } = await database.query<{ at: string | null }>(
        `SELECT max(extract(epoch FROM query_start))::text AS at FROM pg_stat_activity
         WHERE application_name = 'strive' AND query LIKE '%SELECT p.handle, p.title AS name%'`,
      );
      newest = Math.max(newest, Number(rows[0]?.at ?? 0));
      return newest;
    });

  /** An export whose reader takes nothing, once the shop has noticed and waits. */
  async function stalled(): Promise<{ answer: IncomingMessage; leave: () => void }> {
    const earlier = await newestPage();
    const call = openRequest(new URL("/api/products/export", shop.origin), {
      headers: { Authorization: `Bearer ${token}` },
    });
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      call.on("response", resolve).on("error", reject).end();
    });
    answer.on("error", () => undefined);
    for (let before = 0, quiet = 0, left = 60; left > 0; left -= 1) {
      const now = await newestPage();
      quiet = now > earlier && now === before ? quiet + 1 : 0;
      if (quiet === 3) return { answer, leave: () => answer.destroy() };
      before = now;
      await pause(250);
    }
    throw new Error("The export does not wait for its reader.");
  }

  it("waits for a slow reader, holding nothing", async () => {
    const { answer } = await stalled();
    await pause(LONG_READ_MS);
    // The end of the file was not read yet: it says what is there when its turn comes. Jobs hold
    // transactions too, for a moment.
    const open = await withDatabase(shop, async (database) => {
      await database.query("UPDATE product SET title = 'Changed meanwhile' WHERE handle = $1", [
        LAST,
      ]);
      const { rows } = await database.query<{ query: string }>(
        `SELECT query FROM pg_stat_activity
         WHERE application_name = 'strive' AND state LIKE 'idle in transaction%'
           AND state_change < now() - interval '1 second'`,
      );
      return rows;
    });
    expect(open).toEqual([]);
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) text += chunk;
    expect(answer.complete).toBe(true);
    expect(text.length).toBeGreaterThan(30_000_000);
    expect(text).toMatch(new RegExp(`\r\n${LAST},Changed meanwhile,[^\r]*\r\n$`));
  });

  it("ends the work of a reader who leaves", async () => {
    const { leave } = await stalled();
    const before = await newestPage();
    leave();
    await pause(2000);
    expect(await newestPage()).toBeLessThanOrEqual(before);
    expect((await exported()).status).toBe(200);
  });
});
