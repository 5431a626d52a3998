import { readdir, utimes } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { productListResponseSchema } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { imageFileNames, parseImageUrl } from "../../src/contracts/image-url";
import { closeDatabase } from "../../src/lib/database";
import { sweepPictures } from "../../src/actions/product-pictures/sweep-pictures";
import { useShop } from "../../harness/use-shop";
import { sentPictureResponseSchema } from "../../src/contracts/content";
import { CollectionDesk } from "../../harness/collection-desk";
import { laterVersion } from "../../harness/content-desk";
import { pictureForm } from "../../harness/odd-pictures";
import { callShop, register, withDatabase } from "../../harness/people";
import { filesOf, PictureDesk, type FormFile } from "../../harness/picture-desk";

const MB = 1024 * 1024;

const shop = useShop("quiet");
let desk: PictureDesk;
let jpeg: Buffer;

beforeAll(async () => {
  desk = await PictureDesk.open(shop);
  jpeg = await sharp({ create: { width: 500, height: 400, channels: 3, background: "#d9d3c7" } })
    .withExif({ IFD3: { GPSLatitude: "1/1 57/1 0/1" } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await closeDatabase();
});

let before: string[];
beforeEach(async () => {
  before = await desk.stored();
});

const paddedTo = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]);

async function productCount(): Promise<number> {
  const response = await fetch(`${shop.origin}/api/products?limit=1`);
  return productListResponseSchema.parse(await response.json()).count;
}

describe("pictures of a product", () => {
  it("are stored, served for good, and tell nothing of where they were taken", async () => {
    const product = await desk.create([
      ["a.jpg", jpeg],
      ["b.jpg", jpeg],
    ]);
    expect(product.images).toHaveLength(2);
    expect(product.image).toBe(product.images[0]);
    expect(await desk.stored()).toEqual([...before, ...filesOf(product)].sort());
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
    expect((await desk.create(files)).images).toHaveLength(5);
  });

  it("count together with those that are kept", async () => {
    const product = await desk.create([
      ["a.jpg", jpeg],
      ["b.jpg", jpeg],
    ]);
    before = await desk.stored();
    const more = [1, 2, 3, 4].map((n): FormFile => [`${n}.jpg`, jpeg]);
    const response = await desk.send(
      desk.form(more, { existingImages: JSON.stringify(product.images) }),
      { method: "PUT", url: `/api/products/${product.id}` },
    );
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe(
      "Maximum 5 images allowed per product",
    );
    expect(await desk.stored()).toEqual(before);
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
    const response = await desk.send(desk.form([["fine.jpg", jpeg], ...(await files())]));
    expect(response.status).toBe(400);
    const failure = failureSchema.parse(await response.json());
    expect(failure.errors).toEqual([{ field: "images", message }]);
    expect(await productCount()).toBe(count);
    expect(await desk.stored()).toEqual(before);
  });

  it("a bad field beside good pictures", async () => {
    const response = await desk.send(desk.form([["a.jpg", jpeg]], { price: "0" }));
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe("Valid price is required");
    expect(await desk.stored()).toEqual(before);
  });

  it.each(["guest", "customer"])("by a %s", async (who) => {
    const as =
      who === "guest" ? "" : (await register(shop, { firstname: "Keza", lastname: "U" })).token;
    const response = await desk.send(desk.form([["a.jpg", jpeg]]), { as });
    expect(response.status).toBe(who === "guest" ? 401 : 403);
    expect(await desk.stored()).toEqual(before);
  });
});

describe("a request that is too large for any form", () => {
  it("is 413 when it says so", async () => {
    const files = [1, 2, 3, 4, 5, 6, 7].map((n): FormFile => [`${n}.jpg`, paddedTo(5 * MB)]);
    const response = await desk.send(desk.form(files));
    expect(response.status).toBe(413);
    expect(failureSchema.parse(await response.json()).code).toBe("payload_too_large");
    expect(await desk.stored()).toEqual(before);
  });
});

describe("a request that grows too large on its way", () => {
  it("is cut off, and nothing of it stays", async () => {
    const upload = httpRequest(`${shop.origin}/api/products`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${desk.token}`,
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
    await vi.waitFor(async () => expect(await desk.stored()).toEqual(before), 10_000);
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

  /** A picture for the pages that is not published yet. */
  async function sent(): Promise<string> {
    const response = await desk.send(pictureForm(jpeg), { url: "/api/admin/content-pictures" });
    return sentPictureResponseSchema.parse(await response.json()).data.url;
  }
  async function tell(part: "hero" | "story", urls: { url: string; wide?: string }) {
    const alt = { alt: "A jacket" };
    const pictures = [{ ...urls, texts: { en: alt, rw: alt, fr: alt } }];
    const { token } = desk;
    // Nobody sees it: other tests read the pages.
    const body = { ...(await laterVersion(shop, token, part)), pictures };
    return callShop(shop, "POST", `/api/admin/content/${part}`, { token, body });
  }

  it("removes what nothing shows any more, and nothing else", async () => {
    // Pictures of the demo that none of its products shows.
    await ageAll();
    await sweepPictures();
    const [kept, deleted] = [
      await desk.create([["a.jpg", jpeg]]),
      await desk.create([["b.jpg", jpeg]]),
    ];
    const changed = await desk.create([
      ["c.jpg", jpeg],
      ["d.jpg", jpeg],
    ]);
    const [first = "", second = ""] = changed.images;
    const put = await desk.send(desk.form([], { existingImages: JSON.stringify([second]) }), {
      method: "PUT",
      url: `/api/products/${changed.id}`,
    });
    expect(put.status).toBe(200);
    const [published, draft, forgotten] = [await sent(), await sent(), await sent()];
    const [url, wide, collected] = [await sent(), await sent(), await sent()];
    expect((await tell("story", { url: published })).status).toBe(201);
    expect((await tell("hero", { url, wide })).status).toBe(201);
    const alt = { en: "A jacket", rw: "Ikoti", fr: "Une veste" };
    const collections = await CollectionDesk.at(shop);
    await collections.made([kept.id], { picture: { url: collected, alt } });
    await withDatabase(shop, (database) =>
      database.query(
        "UPDATE content_picture SET sent_at = now() - interval '31 days' WHERE url = ANY ($1)",
        [[published, forgotten, url, wide, collected]],
      ),
    );
    const gone = await fetch(`${shop.origin}/api/products/${deleted.id}`, {
      method: "DELETE",
      headers: { Authorization: `Bearer ${desk.token}` },
    });
    expect(gone.status).toBe(200);

    expect(await sweepPictures()).toBe(0);
    await ageAll();
    const all = await desk.stored();
    await sweepPictures();
    const left = await desk.stored();
    const unused = [first, forgotten].flatMap(imageFileNames);
    expect(left).toEqual(all.filter((name) => !unused.includes(name)));
    const shown = [published, draft, url, wide, collected].flatMap(imageFileNames);
    expect(left).toEqual(expect.arrayContaining([...filesOf(kept), ...filesOf(deleted), ...shown]));
    for (const [field, urls] of [
      ["pictures.0.url", { url: forgotten, wide }],
      ["pictures.0.wide", { url, wide: forgotten }],
    ] as const) {
      const { status, json } = await tell("hero", urls);
      expect([status, failureSchema.parse(json).errors?.map((one) => one.field)]).toEqual([
        400,
        [field],
      ]);
    }
    // What a version has can be published again.
    expect((await tell("story", { url: published })).status).toBe(201);
    expect((await tell("hero", { url: wide, wide: url })).status).toBe(201);
  });

  it("keeps every picture of the demo catalogue that is in use", async () => {
    await ageAll();
    await sweepPictures();
    const response = await fetch(`${shop.origin}/api/products?limit=100`);
    const { data } = productListResponseSchema.parse(await response.json());
    const left = new Set(await desk.stored());
    expect(data.flatMap(filesOf).filter((name) => !left.has(name))).toEqual([]);
  });
});
