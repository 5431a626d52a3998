import { beforeAll, describe, expect, it } from "vitest";
import {
  categoryListResponseSchema,
  productListResponseSchema,
} from "../../src/contracts/catalogue";
import {
  savedProductResponseSchema,
  type SavedProduct,
} from "../../src/contracts/catalogue-writes";
import { failureSchema } from "../../src/contracts/envelope";
import { staffProductListResponseSchema } from "../../src/contracts/staff-products";
import { useShop } from "../../harness/use-shop";
import { callShop, logIn, register } from "../../harness/people";

const RED = "#b5301a";
const BLACK = "#111111";

const shop = useShop("quiet");
let token: string;
let customerToken: string;
let backOfficeToken: string;
let categories: { id: string; category_name: string }[];

const idsOf = (products: readonly { id: string }[]) => products.map(({ id }) => id);

async function staffList(search: string) {
  const { status, json } = await callShop(shop, "GET", `/api/products?${search}`, { token });
  expect([status, json]).toEqual([200, json]);
  return staffProductListResponseSchema.parse(json);
}

async function publicList(search: string) {
  const { json } = await callShop(shop, "GET", `/api/products?${search}`);
  return productListResponseSchema.parse(json);
}

/** Every product there is, a few at a time. */
async function everything(search: string): Promise<SavedProduct[]> {
  const found: SavedProduct[] = [];
  for (;;) {
    const { data, count } = await staffList(`${search}&limit=17&offset=${found.length}`);
    found.push(...data);
    if (data.length === 0 || found.length === count) {
      expect(found).toHaveLength(count);
      return found;
    }
  }
}

async function write(method: string, path: string, body: object): Promise<SavedProduct> {
  const { status, json } = await callShop(shop, method, path, { token, body });
  expect([status, json]).toEqual([method === "POST" ? 201 : 200, json]);
  return savedProductResponseSchema.parse(json).data;
}

const make = (name: string, more: object = {}) =>
  write("POST", "/api/products", {
    product_name: name,
    price: 25_000,
    category_id: categories[0]?.id,
    stock_quantity: 10,
    status: "draft",
    ...more,
  });

async function read(key: string, search = "?status=all") {
  const answer = await callShop(shop, "GET", `/api/products/${key}${search}`, { token });
  return { ...answer, etag: answer.headers.get("etag") ?? "" };
}

async function backOffice(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${shop.backoffice}${path}`, {
    method,
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${backOfficeToken}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const json: unknown = await response.json();
  expect([response.status, json]).toEqual([200, json]);
  return json;
}

beforeAll(async () => {
  ({ token } = await logIn(shop, shop.admin));
  ({ token: customerToken } = await register(shop, { firstname: "Aline", lastname: "Uwase" }));
  const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  ({ token: backOfficeToken } = (await login.json()) as { token: string });
  const { json } = await callShop(shop, "GET", "/api/categories");
  categories = categoryListResponseSchema.parse(json).data;
  await make("Akagera Draft Parka", { gender: "men", sizes: ["S", "XL"], colors: [RED] });
  await make("Zebra Draft Scarf", { price: 4_000, stock_quantity: 0, colors: [BLACK] });
  await make("émeraude draft skirt", {
    price: 90_000,
    gender: "women",
    category_id: categories[1]?.id,
    sizes: ["M"],
  });
});

describe("who may ask for drafts", () => {
  it.each(["/api/products?status=all", "/api/products?status=draft", "/api/products/x?status=all"])(
    "%s: admins alone",
    async (path) => {
      const guest = await callShop(shop, "GET", path);
      expect(guest.status).toBe(401);
      expect(failureSchema.parse(guest.json).message).toBe("Please log in");
      const bad = await callShop(shop, "GET", path, { token: "nonsense" });
      expect(bad.status).toBe(401);
      const customer = await callShop(shop, "GET", path, { token: customerToken });
      expect(customer.status).toBe(403);
      expect(failureSchema.parse(customer.json).message).toBe("Access denied");
    },
  );

  it("keeps nothing of an admin's answer for the next caller", async () => {
    for (const path of ["/api/products?status=all&limit=3", "/api/products?limit=3&status=draft"]) {
      for (let n = 0; n < 2; n += 1) {
        const admin = await callShop(shop, "GET", path, { token });
        expect(admin.status).toBe(200);
        expect(admin.headers.get("cache-control")).toBe("private, no-store");
        expect((await callShop(shop, "GET", path)).status).toBe(401);
      }
    }
    const [draft] = (await staffList("status=draft&limit=1")).data;
    const path = `/api/products/${draft?.id}`;
    const { status, headers } = await read(draft?.id ?? "");
    expect([status, headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await callShop(shop, "GET", `${path}?status=all`)).status).toBe(401);
    expect((await callShop(shop, "GET", path, { token })).status).toBe(404);
    expect((await callShop(shop, "GET", `${path}?status=`, { token })).status).toBe(404);
  });

  it("names what it does not understand", async () => {
    for (const [path, field] of [
      ["/api/products?status=hidden", "status"],
      ["/api/products?status=all&sort=cheap", "sort"],
      ["/api/products?status=all&facets=true", "facets"],
      ["/api/products?sort=name", "sort"],
      ["/api/products?status=all&status=draft", "status"],
      ["/api/products/x?status=draft", "status"],
      ["/api/products/x?status=all&limit=2", "limit"],
    ] as const) {
      const { status, json } = await callShop(shop, "GET", path, { token });
      expect([path, status]).toEqual([path, 400]);
      expect(JSON.stringify(failureSchema.parse(json).errors)).toContain(field);
    }
  });
});

describe("the list for staff", () => {
  it("has published products and drafts, each once, the latest first", async () => {
    const all = await everything("status=all");
    const published = await everything("status=published");
    const drafts = await everything("status=draft");
    expect(drafts.length).toBeGreaterThanOrEqual(3);
    expect(published.length).toBeGreaterThanOrEqual(48);
    expect(new Set(published.map(({ status }) => status))).toEqual(new Set(["published"]));
    expect(new Set(drafts.map(({ status }) => status))).toEqual(new Set(["draft"]));
    expect(idsOf(all).sort()).toEqual(idsOf([...published, ...drafts]).sort());
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(idsOf(published.slice(0, 100))).toEqual(idsOf((await publicList("limit=100")).data));
  });

  it("says of published products what shoppers read", async () => {
    const { data } = await staffList("status=published&limit=5");
    const plain = data.map(({ updatedAt: _, base_price: __, ...product }) => product);
    expect(plain).toEqual((await publicList("limit=5")).data);
  });

  it.each([
    ["category", (c: string) => `category=${encodeURIComponent(c)}`],
    ["gender", () => "gender=women"],
    ["size", () => "size=XL"],
    ["color", () => `color=${encodeURIComponent(RED)}`],
    ["stock", () => "in_stock=false"],
    ["price", () => "min_price=4000&max_price=25000"],
    ["size and colour", () => `size=XL&color=${encodeURIComponent(RED)}`],
    ["price and gender", () => "max_price=30000&gender=men&in_stock=true"],
  ])("is filtered by %s as for shoppers", async (_, filterOf) => {
    const filter = filterOf(categories[0]?.category_name ?? "");
    const query = new URLSearchParams(filter);
    const matches = (product: SavedProduct) =>
      (!query.has("category") || product.category_name === query.get("category")) &&
      (!query.has("gender") || [null, query.get("gender")].includes(product.gender)) &&
      (!query.has("size") || product.sizes.includes(query.get("size") ?? "")) &&
      (!query.has("color") || product.colors.includes(query.get("color") ?? "")) &&
      (!query.has("in_stock") || String(product.stock_quantity > 0) === query.get("in_stock")) &&
      product.price >= Number(query.get("min_price") ?? 0) &&
      product.price <= Number(query.get("max_price") ?? Infinity);
    for (const status of ["all", "draft", "published"]) {
      const expected = (await everything(`status=${status}`)).filter(matches);
      expect(idsOf(await everything(`status=${status}&${filter}`))).toEqual(idsOf(expected));
    }
    const shoppers = await publicList(`${filter}&limit=100`);
    expect((await staffList(`status=published&${filter}`)).count).toBe(shoppers.count);
  });

  it("finds drafts by their words, the closest first", async () => {
    await make("Draft of an unworn poncho", { description: "Akagera wool" });
    const found = await staffList("status=all&q=akagera");
    expect(found.data.map(({ name }) => name).slice(0, 1)).toEqual(["Akagera Draft Parka"]);
    expect(found.data.map(({ name }) => name)).toContain("Draft of an unworn poncho");
    expect(found.count).toBe(found.data.length);
    const drafts = await staffList("status=draft&q=akagera&sort=price_asc");
    expect(drafts.count).toBe(2);
    expect((await staffList("status=published&q=akagera+draft")).count).toBe(0);
    expect((await publicList("q=unworn+poncho")).count).toBe(0);
  });

  it("finds a product by the SKU of a variant, and says which, for staff alone", async () => {
    const made = await make("Scanned Draft Tunic", { sizes: ["S", "M"], colors: [BLACK] });
    const medium = made.variants.find(({ size }) => size === "M");
    await backOffice("POST", `/admin/products/${made.id}/variants/${medium?.id}`, {
      sku: "RW-0071/M",
    });
    for (const typed of ["RW-0071/M", " rw-0071/m "]) {
      for (const sort of ["", "&sort=name"]) {
        const { data, count } = await staffList(
          `status=all&search=${encodeURIComponent(typed)}${sort}`,
        );
        expect([count, data]).toMatchObject([1, [{ id: made.id, sku_variant_id: medium?.id }]]);
      }
    }
    const [named] = (await staffList("status=all&q=scanned+draft+tunic")).data;
    expect([named?.id, named?.sku_variant_id]).toEqual([made.id, undefined]);
    expect((await staffList("status=all&q=RW-0071")).count).toBe(0);
    await write("PUT", `/api/products/${made.id}`, { status: "published" });
    expect((await publicList("q=RW-0071%2FM")).count).toBe(0);
    await callShop(shop, "DELETE", `/api/products/${made.id}`, { token });
    expect((await staffList("status=all&q=RW-0071%2FM")).count).toBe(0);
  });

  it("is sorted by price and by name, published products and drafts together", async () => {
    const prices = (await everything("status=all&sort=price_desc")).map(({ price }) => price);
    expect(prices).toEqual([...prices].sort((a, b) => b - a));
    const cheapest = (await everything("status=all&sort=price_asc")).map(({ price }) => price);
    expect(cheapest).toEqual([...prices].reverse());
    const names = (await everything("status=all&sort=name")).map(({ name }) =>
      name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase(),
    );
    expect(names).toContain("emeraude draft skirt");
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });
});

describe("one product for staff", () => {
  it("is what the write answered, by id and by handle", async () => {
    const made = await make("Kivu Draft Dress", { sizes: ["S", "M"], colors: [RED] });
    for (const key of [made.id, made.handle]) {
      const { status, json } = await read(key);
      expect([status, json]).toEqual([200, { success: true, data: made }]);
    }
    expect((await staffList("status=draft&q=kivu+draft+dress")).data).toEqual([made]);
    expect((await read("prod_nobody")).status).toBe(404);
  });

  it("has an ETag and a time that a write takes, and refuses when they are old", async () => {
    for (const status of ["draft", "published"]) {
      const made = await make(`Versioned ${status}`, { status });
      const path = `/api/products/${made.id}`;
      const { etag } = await read(made.id);
      const first = await callShop(shop, "PUT", path, {
        token,
        body: { price: 26_000 },
        headers: { "If-Match": etag },
      });
      expect(first.status).toBe(200);
      expect((await read(made.id)).etag).toBe(first.headers.get("etag"));
      const stale = await callShop(shop, "PUT", path, {
        token,
        body: { price: 27_000 },
        headers: { "If-Match": etag },
      });
      expect(stale.status).toBe(409);
      expect(savedProductResponseSchema.parse((await read(made.id)).json).data).toEqual(
        failureSchema.parse(stale.json).data,
      );
    }
  });

  it("moves its time with an edit that changed nothing to be seen", async () => {
    for (const status of ["draft", "published"]) {
      const made = await make(`Untouched ${status}`, { status });
      const edited = await write("PUT", `/api/products/${made.id}`, { price: made.price });
      expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(made.updatedAt));
      const { data } = await staffList(`status=all&q=${encodeURIComponent(`untouched ${status}`)}`);
      expect(data).toEqual([edited]);
      const again = await write("PUT", `/api/products/${made.id}`, {
        price: 26_000,
        updatedAt: data[0]?.updatedAt,
      });
      expect(again.price).toBe(26_000);
    }
  });

  it("goes to the shoppers and back, and is counted where it is", async () => {
    const counts = async () => [
      (await staffList("status=all")).count,
      (await staffList("status=draft")).count,
      (await publicList("")).count,
    ];
    const before = await counts();
    const [all = 0, drafts = 0, shown = 0] = before;
    const made = await make("Wandering Coat", { sizes: ["S"] });
    expect(await counts()).toEqual([all + 1, drafts + 1, shown]);
    const published = await write("PUT", `/api/products/${made.id}`, { status: "published" });
    expect(await counts()).toEqual([all + 1, drafts, shown + 1]);
    expect((await read(made.id)).json).toEqual({ success: true, data: published });
    const drafted = await write("PUT", `/api/products/${made.id}`, { status: "draft" });
    expect(await counts()).toEqual([all + 1, drafts + 1, shown]);
    expect((await read(made.handle)).json).toEqual({ success: true, data: drafted });
    expect((await callShop(shop, "DELETE", `/api/products/${made.id}`, { token })).status).toBe(
      200,
    );
    expect(await counts()).toEqual(before);
    expect((await read(made.id)).status).toBe(404);
  });

  it("is found when it can't be shown: without a price, without a variant", async () => {
    const { product } = (await backOffice("POST", "/admin/products", {
      title: "Bare thing",
      status: "published",
      options: [{ title: "Size", values: ["S"] }],
      variants: [{ title: "S", options: { Size: "S" }, prices: [], manage_inventory: true }],
    })) as { product: { id: string; variants: { id: string }[] } };
    const bare = async () => (await staffList("status=draft&q=bare+thing")).data;
    expect(await bare()).toMatchObject([{ id: product.id, price: 0, status: "draft" }]);
    expect((await publicList("q=bare+thing")).count).toBe(0);
    const variant = `/admin/products/${product.id}/variants/${product.variants[0]?.id}`;
    await backOffice("POST", variant, { prices: [{ amount: 5_000, currency_code: "rwf" }] });
    expect(await bare()).toEqual([]);
    expect((await publicList("q=bare+thing")).data).toMatchObject([{ price: 5_000 }]);
    await backOffice("DELETE", variant);
    expect(await bare()).toMatchObject([{ price: 0, variants: [], stock_quantity: 0 }]);
    expect((await publicList("q=bare+thing")).count).toBe(0);
    await backOffice("DELETE", `/admin/products/${product.id}`);
    expect(await bare()).toEqual([]);
  });
});
