import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderBody, send } from "../../harness/checkout-storm";
import { categoryListResponseSchema, productResponseSchema } from "../../src/contracts/catalogue";
import { closeDatabase, inTransaction } from "../../src/lib/database";
import type { ImportedProduct } from "../../src/contracts/imported-product";
import ProductWritingService, {
  type ImportContext,
  type ImportOutcome,
} from "../../src/modules/product/writing/service";
import { useShop } from "../../harness/use-shop";
import { sheetProduct, withVariants } from "../../harness/bulk-products";
import { callShop, logIn } from "../../harness/people";

const BATCH = 200;
const writing = new ProductWritingService();

const shop = useShop("quiet");
let database: Client;
let token: string;
let context: ImportContext;

const range = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, number) => sheetProduct(prefix, number));

const importBatch = (products: readonly ImportedProduct[]) =>
  inTransaction((inside) => writing.importProducts(inside, products, context));

async function importAll(products: readonly ImportedProduct[]): Promise<ImportOutcome[]> {
  const outcomes: ImportOutcome[] = [];
  for (let from = 0; from < products.length; from += BATCH) {
    outcomes.push(...(await importBatch(products.slice(from, from + BATCH))));
  }
  return outcomes;
}

const importOne = async (product: ImportedProduct): Promise<ImportOutcome> => {
  const [outcome] = await importBatch([product]);
  if (!outcome) throw new Error("No outcome.");
  return outcome;
};

const idOf = ({ productId, problems }: ImportOutcome): string => {
  if (productId === null) throw new Error(JSON.stringify(problems));
  return productId;
};

const tally = (outcomes: readonly ImportOutcome[]) => {
  const counts: Partial<Record<ImportOutcome["outcome"], number>> = {};
  for (const { outcome } of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
};

async function rows<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

const count = async (text: string, values: unknown[] = []) =>
  Number((await rows<{ n: string }>(text, values))[0]?.n);

const productsOf = (prefix: string) =>
  count("SELECT count(*) AS n FROM product WHERE handle LIKE $1 AND deleted_at IS NULL", [
    `${prefix}-%`,
  ]);

interface VariantFacts {
  id: string;
  sku: string;
  price: number;
  available: number;
  reserved: number;
}

const variantsOf = (handle: string) =>
  rows<VariantFacts>(
    `SELECT v.id, v.sku, a.amount::integer AS price, l.reserved_quantity::integer AS reserved,
       (l.stocked_quantity - l.reserved_quantity)::integer AS available
     FROM product p JOIN product_variant v ON v.product_id = p.id AND v.deleted_at IS NULL
     JOIN product_variant_price_set s ON s.variant_id = v.id
     JOIN price a ON a.price_set_id = s.price_set_id AND a.deleted_at IS NULL
     JOIN product_variant_inventory_item k ON k.variant_id = v.id AND k.deleted_at IS NULL
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE p.handle = $1 AND p.deleted_at IS NULL ORDER BY v.variant_rank`,
    [handle],
  );

/** Which version of each row is there: equal when nothing was written. */
const versions = (prefix: string) =>
  rows<{ id: string; updated: string; versions: string }>(
    `SELECT p.id, p.updated_at::text AS updated, p.xmin::text || string_agg(
       concat_ws(',', v.xmin, a.xmin, l.xmin), ';' ORDER BY v.id) AS versions
     FROM product p JOIN product_variant v ON v.product_id = p.id
     JOIN product_variant_price_set s ON s.variant_id = v.id
     JOIN price a ON a.price_set_id = s.price_set_id
     JOIN product_variant_inventory_item k ON k.variant_id = v.id
     JOIN inventory_level l ON l.inventory_item_id = k.inventory_item_id
     WHERE p.handle LIKE $1 GROUP BY p.id, p.xmin ORDER BY p.id`,
    [`${prefix}-%`],
  );

const shown = async (key: string) =>
  productResponseSchema.parse((await callShop(shop, "GET", `/api/products/${key}`)).json).data;

beforeAll(async () => {
  process.env.DATABASE_URL = shop.databaseUrl;
  database = new Client({ connectionString: shop.databaseUrl });
  await database.connect();
  // As PostgreSQL does by itself now and then: its statistics are of a queue in which nothing waits.
  await database.query("ANALYZE");
  ({ token } = await logIn(shop, shop.admin));
  const { json } = await callShop(shop, "GET", "/api/categories");
  const { data } = categoryListResponseSchema.parse(json);
  context = {
    categories: new Map(data.map(({ id, category_name: name }) => [name.toLowerCase(), id])),
    mayPublish: true,
    stockRule: "set",
    usualPrices: new Map(),
    fileHandles: new Set<string>(),
  };
  expect(context.categories.has("dresses")).toBe(true);
});
afterAll(async () => {
  await closeDatabase();
  await database.end();
});

describe("a file of 500 products", () => {
  const file = range("isoko", 500);

  it("is planned without anything being written", async () => {
    const before = await productsOf("isoko");
    const plan = await writing.planImport(file.slice(0, BATCH), context);
    expect(tally(plan)).toEqual({ created: BATCH });
    expect([before, await productsOf("isoko")]).toEqual([0, 0]);
  });

  it("is made, each product with its variants, prices and stock", async () => {
    expect(tally(await importAll(file))).toEqual({ created: 500 });
    expect(await productsOf("isoko")).toBe(500);
    const variants = await variantsOf("isoko-7");
    expect(variants.map(({ sku, price, available }) => [sku, price, available])).toEqual(
      file[7]?.variants.map(({ sku, priceRwf, stock }) => [sku, priceRwf, stock]),
    );
    await expect
      .poll(() => count("SELECT count(*) AS n FROM catalogue_dirty"), { timeout: 20_000 })
      .toBe(0);
    expect(await shown("isoko-7")).toMatchObject({
      name: "Umwenda isoko 7",
      description: "Number 7 of its kind.\nMade to last.",
      price: 20_000,
      stock_quantity: 36,
      sizes: ["S", "M", "L"],
      colors: ["#b5301a", "#232c45"],
      category_name: "Dresses",
      gender: "women",
    });
  });

  it("changes nothing the second time", async () => {
    const before = await versions("isoko");
    expect(tally(await importAll(file))).toEqual({ unchanged: 500 });
    expect(await versions("isoko")).toEqual(before);
    expect(before).toHaveLength(500);
  });

  it("updates only what differs, and keeps the variants", async () => {
    const before = await versions("isoko");
    const variants = await variantsOf("isoko-2");
    const changed = file.map((product, at) => {
      if (at === 1) return { ...product, name: "Renamed" };
      if (at === 2) return withVariants(product, (_, n) => (n === 4 ? { priceRwf: 33_000 } : {}));
      if (at === 3) return withVariants(product, (_, n) => (n === 0 ? { stock: 0 } : {}));
      return product;
    });
    const outcomes = await importAll(changed);
    expect(
      outcomes.flatMap(({ outcome, handle }) => (outcome === "updated" ? handle : [])),
    ).toEqual(["isoko-1", "isoko-2", "isoko-3"]);
    const touched = new Set(outcomes.slice(1, 4).map(idOf));
    const after = await versions("isoko");
    const moved = after.filter(({ updated }, at) => updated !== before[at]?.updated);
    expect(new Set(moved.map(({ id }) => id))).toEqual(touched);
    expect(after.filter(({ id }) => !touched.has(id))).toEqual(
      before.filter(({ id }) => !touched.has(id)),
    );
    const repriced = variants.map((one, n) => (n === 4 ? { ...one, price: 33_000 } : one));
    expect(await variantsOf("isoko-2")).toEqual(repriced);
    expect((await variantsOf("isoko-3"))[0]?.available).toBe(0);
    expect(tally(await importAll(changed))).toEqual({ unchanged: 500 });
  });

  it("is what Medusa's workflows would have made", async () => {
    const orphans = await count(
      `SELECT count(*) AS n FROM product p WHERE p.handle LIKE 'isoko-%' AND (
         NOT EXISTS (SELECT 1 FROM product_sales_channel s WHERE s.product_id = p.id)
         OR NOT EXISTS (SELECT 1 FROM product_shipping_profile s WHERE s.product_id = p.id)
         OR NOT EXISTS (SELECT 1 FROM product_category_product s WHERE s.product_id = p.id))`,
    );
    expect(orphans).toBe(0);
    const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(shop.admin),
    });
    const { token: native } = (await login.json()) as { token: string };
    const answer = await fetch(
      `${shop.backoffice}/admin/products?handle=isoko-9&fields=*variants,*variants.prices,*variants.options,*options.values`,
      { headers: { Authorization: `Bearer ${native}` } },
    );
    interface Native {
      variants: { sku: string; prices: { amount: number }[]; options: { value: string }[] }[];
      options: { title: string; values: { value: string }[] }[];
    }
    const { products } = (await answer.json()) as { products: Native[] };
    expect(products[0]?.options.map(({ title, values }) => [title, values.length]).sort()).toEqual([
      ["Color", 2],
      ["Size", 3],
    ]);
    const variants = products[0]?.variants.map(({ sku, prices, options }) => [
      sku,
      prices[0]?.amount,
      options.length,
    ]);
    expect(variants?.sort()).toEqual(
      file[9]?.variants.map(({ sku, priceRwf }) => [sku, priceRwf, 2]).sort(),
    );
  });
});

describe("a product that is there", () => {
  it("keeps variants that the file does not name, and gets those that are new", async () => {
    const product = sheetProduct("ikigega", 1);
    await importOne(product);
    const before = await variantsOf(product.handle);
    const row = { row: 2, sku: null, size: "XL", color: "#b5301a", stock: 4 };
    const wider = { ...product, variants: [...product.variants.slice(0, 1), row] };
    expect((await importOne(wider)).outcome).toBe("updated");
    const after = await variantsOf(product.handle);
    expect(after).toHaveLength(7);
    expect(after.filter(({ id }) => before.some((one) => one.id === id))).toEqual(before);
    // Its price is the one shown; its SKU is made.
    expect(after.find(({ sku }) => sku === "ikigega-1-xl-b5301a")).toMatchObject({
      price: 20_000,
      available: 4,
    });
    expect((await importOne(wider)).outcome).toBe("unchanged");
  });

  it("keeps what the file does not say", async () => {
    const product = sheetProduct("ikigega", 2);
    const id = idOf(await importOne(product));
    const { handle, row } = product;
    expect((await importOne({ handle, row, variants: [] })).outcome).toBe("unchanged");
    const bare = product.variants.map(({ sku }) => ({ row, sku, size: null, color: null }));
    expect((await importOne({ handle, row, variants: bare })).outcome).toBe("unchanged");
    const draft = await importOne({ handle, row, variants: [], status: "draft", gender: "kids" });
    expect(draft).toMatchObject({ outcome: "updated", productId: id });
    // Whoever imports lets the catalogue catch up afterwards; here its own rounds find the change.
    await expect
      .poll(async () => (await callShop(shop, "GET", `/api/products/${handle}`)).status)
      .toBe(404);
  });

  it("changes category, gender and SKU", async () => {
    const product = sheetProduct("ikigega", 3);
    await importOne(product);
    const before = await variantsOf(product.handle);
    const other = [...context.categories.keys()].find((name) => name !== "dresses");
    const changed = withVariants(
      { ...product, category: other?.toUpperCase(), gender: "men" },
      (_, at) => (at === 0 ? { sku: "ikigega-new" } : {}),
    );
    expect((await importOne(changed)).outcome).toBe("updated");
    expect((await importOne(changed)).outcome).toBe("unchanged");
    const after = await variantsOf(product.handle);
    expect(after).toEqual(before.map((one, at) => (at ? one : { ...one, sku: "ikigega-new" })));
    const items = await count(
      "SELECT count(*) AS n FROM inventory_item WHERE sku = 'ikigega-new' AND deleted_at IS NULL",
    );
    expect(items).toBe(1);
  });

  it("leaves its handle and SKUs free when it is deleted", async () => {
    const product = sheetProduct("ikigega", 4);
    const first = idOf(await importOne(product));
    const { status } = await callShop(shop, "DELETE", `/api/products/${first}`, { token });
    expect(status).toBe(200);
    const again = await importOne(product);
    expect(again.outcome).toBe("created");
    expect(again.productId).not.toBe(first);
  });

  it("starts as a draft where new products wait for approval", async () => {
    const product = sheetProduct("ikigega", 5, { status: undefined });
    await inTransaction((inside) =>
      writing.importProducts(inside, [product], { ...context, mayPublish: false }),
    );
    const [row] = await rows("SELECT status FROM product WHERE handle = $1", [product.handle]);
    expect(row).toEqual({ status: "draft" });
    expect((await importOne(product)).outcome).toBe("unchanged");
  });

  it("has no size and colour where the file gives none", async () => {
    const variant = { row: 2, sku: null, size: null, color: null, stock: 3, priceRwf: 9000 };
    const product = sheetProduct("ikigega", 6, { variants: [variant] });
    expect((await importOne(product)).outcome).toBe("created");
    await expect.poll(async () => (await shown(product.handle)).stock_quantity).toBe(3);
    expect(await shown(product.handle)).toMatchObject({ sizes: [], colors: [], price: 9000 });
    expect((await importOne(product)).outcome).toBe("unchanged");
  });
});

describe("a product that is refused", () => {
  it("does not keep the others of its batch from being made, and says why", async () => {
    const taken = sheetProduct("ubwoko", 0);
    await importOne(taken);
    const good = range("icyiza", 20);
    const withSku = (number: number, sku: string) =>
      withVariants(sheetProduct("ubwoko", number), (_, at) => (at === 2 ? { sku } : {}));
    const plain = sheetProduct("ubwoko", 9);
    const many = Array.from({ length: 101 }, (_, at) => ({
      row: at,
      sku: null,
      size: `T${at}`,
      color: null,
      priceRwf: 1000,
    }));
    const images = Array.from({ length: 6 }, (_, at) => ({
      row: 40 + at,
      source: `https://example.rw/${at}.jpg`,
    }));
    const bad: [ImportedProduct, number, string][] = [
      [withSku(1, taken.variants[0]?.sku ?? ""), 10, "is already used by another product"],
      [withSku(2, good[3]?.variants[0]?.sku ?? ""), 16, "comes twice"],
      [{ ...plain, handle: "import", row: 5 }, 5, "The handle import is reserved"],
      [{ ...plain, handle: "ubwoko-10", category: "Nowhere", row: 6 }, 6, "There is no category"],
      [{ ...plain, handle: "ubwoko-11", name: undefined, row: 7 }, 7, "Product name is required"],
      [{ ...plain, handle: "ubwoko-12", variants: many, row: 8 }, 8, "at most 100 variants"],
      [{ ...plain, handle: "ubwoko-13", variants: [], images }, 45, "Maximum 5 images"],
      [{ ...plain, handle: "ubwoko-14", variants: [], row: 9 }, 9, "Valid price is required"],
      [
        { ...plain, handle: "ubwoko-15", images: [{ row: 50, source: "/uploads/none.webp" }] },
        50,
        "There is no picture",
      ],
      [good[0] as ImportedProduct, 2, "comes twice"],
    ];
    const outcomes = await importBatch([...good, ...bad.map(([product]) => product)]);
    expect(tally(outcomes.slice(0, 20))).toEqual({ created: 20 });
    outcomes.slice(20).forEach((outcome, at) => {
      const [, row, message = ""] = bad[at] ?? [];
      expect(outcome).toMatchObject({ outcome: "refused", productId: null });
      expect(outcome.problems).toContainEqual({
        row,
        column: outcome.problems[0]?.column,
        message: expect.stringContaining(message) as unknown,
      });
    });
    expect(await productsOf("icyiza")).toBe(20);
    expect(await productsOf("ubwoko")).toBe(1);
  });

  it("is one that the database does not take, whatever the reason", async () => {
    const good = range("byiza", 10);
    const odd = sheetProduct("ubwoko", 20, { name: "A\u0000B" });
    const outcomes = await importBatch([...good.slice(0, 5), odd, ...good.slice(5)]);
    expect(tally(outcomes)).toEqual({ created: 10, refused: 1 });
    expect(outcomes[5]?.problems).toEqual([
      { row: odd.row, column: null, message: "This product could not be stored" },
    ]);
  });

  it("has more variants together with those that are there than a product may have", async () => {
    const variants = (from: number) =>
      Array.from({ length: 60 }, (_, at) => ({
        row: at + 2,
        sku: null,
        size: `N${from + at}`,
        color: null,
        priceRwf: 1000,
      }));
    const product = sheetProduct("ubwinshi", 1, { variants: variants(0) });
    expect((await importOne(product)).outcome).toBe("created");
    const refused = await importOne({ ...product, name: "Other", variants: variants(60) });
    expect(refused.outcome).toBe("refused");
    expect(await variantsOf(product.handle)).toHaveLength(60);
    const [row] = await rows("SELECT title FROM product WHERE handle = $1", [product.handle]);
    expect(row).toEqual({ title: product.name });
  });

  it("is planned as good where only its category has yet to be made", async () => {
    const hat = sheetProduct("ibyiciro", 1, { category: "Hats" });
    expect(tally(await writing.planImport([hat], context))).toEqual({ created: 1 });
    expect(tally(await importBatch([hat]))).toEqual({ refused: 1 });
  });
});

describe("pictures", () => {
  const sources = ["https://example.rw/a.jpg", "https://example.rw/b.jpg"];
  const images = sources.map((source, row) => ({ row: 2 + row, source }));
  const place = (id: string, at: number, url: string) =>
    inTransaction((inside) =>
      writing.placePicture(inside, id, {
        source: sources[at] ?? "",
        url,
        color: null,
        order: sources,
      }),
    );
  const imagesOf = async (id: string) => {
    const held = await rows<{ url: string }>(
      "SELECT url FROM image WHERE product_id = $1 AND deleted_at IS NULL ORDER BY rank",
      [id],
    );
    return held.map(({ url }) => url);
  };

  it("are named until they are there, stand in their order, and are known the next time", async () => {
    const product = sheetProduct("ifoto", 1, { images });
    const made = await importOne(product);
    expect(made.pictures).toEqual({
      order: sources,
      missing: sources.map((source) => ({ source, color: null })),
    });
    const id = idOf(made);
    expect(await place(id, 1, "/uploads/ifoto-b.webp")).toBe(true);
    expect((await importOne(product)).pictures).toEqual({
      order: sources,
      missing: [{ source: sources[0], color: null }],
    });
    expect(await place(id, 0, "/uploads/ifoto-a.webp")).toBe(true);
    expect(await place(id, 0, "/uploads/ifoto-twice.webp")).toBe(false);
    expect(await imagesOf(id)).toEqual(["/uploads/ifoto-a.webp", "/uploads/ifoto-b.webp"]);
    expect(await importOne(product)).toMatchObject({ outcome: "unchanged", pictures: null });
    const turned = { ...product, images: [...images].reverse() };
    expect((await importOne(turned)).outcome).toBe("updated");
    expect(await imagesOf(id)).toEqual(["/uploads/ifoto-b.webp", "/uploads/ifoto-a.webp"]);
    const [row] = await rows("SELECT thumbnail FROM product WHERE id = $1", [id]);
    expect(row).toEqual({ thumbnail: "/uploads/ifoto-b.webp" });
  });

  it("that the file does not name stay until its own have come", async () => {
    const own = [{ row: 2, source: "/uploads/ifoto-a.webp" }];
    const product = sheetProduct("ifoto", 2, { images: own });
    const id = idOf(await importOne(product));
    expect(await imagesOf(id)).toEqual(["/uploads/ifoto-a.webp"]);
    const other = { ...product, images };
    expect(await importOne(other)).toMatchObject({ outcome: "unchanged" });
    await place(id, 0, "/uploads/new-a.webp");
    expect(await imagesOf(id)).toEqual(["/uploads/new-a.webp", "/uploads/ifoto-a.webp"]);
    await place(id, 1, "/uploads/new-b.webp");
    expect(await imagesOf(id)).toEqual(["/uploads/new-a.webp", "/uploads/new-b.webp"]);
  });

  it("are not put to a product that is gone", async () => {
    const id = idOf(await importOne(sheetProduct("ifoto", 3, { images })));
    await callShop(shop, "DELETE", `/api/products/${id}`, { token });
    expect(await place(id, 0, "/uploads/late.webp")).toBe(false);
  });
});

describe("imports beside other writers", () => {
  it("of one file twice at once make each product once, and both finish", async () => {
    const file = range("kabiri", 400);
    const [one, other] = await Promise.all([importAll(file), importAll([...file].reverse())]);
    const all = [...one, ...other];
    expect(tally(all)).toEqual({ created: 400, unchanged: 400 });
    expect(await productsOf("kabiri")).toBe(400);
    expect(new Set(all.map(idOf)).size).toBe(400);
  });

  it("meet products that staff make with the same handle and edit meanwhile", async () => {
    const file = range("abakozi", 60);
    const categoryId = context.categories.get("dresses");
    const body = (handle: string) => ({
      product_name: `By hand ${handle}`,
      price: 1000,
      category_id: categoryId,
      stock_quantity: 1,
      handle,
    });
    const made = file
      .slice(0, 20)
      .map(({ handle }) => callShop(shop, "POST", "/api/products", { token, body: body(handle) }));
    const [outcomes] = await Promise.all([importBatch(file), ...made]);
    expect(outcomes.filter(({ outcome }) => outcome === "refused")).toEqual([]);
    for (const { status } of await Promise.all(made)) expect([201, 409]).toContain(status);
    expect(await productsOf("abakozi")).toBe(60);
    const edits = file.map(({ handle }, at) =>
      callShop(shop, "PUT", `/api/products/${handle}`, { token, body: { price: 5000 + at } }),
    );
    const priced = file.map((product) => withVariants(product, () => ({ priceRwf: 7000 })));
    const [again, ...answers] = await Promise.all([importBatch(priced), ...edits]);
    expect(again.filter(({ outcome }) => outcome === "refused")).toEqual([]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it("sell nothing twice and keep what buyers have reserved", async () => {
    const product = withVariants(sheetProduct("abaguzi", 1), () => ({ stock: 20 }));
    await importOne(product);
    await expect
      .poll(async () => (await shown(product.handle)).stock_quantity, { timeout: 10_000 })
      .toBe(120);
    const [first, second] = await variantsOf(product.handle);
    if (!first || !second) throw new Error("No variants.");
    const buy = (id: string, buyer: number) =>
      send(shop.origin, { key: randomUUID(), body: orderBody(id, buyer) });
    const renamed = (at: number) =>
      withVariants({ ...product, name: `Name ${at}` }, ({ size, color }) => ({
        // The first is left out; the second is recounted again and again.
        stock: size === "M" && color === "#b5301a" ? 3 + (at % 5) : undefined,
      }));
    let importing = true;
    const imports = (async () => {
      for (let at = 0; importing; at += 1) {
        expect((await importOne(renamed(at))).outcome).toBe("updated");
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, buyer) => buy((buyer % 2 ? second : first).id, buyer)),
    );
    importing = false;
    await imports;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    const sold = (parity: number) =>
      answers.filter(({ status }, at) => status === 201 && at % 2 === parity).length;
    const after = await variantsOf(product.handle);
    expect(sold(0)).toBe(20);
    expect(after[0]).toEqual({ ...first, available: 0, reserved: 20 });
    await importOne(renamed(4));
    expect((await variantsOf(product.handle))[1]).toEqual({
      ...second,
      available: 7,
      reserved: sold(1),
    });
    const reserved = await count(
      `SELECT coalesce(sum(r.quantity), 0) AS n FROM reservation_item r
       JOIN product_variant_inventory_item k ON k.inventory_item_id = r.inventory_item_id
       WHERE k.variant_id = $1 AND r.deleted_at IS NULL`,
      [second.id],
    );
    expect(reserved).toBe(sold(1));
  });
});

describe("an import that breaks off", () => {
  it("leaves nothing when its transaction is given up", async () => {
    const file = range("gusubira", 50);
    const work = inTransaction(async (inside) => {
      await writing.importProducts(inside, file, context);
      throw new Error("given up");
    });
    await expect(work).rejects.toThrow("given up");
    expect(await productsOf("gusubira")).toBe(0);
    expect(tally(await importBatch(file))).toEqual({ created: 50 });
  });

  it("leaves nothing when its connection is killed in the middle", async () => {
    const file = range("kwica", 50);
    const work = inTransaction(async (inside) => {
      const [row] = await inside<{ pid: number }>(
        { name: "spec.pid", text: "SELECT pg_backend_pid() AS pid" },
        [],
      );
      await writing.importProducts(inside, file, context);
      await database.query("SELECT pg_terminate_backend($1)", [row?.pid]);
      await writing.importProducts(inside, range("kwica-b", 50), context);
    });
    await expect(work).rejects.toThrow();
    expect(await productsOf("kwica")).toBe(0);
    expect(tally(await importBatch(file))).toEqual({ created: 50 });
  });
});

it("leaves the catalogue equal to Medusa's tables", async () => {
  await expect
    .poll(() => count("SELECT count(*) AS n FROM catalogue_dirty"), { timeout: 20_000 })
    .toBe(0);
  const wrong = await rows(
    `SELECT p.id FROM product p LEFT JOIN catalogue_product c ON c.id = p.id
     LEFT JOIN LATERAL catalogue_compute(ARRAY[p.id]) f ON true
     WHERE c.json IS DISTINCT FROM f.json`,
  );
  expect(wrong).toEqual([]);
});
