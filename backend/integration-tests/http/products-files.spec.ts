/** Over a minute: pictures fetched from servers that are slow, hang or lie, and exports to readers who wait or leave. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { type RequestListener, request as openRequest, type IncomingMessage } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  productResponseSchema,
  productListResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import type { ImportJob } from "../../src/contracts/product-import";
import { countsOf, ImportDesk } from "../../harness/import-desk";
import { csvOf, type CsvRow } from "../../harness/import-files";
import { httpStandIn } from "../../harness/http-stand-in";
import { until } from "../../harness/until";
import { ownShop, use } from "../../harness/use-shop";
import { zipOf } from "../../harness/zip-of";
import { QUICK, NO_POST } from "../../harness/visitor";
import { setTimeout as pause } from "node:timers/promises";
import { orderBody } from "../../harness/checkout-storm";
import {
  savedProductResponseSchema,
  type SavedProduct,
} from "../../src/contracts/catalogue-writes";
import { FALLBACK_RATES } from "../../src/contracts/money";
import type { ImportedProduct } from "../../src/contracts/imported-product";
import { TRANSLATED } from "../../src/contracts/translated";
import { readProducts } from "../../src/modules/product/import/format/read-products";
import { lookResponseSchema } from "../../src/contracts/companions";
import { callShop, register, withDatabase } from "../../harness/people";

const SHOP_URL = "https://strive.example";
const SLOW_TEST_MS = 180_000;

/** Somebody else's server of pictures. */
async function pictureServer() {
  let answer: RequestListener = (_request, response) => response.writeHead(404).end();
  const asked: string[] = [];
  const { url, host, close } = await httpStandIn((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
  return {
    host,
    origin: url,
    asked,
    answer: (next: RequestListener) => {
      answer = next;
    },
    close,
  };
}
const usePictureServer = () => use(pictureServer, (server) => server.close());

/** A picture like no other. */
const pictureOf = (red: number, width = 60) =>
  sharp({ create: { width, height: 40, channels: 3, background: { r: red, g: 90, b: 120 } } })
    .jpeg()
    .toBuffer();

const allowed = usePictureServer();
const inner = usePictureServer();
const shop = ownShop(() => ({
  env: { ...NO_POST, ...QUICK, PACE: "0.2", SHOP_URL, IMPORT_PICTURE_HOSTS: allowed.host },
}));
let desk: ImportDesk;
let pictures: Buffer[];

beforeAll(async () => {
  pictures = await Promise.all([10, 90, 170].map((red) => pictureOf(red, 60 + red)));
  desk = await ImportDesk.approvingAt(shop);
});

/** `/0.jpg` is the first of the pictures; everything else is not there. */
beforeEach(() => {
  allowed.asked.length = 0;
  allowed.answer((request, response) => {
    const picture = pictures[Number(/^\/(\d)\.jpg$/.exec(request.url ?? "")?.[1])];
    if (picture) response.end(picture);
    else response.writeHead(404).end();
  });
});

function productWith(handle: string, sources: readonly string[]): CsvRow[] {
  const [first = "", ...more] = sources;
  return [
    {
      Handle: handle,
      Title: `Picture ${handle}`,
      Type: "Pictured",
      "Option1 Name": "Size",
      "Option1 Value": "M",
      "Variant Inventory Qty": "3",
      "Variant Price": "9000",
      Status: "active",
      "Image Src": first,
    },
    ...more.map((source) => ({ Handle: handle, "Image Src": source })),
  ];
}

const settled = (id: string): Promise<ImportJob> =>
  desk.until(id, (job) => job.pictures.waiting === 0);

async function product(handle: string) {
  const { json } = await desk.call("GET", `/api/products/${handle}`);
  return productResponseSchema.parse(json).data;
}

/** Widths tell which picture is which. */
const widthsOf = ({ images }: { images: string[] }) =>
  images.map((url) => Number(/-(\d+)x\d+-/.exec(url)?.[1]));

/** What shoppers read follows a picture that is done, in a moment. */
async function productShowing(handle: string, widths: number[]) {
  await expect.poll(async () => widthsOf(await product(handle))).toEqual(widths);
  return product(handle);
}

const sourcesOf = async (handle: string) =>
  (
    await desk.query(
      `SELECT i.metadata ->> 'source' AS source FROM image i JOIN product p ON p.id = i.product_id
       WHERE p.handle = $1 AND i.deleted_at IS NULL ORDER BY i.rank`,
      [handle],
    )
  ).map(({ source }) => source);

const filesHeld = async () =>
  (await readdir(path.join(desk.shop.dataDir, "uploads"))).filter((name) => !name.startsWith("."))
    .length;

let categoryId: string;

const call = (method: string, path: string, body?: unknown) =>
  callShop(shop, method, path, { token: desk.token, body });
const exported = () =>
  fetch(new URL("/api/products/export", shop.origin), {
    headers: { Authorization: `Bearer ${desk.token}` },
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
const ofFile = ({
  status: _s,
  row: _r,
  look: _l,
  variants,
  images,
  ...product
}: ImportedProduct) => ({
  ...product,
  images: images?.map(({ source }) => source) ?? [],
  image_colors: images?.map(({ color }) => color) ?? [],
  priceRwf: Math.min(...variants.map(({ priceRwf }) => priceRwf ?? Infinity)),
  variants: variants
    .map(({ size, color, stock }) => [size ?? "S", color ?? "Gray", stock].join("/"))
    .sort(),
});
const byHandle = (a: { handle: string }, b: { handle: string }) => (a.handle < b.handle ? -1 : 1);

describe("GET /api/products/export", () => {
  beforeAll(async () => {
    const [first] = await allPublished();
    categoryId = first?.category_id?._id ?? "";
  });

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

  it("has what completes a look, which comes back in any order, and names what there is not", async () => {
    const [main, piece] = [await make({}), await make({ status: "draft" })];
    const look = { products: [piece.id], version: 0 };
    expect((await call("PUT", `/api/products/${main.id}/look`, look)).status).toBe(200);
    const [header = "", ...rows] = (await (await exported()).text()).split("\r\n");
    const cells = header.split(",");
    expect(cells.at(-1)).toBe("Worn With");
    const rowOf = ({ handle }: Product) => rows.find((row) => row.startsWith(`${handle},`)) ?? "";
    expect(rowOf(main).endsWith(`,${piece.handle}`)).toBe(true);
    const lookOf = async (key: string) =>
      lookResponseSchema.parse((await call("GET", `/api/products/${key}/look`)).json).data;
    const names = async (key: string) => (await lookOf(key)).pieces.map(({ name }) => name);
    const importing = (file: string) => desk.importNow({ file });

    expect(countsOf(await importing(`${header}\r\n${rowOf(main)}`))).toMatchObject({
      unchanged: 1,
    });
    expect((await lookOf(main.id)).version).toBe(1);
    // Two of one file, each worn with the other.
    const [one, other] = [`${main.handle}-one`, `${main.handle}-other`];
    const worn = (handle: string, wornWith: string): CsvRow => ({
      ...productWith(handle, [])[0],
      Title: handle,
      "Worn With": wornWith,
    });
    const pair = csvOf([worn(one, `${other}; ${piece.handle}`), worn(other, one)]);
    const made = await importing(pair);
    expect([made.errors, countsOf(made)]).toMatchObject([[], { created: 2 }]);
    expect(await names(one)).toEqual([other, piece.name]);
    expect(await names(other)).toEqual([one]);
    expect(countsOf(await importing(pair))).toMatchObject({ unchanged: 2 });

    const bad = await importing(
      csvOf([worn(main.handle, "not-there"), worn(one, "a b c d"), worn(other, other)]),
    );
    expect(bad.errors).toEqual([
      { row: 2, column: "Worn With", message: "There is no product not-there to wear" },
      { row: 3, column: "Worn With", message: "can name at most 3 products" },
      { row: 4, column: "Worn With", message: "A product is not worn with itself" },
    ]);
    expect(await names(main.id)).toEqual([piece.name]);
    expect(countsOf(await importing(csvOf([worn(one, "")])))).toMatchObject({ updated: 1 });
    expect(await names(one)).toEqual([]);
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

describe("pictures of web addresses", () => {
  it("come after the product, in the order of the file, and are known the next time", async () => {
    const sources = ["0.jpg", "gone.jpg", "1.jpg"].map((name) => `${allowed.origin}/${name}`);
    const file = csvOf(productWith("web", sources));
    const result = await desk.importNow({ file });
    expect(result).toMatchObject({ created: 1, pictures: 3, error_count: 0 });
    const job = await settled(result.job_id);
    expect(job.pictures).toEqual({
      waiting: 0,
      done: 2,
      failed: 1,
      failures: [
        {
          product_id: expect.any(String) as string,
          source: sources[1],
          reason: "The server answered 404.",
        },
      ],
    });
    const shown = await productShowing("web", [70, 150]);
    expect(shown.image).toBe(shown.images[0]);
    expect(await sourcesOf("web")).toEqual([sources[0], sources[2]]);
    for (const url of shown.images) {
      expect((await fetch(new URL(url, desk.shop.origin))).headers.get("content-type")).toBe(
        "image/webp",
      );
    }

    const again = await desk.importNow({ file });
    expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 1, refused: 0 });
    expect(again.pictures).toBe(1);
    await settled(again.job_id);
    expect(await product("web")).toEqual(shown);
    expect(allowed.asked.filter((url) => url !== "/gone.jpg")).toEqual(["/0.jpg", "/1.jpg"]);
  });

  it(
    "are tried again when the server is out of sorts",
    async () => {
      allowed.answer((_request, response) => {
        if (allowed.asked.length === 1) response.writeHead(503).end();
        else response.end(pictures[2]);
      });
      const { job_id } = await desk.importNow({
        file: csvOf(productWith("later", [`${allowed.origin}/2.jpg`])),
      });
      expect((await settled(job_id)).pictures).toMatchObject({ done: 1, failed: 0 });
      expect(allowed.asked).toHaveLength(2);
      await productShowing("later", [230]);
    },
    SLOW_TEST_MS,
  );

  it("are never fetched from this machine or its network", async () => {
    const { port } = new URL(inner.origin);
    const handle = "inner";
    const sources = [
      `${inner.origin}/a.jpg`,
      `http://localhost:${port}/a.jpg`,
      "http://localhost/a.jpg",
      "http://[::ffff:127.0.0.1]/a.jpg",
      "http://169.254.169.254/latest/meta-data",
    ];
    const { job_id } = await desk.importNow({ file: csvOf(productWith(handle, sources)) });
    const { pictures: told } = await settled(job_id);
    expect(told.failures.map(({ source, reason }) => [source, reason]).sort()).toEqual(
      [
        [sources[0], "Only the ports 80 and 443 are fetched from."],
        [sources[1], "Only the ports 80 and 443 are fetched from."],
        [sources[2], "The address is not a public one."],
        [sources[3], "The address is not a public one."],
        [sources[4], "The address is not a public one."],
      ].sort(),
    );

    allowed.answer((_request, response) => {
      response.writeHead(302, { Location: `${inner.origin}/secret.jpg` }).end();
    });
    const over = await desk.importNow({
      file: csvOf(productWith(`${handle}-2`, [`${allowed.origin}/x.jpg`])),
    });
    expect((await settled(over.job_id)).pictures).toMatchObject({ done: 0, failed: 1 });
    expect(inner.asked).toEqual([]);
    expect((await product(handle)).images).toEqual([]);
  });

  it("leave nothing behind if their product has gone", async () => {
    const before = await filesHeld();
    let release: () => void = () => undefined;
    allowed.answer((_request, response) => {
      release = () => void response.end(pictures[0]);
    });
    const { job_id } = await desk.importNow({
      file: csvOf(productWith("fleeting", [`${allowed.origin}/0.jpg`])),
    });
    await expect.poll(() => allowed.asked.length, { timeout: 30_000 }).toBe(1);
    expect((await desk.call("DELETE", "/api/products/fleeting")).status).toBe(200);
    release();
    const { failures } = (await settled(job_id)).pictures;
    expect(failures.map(({ reason }) => reason)).toEqual([
      "The product does not need it any more.",
    ]);
    expect(await filesHeld()).toBe(before);
  });
});

describe("pictures of colours", () => {
  const [NAVY, RED] = ["#232c45", "#b5301a"];
  const sources = () => ["0.jpg", "1.jpg", "2.jpg"].map((name) => `${allowed.origin}/${name}`);
  const colorsOf = async (handle: string) => (await product(handle)).image_colors;

  /** Two colours, each shown by the picture that the variant names; a third picture by nobody. */
  function rowsOf(handle: string, [front = "", back = "", fold = ""]: readonly string[]): CsvRow[] {
    const variant = { "Variant Inventory Qty": "3", "Variant Price": "9000", Handle: handle };
    return [
      {
        ...variant,
        Title: `Coloured ${handle}`,
        Type: "Pictured",
        Status: "active",
        "Option1 Name": "Color",
        "Option1 Value": NAVY,
        "Image Src": front,
        "Variant Image": front,
      },
      { ...variant, "Option1 Value": RED, "Image Src": back, "Variant Image": back },
      { Handle: handle, "Image Src": fold },
    ];
  }

  it("show them once they have come, and again when the file changes its mind", async () => {
    const { job_id } = await desk.importNow({ file: csvOf(rowsOf("coloured", sources())) });
    await settled(job_id);
    await productShowing("coloured", [70, 150, 230]);
    expect(await colorsOf("coloured")).toEqual([NAVY, RED, null]);

    const [front, back, fold] = rowsOf("coloured", sources());
    const turned = [
      { ...front, "Variant Image": back?.["Image Src"] },
      { ...back, "Variant Image": front?.["Image Src"] },
      { ...fold },
    ];
    expect(await desk.importNow({ file: csvOf(turned) })).toMatchObject({ updated: 1 });
    expect(await colorsOf("coloured")).toEqual([RED, NAVY, null]);
    expect(await desk.importNow({ file: csvOf(turned) })).toMatchObject({ unchanged: 1 });
    const said = [front, back, { ...fold, "Image Color": NAVY }].map((row) => ({
      ...row,
      "Variant Image": undefined,
    }));
    expect(await desk.importNow({ file: csvOf(said) })).toMatchObject({ updated: 1 });
    expect(await colorsOf("coloured")).toEqual([null, null, NAVY]);
  });

  it("are named in a zip by their files", async () => {
    const [one = Buffer.alloc(0), two = Buffer.alloc(0), three = Buffer.alloc(0)] = pictures;
    const rows = rowsOf("zip-coloured", ["1.jpg", "2.jpg", "3.jpg"]);
    const files = { "x.csv": Buffer.from(csvOf(rows)), "1.jpg": one, "2.jpg": two, "3.jpg": three };
    const { job_id } = await desk.importNow({ file: await zipOf(files), name: "kit.zip" });
    await settled(job_id);
    await productShowing("zip-coloured", [70, 150, 230]);
    expect(await colorsOf("zip-coloured")).toEqual([NAVY, RED, null]);
  });
});

describe("pictures of a zip", () => {
  const rows = productWith("zipped", ["one.jpg", "shots/two.jpg", "notes.jpg"]);

  it("are taken from it, and known by what they show", async () => {
    const [one = Buffer.alloc(0), two = Buffer.alloc(0)] = pictures;
    const notes = Buffer.from("no picture at all");
    const zip = await zipOf({
      "kit/products.csv": Buffer.from(csvOf(rows)),
      "kit/one.jpg": one,
      "shots/two.jpg": two,
      "notes.jpg": notes,
      "__MACOSX/._products.csv": Buffer.from("x"),
    });
    const result = await desk.importNow({ file: zip, name: "kit.zip" });
    expect(result).toMatchObject({ created: 1, pictures: 3, error_count: 0 });
    const job = await settled(result.job_id);
    expect(job.pictures).toMatchObject({ done: 2, failed: 1 });
    expect(job.pictures.failures[0]).toMatchObject({
      source: "notes.jpg",
      reason: "Pictures must be JPEG, PNG, GIF or WebP",
    });
    const shown = await productShowing("zipped", [70, 150]);
    const digest = (data: Buffer) => `zip:${createHash("sha256").update(data).digest("hex")}`;
    expect(await sourcesOf("zipped")).toEqual([digest(one), digest(two)]);
    await expect.poll(() => desk.uploadsHeld(), { timeout: 10_000 }).toBe(0);

    const renamed = productWith("zipped", ["a.jpg", "b.jpg"]);
    const same = await zipOf({ "x.csv": Buffer.from(csvOf(renamed)), "a.jpg": one, "b.jpg": two });
    const again = await desk.importNow({ file: same, name: "kit.zip" });
    expect(countsOf(again)).toEqual({ created: 0, updated: 0, unchanged: 1, refused: 0 });
    expect(again.pictures).toBe(0);
    expect(await product("zipped")).toEqual(shown);
  });

  it("that are not in it, or too large, are errors of their rows", async () => {
    const large = Buffer.concat([pictures[0] ?? Buffer.alloc(0), randomBytes(5 * 1024 * 1024)]);
    const zip = await zipOf({
      "x.csv": Buffer.from(csvOf(productWith("missing", ["../../etc/passwd", "large.jpg"]))),
      "large.jpg": large,
    });
    const result = await desk.importNow({ file: zip, name: "kit.zip" });
    expect(result).toMatchObject({ created: 0, refused: 1, pictures: 0 });
    expect(result.errors).toEqual([
      { row: 2, column: "images", message: "There is no ../../etc/passwd in the upload" },
      { row: 3, column: "images", message: "The picture is larger than 5 MB." },
    ]);
  });

  it(
    "survive a kill",
    async () => {
      const many = [0, 1, 2, 3, 4].map((n) => pictureOf(20 + n * 40, 400 + n));
      const entries = Object.fromEntries(
        await Promise.all(many.map(async (data, n) => [`${n}.jpg`, await data] as const)),
      );
      const csv = csvOf(productWith("survivor", Object.keys(entries)));
      const zip = await zipOf({ "x.csv": Buffer.from(csv), ...entries });
      const { job_id } = await desk.importNow({ file: zip, name: "kit.zip" });
      await desk.until(job_id, ({ pictures: { done } }) => done > 0);
      await shop.kill9();
      const [left] = await desk.query(
        "SELECT count(*)::int AS n FROM product_import_picture WHERE import_id = $1 AND state = 'waiting'",
        [job_id],
      );
      expect(left?.["n"]).toBeGreaterThan(0);
      // This start also shows the switch: pictures of the zip need no network.
      await shop.restart({ IMPORT_PICTURES: "off", IMPORT_PICTURE_HOSTS: undefined });
      // One that was being taken waits for the end of its lease.
      await desk.query(
        "UPDATE product_import_picture SET next_try_at = now() WHERE state = 'waiting'",
      );
      expect((await settled(job_id)).pictures).toMatchObject({ done: 5, failed: 0 });
      // It is told when it is written, and shown a moment later.
      const shown = await until(
        async () => widthsOf(await product("survivor")),
        ({ length }) => length === 5,
      );
      expect(shown).toEqual([400, 401, 402, 403, 404]);

      const off = await desk.importNow({
        file: csvOf(productWith("offline", [`${allowed.origin}/0.jpg`])),
      });
      expect(off).toMatchObject({ created: 1, pictures: 1 });
      const { failures } = (await settled(off.job_id)).pictures;
      expect(failures.map(({ reason }) => reason)).toEqual([
        "Pictures are not fetched by this shop.",
      ]);
      expect(allowed.asked).toEqual([]);
    },
    SLOW_TEST_MS,
  );
});

/** Longer than any other read may take at the front door. */
const LONG_READ_MS = 6000;

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
      headers: { Authorization: `Bearer ${desk.token}` },
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
