import { readdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { productResponseSchema } from "../../src/contracts/catalogue";
import { imageFileNames } from "../../src/contracts/image-url";
import { useShop } from "../../harness/use-shop";
import { canvas, jpegOf } from "../../harness/odd-pictures";
import { PictureDesk } from "../../harness/picture-desk";

const MARK = "alert(document.cookie)";

const shop = useShop("quiet");
let desk: PictureDesk;
let jpeg: Buffer;
let authorization: { Authorization: string };

beforeAll(async () => {
  desk = await PictureDesk.open(shop);
  jpeg = await canvas(500, 400, "#b5301a")
    .withExif({ IFD3: { GPSLatitude: "1/1 57/1 0/1" } })
    .jpeg()
    .toBuffer();
  const login = await fetch(`${shop.backoffice}/auth/user/emailpass`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(shop.admin),
  });
  const { token } = (await login.json()) as { token: string };
  authorization = { Authorization: `Bearer ${token}` };
});

const lists = () => readdir(path.join(shop.dataDir, "files")).catch(() => [] as string[]);

function upload(name: string, data: Uint8Array, type: string): Promise<Response> {
  const body = new FormData();
  body.append("files", new Blob([new Uint8Array(data)], { type }), name);
  return fetch(`${shop.backoffice}/admin/uploads`, {
    method: "POST",
    body,
    headers: authorization,
  });
}

async function uploaded(...file: Parameters<typeof upload>): Promise<{ id: string; url: string }> {
  const response = await upload(...file);
  expect(response.status).toBe(200);
  const { files } = (await response.json()) as { files: { id: string; url: string }[] };
  return files[0] as { id: string; url: string };
}

describe("a picture from Medusa's dashboard", () => {
  it("becomes one of the shop's, at both doors, and can be a product's", async () => {
    const { id, url } = await uploaded("photo.jpg", jpeg, "image/jpeg");
    expect(url).toMatch(/^\/uploads\/[0-9a-f]{24}-500x400-[0-9a-f]{6}\.webp$/);
    expect(await desk.stored()).toEqual(expect.arrayContaining(imageFileNames(url)));
    for (const door of [shop.origin, shop.backoffice]) {
      const response = await fetch(`${door}${url}`);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      });
      expect((await sharp(await response.arrayBuffer()).metadata()).exif).toBeUndefined();
    }
    const product = await desk.create([["a.jpg", jpeg]]);
    const put = await fetch(`${shop.backoffice}/admin/products/${product.id}`, {
      method: "POST",
      headers: { ...authorization, "Content-Type": "application/json" },
      body: JSON.stringify({ images: [{ url }], thumbnail: url }),
    });
    expect(put.status).toBe(200);
    const read = await fetch(`${shop.origin}/api/products/${product.id}`);
    expect(productResponseSchema.parse(await read.json()).data).toMatchObject({
      image: url,
      images: [url],
    });
    const told = await fetch(`${shop.backoffice}/admin/uploads/${id}`, { headers: authorization });
    expect(await told.json()).toMatchObject({ file: { id, url } });
  });
});

describe("what is not a picture", () => {
  let before: string[][];
  beforeAll(async () => {
    before = [await desk.stored(), await lists()];
  });
  afterEach(async () => {
    expect([await desk.stored(), await lists()]).toEqual(before);
  });

  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${MARK}</script></svg>`;
  const html = `<!doctype html><script>${MARK}</script>`;

  it.each([
    ["SVG", "a.svg", "image/svg+xml", svg],
    ["SVG by another name", "a.png", "image/png", svg],
    ["a page", "a.html", "text/html", html],
    ["a page that says it is a picture", "a.html", "image/png", html],
    ["a page that says it is a list", "a.csv.html", "text/csv", html],
    ["a script", "a.js", "text/javascript", MARK],
    ["a damaged picture", "a.gif", "image/gif", `GIF89a=1;/*${svg}*/`],
  ])("is refused: %s", async (_name, name, type, content) => {
    const response = await upload(name, Buffer.from(content), type);
    expect(response.status).toBe(400);
  });

  it("is refused: a picture of more than 5 MB", async () => {
    const response = await upload("a.jpg", jpegOf(jpeg, 5 * 1024 * 1024 + 1), "image/jpeg");
    expect(response.status).toBe(400);
  });
});

describe("a list of the dashboard", () => {
  it("is kept under a name that nobody guesses, and only ever saved, not shown", async () => {
    const { id, url } = await uploaded(
      "../../products.csv",
      Buffer.from(`<script>${MARK}`),
      "text/csv",
    );
    expect(await lists()).toEqual([id]);
    expect(id).toMatch(/^private-\d+-[0-9a-f]{24}-products\.csv$/);
    const { pathname } = new URL(url);
    const response = await fetch(`${shop.backoffice}${pathname}`);
    expect(await response.text()).toBe(`<script>${MARK}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": "attachment",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect((await fetch(`${shop.origin}${pathname}`)).status).toBe(404);
    const removed = await fetch(`${shop.backoffice}/admin/uploads/${id}`, {
      method: "DELETE",
      headers: authorization,
    });
    expect(removed.status).toBe(200);
    expect(await lists()).toEqual([]);
  });

  it("goes through the shop where the dashboard would send it straight to a store", async () => {
    const response = await fetch(`${shop.backoffice}/admin/uploads/presigned-urls`, {
      method: "POST",
      headers: { ...authorization, "Content-Type": "application/json" },
      body: JSON.stringify({ originalname: "a.csv", mime_type: "text/csv", size: 10 }),
    });
    expect(await response.json()).toMatchObject({ url: "/admin/uploads" });
  });

  it.each(["/static/", "/static/shop.csv", "/static/../jwt-secret", "/static/private-1-a.html"])(
    "is not %s",
    async (address) => {
      expect([400, 404]).toContain((await fetch(`${shop.backoffice}${address}`)).status);
    },
  );
});
