import { readdir, utimes } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  categoryListResponseSchema,
  productListResponseSchema,
  productResponseSchema,
  type Product,
} from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { imageFileNames, parseImageUrl } from "../../src/contracts/image-url";
import { closeDatabase } from "../../src/lib/database";
import { sweepPictures } from "../../src/workflows/catalogue-pictures/sweep-pictures";
import { startShop, type Shop } from "../harness";
import { logIn, register } from "../harness/people";

const MB = 1024 * 1024;

let shop: Shop;
let token: string;
let categoryId: string;
let jpeg: Buffer;

beforeAll(async () => {
  shop = await startShop({ env: { RATE_LIMIT: "off", LOG_LEVEL: "info" } });
  ({ token } = await logIn(shop, shop.admin));
  const categories = await fetch(`${shop.origin}/api/categories`);
  categoryId = categoryListResponseSchema.parse(await categories.json()).data[0]?.id ?? "";
  jpeg = await sharp({ create: { width: 500, height: 400, channels: 3, background: "#d9d3c7" } })
    .withExif({ IFD3: { GPSLatitude: "1/1 57/1 0/1" } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await closeDatabase();
  await shop.stop();
});

let before: string[];
const stored = async () => (await readdir(path.join(shop.dataDir, "uploads"))).sort();
beforeEach(async () => {
  before = await stored();
});

type FormFile = readonly [name: string, data: Uint8Array];

function productForm(files: readonly FormFile[], fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const all = {
    product_name: "Ikanzu",
    description: "Linen",
    price: "25000",
    category_id: categoryId,
    stock_quantity: "10",
    sizes: '["S","M"]',
    colors: '["#808080"]',
    ...fields,
  };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const [name, data] of files) form.append("images", new Blob([new Uint8Array(data)]), name);
  return form;
}

const send = (body: FormData, { method = "POST", url = "/api/products", as = token } = {}) =>
  fetch(shop.origin + url, {
    method,
    body,
    headers: as === "" ? {} : { Authorization: `Bearer ${as}` },
  });

async function create(files: readonly FormFile[], fields?: Record<string, string>) {
  const response = await send(productForm(files, fields));
  expect(response.status).toBe(201);
  return productResponseSchema.parse(await response.json()).data;
}

const filesOf = ({ images }: Product) => images.flatMap(imageFileNames);
const paddedTo = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

async function productCount(): Promise<number> {
  const response = await fetch(`${shop.origin}/api/products?limit=1`);
  return productListResponseSchema.parse(await response.json()).count;
}

describe("pictures of a product", () => {
  it("are stored, served for good, and tell nothing of where they were taken", async () => {
    const product = await create([
      ["a.jpg", jpeg],
      ["b.jpg", jpeg],
    ]);
    expect(product.images).toHaveLength(2);
    expect(product.image).toBe(product.images[0]);
    expect(await stored()).toEqual([...before, ...filesOf(product)].sort());
    for (const name of filesOf(product)) {
      const response = await fetch(`${shop.origin}/uploads/${name}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": name.endsWith(".avif") ? "image/avif" : "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      });
      const { exif, width } = await sharp(await response.arrayBuffer()).metadata();
      expect(exif).toBeUndefined();
      expect([320, 500]).toContain(width);
    }
    expect(parseImageUrl(product.image ?? "")).toMatchObject({ width: 500, height: 400 });
  });

  it("may be five of 5 MB", async () => {
    const files = [1, 2, 3, 4, 5].map((n): FormFile => [`${n}.jpg`, paddedTo(5 * MB)]);
    expect((await create(files)).images).toHaveLength(5);
  });

  it("count together with those that are kept", async () => {
    const product = await create([
      ["a.jpg", jpeg],
      ["b.jpg", jpeg],
    ]);
    before = await stored();
    const more = [1, 2, 3, 4].map((n): FormFile => [`${n}.jpg`, jpeg]);
    const response = await send(
      productForm(more, { existingImages: JSON.stringify(product.images) }),
      { method: "PUT", url: `/api/products/${product.id}` },
    );
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe(
      "Maximum 5 images allowed per product",
    );
    expect(await stored()).toEqual(before);
  });
});

describe("a refused upload leaves no product and no file", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const WRONG_TYPE = "is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.";
  const bomb = () =>
    sharp({ create: { width: 8_000, height: 5_001, channels: 3, background: "#ffffff" } })
      .png()
      .toBuffer();

  it.each<[string, () => FormFile[] | Promise<FormFile[]>, string]>([
    ["SVG", () => [["a.png", Buffer.from(svg)]], `a.png ${WRONG_TYPE}`],
    ["HTML", () => [["a.jpg", Buffer.from(`<!doctype html>${svg}`)]], `a.jpg ${WRONG_TYPE}`],
    [
      "a polyglot",
      () => [["a.gif", Buffer.from(`GIF89a=1;/*${svg}*/`)]],
      "a.gif is damaged and can't be read.",
    ],
    [
      "a pixel bomb",
      async () => [["a.png", await bomb()]],
      "a.png has more than 40 million pixels.",
    ],
    [
      "a byte too many",
      () => [["a.jpg", paddedTo(5 * MB + 1)]],
      "a.jpg is too large. Maximum size is 5MB.",
    ],
    [
      "six files",
      () => [1, 2, 3, 4, 5, 6].map((n) => [`${n}.jpg`, jpeg] as const),
      "Maximum 5 images allowed per product",
    ],
  ])("%s", async (_name, files, message) => {
    const count = await productCount();
    const response = await send(productForm([["fine.jpg", jpeg], ...(await files())]));
    expect(response.status).toBe(400);
    const failure = failureSchema.parse(await response.json());
    expect(failure.errors).toEqual([{ field: "images", message }]);
    expect(await productCount()).toBe(count);
    expect(await stored()).toEqual(before);
  });

  it("a bad field beside good pictures", async () => {
    const response = await send(productForm([["a.jpg", jpeg]], { price: "0" }));
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe("Valid price is required");
    expect(await stored()).toEqual(before);
  });

  it.each(["guest", "customer"])("by a %s", async (who) => {
    const as =
      who === "guest" ? "" : (await register(shop, { firstname: "Keza", lastname: "U" })).token;
    const response = await send(productForm([["a.jpg", jpeg]]), { as });
    expect(response.status).toBe(who === "guest" ? 401 : 403);
    expect(await stored()).toEqual(before);
  });

  it("a hundred that are aborted", async () => {
    const aborted = (bytes: number) =>
      new Promise<void>((resolve) => {
        const upload = httpRequest(`${shop.origin}/api/products`, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${token}`,
            "Content-Type": "multipart/form-data; boundary=x",
          },
        });
        upload.on("error", () => undefined);
        upload.on("close", resolve);
        upload.write(
          '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n',
        );
        upload.write(paddedTo(jpeg.length + bytes), () => upload.destroy());
      });
    const count = await productCount();
    for (let round = 0; round < 10; round++) {
      await Promise.all(Array.from({ length: 10 }, (_, n) => aborted(n * 20_000)));
    }
    expect(await productCount()).toBe(count);
    const cuts = () => shop.output().split('"cut":true').length - 1;
    await vi.waitFor(() => expect(cuts()).toBe(100), 10_000);
    await vi.waitFor(async () => expect(await stored()).toEqual(before), 10_000);
  });
});

describe("a request that is too large for any form", () => {
  it("is 413 when it says so", async () => {
    const files = [1, 2, 3, 4, 5, 6, 7].map((n): FormFile => [`${n}.jpg`, paddedTo(5 * MB)]);
    const response = await send(productForm(files));
    expect(response.status).toBe(413);
    expect(failureSchema.parse(await response.json()).code).toBe("payload_too_large");
    expect(await stored()).toEqual(before);
  });
});

describe("a request that grows too large on its way", () => {
  it("is cut off, and nothing of it stays", async () => {
    const upload = httpRequest(`${shop.origin}/api/products`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "multipart/form-data; boundary=x",
      },
    });
    const status = new Promise((resolve, reject) => {
      upload.on("response", (response) => resolve(response.resume().statusCode));
      upload.on("error", reject);
    });
    const head = '--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n';
    upload.write(head);
    // The answer comes while the last of it is still being sent.
    for (let n = 0; n < 7; n++) upload.write(paddedTo(5 * MB));
    expect(await status).toBe(413);
    upload.destroy();
    await vi.waitFor(async () => expect(await stored()).toEqual(before), 10_000);
  });
});

describe("the sweep", () => {
  const uploads = () => path.join(shop.dataDir, "uploads");

  async function ageAll(): Promise<void> {
    const then = new Date(Date.now() - 7_200_000);
    for (const name of await readdir(uploads()))
      await utimes(path.join(uploads(), name), then, then);
  }

  beforeAll(() => {
    process.env["DATABASE_URL"] = shop.databaseUrl;
    process.env["DATA_DIR"] = shop.dataDir;
  });

  it("removes what nothing shows any more, and nothing else", async () => {
    // Pictures of the demo that none of its products shows.
    await ageAll();
    await sweepPictures();
    const [kept, deleted] = [await create([["a.jpg", jpeg]]), await create([["b.jpg", jpeg]])];
    const changed = await create([
      ["c.jpg", jpeg],
      ["d.jpg", jpeg],
    ]);
    const [first = "", second = ""] = changed.images;
    const put = await send(productForm([], { existingImages: JSON.stringify([second]) }), {
      method: "PUT",
      url: `/api/products/${changed.id}`,
    });
    expect(put.status).toBe(200);
    const gone = await fetch(`${shop.origin}/api/products/${deleted.id}`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(gone.status).toBe(200);

    expect(await sweepPictures()).toBe(0);
    await ageAll();
    const all = await stored();
    await sweepPictures();
    const left = await stored();
    expect(left).toEqual(all.filter((name) => !imageFileNames(first).includes(name)));
    expect(left).toEqual(expect.arrayContaining([...filesOf(kept), ...filesOf(deleted)]));
  });

  it("keeps every picture of the demo catalogue that is in use", async () => {
    await ageAll();
    await sweepPictures();
    const response = await fetch(`${shop.origin}/api/products?limit=100`);
    const { data } = productListResponseSchema.parse(await response.json());
    const left = new Set(await stored());
    expect(data.flatMap(filesOf).filter((name) => !left.has(name))).toEqual([]);
  });
});
