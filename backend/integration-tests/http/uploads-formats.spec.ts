import path from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { productListResponseSchema, type Product } from "../../src/contracts/catalogue";
import { failureSchema } from "../../src/contracts/envelope";
import { parseImageUrl } from "../../src/contracts/image-url";
import { useShop } from "../../harness/use-shop";
import {
  apng,
  canvas,
  gifScript,
  jpegOf,
  jpegWithComment,
  pngOf,
  pngWithChunk,
  webpOfFrames,
  webpWithChunk,
} from "../../harness/odd-pictures";
import { filesOf, PictureDesk, type FormFile } from "../../harness/picture-desk";
import { zipOf } from "../../harness/zip-of";

const MAX = 5 * 1024 * 1024;
const RED = "#b5301a";
const SAND = "#d9d3c7";
const MARK = "alert(document.cookie)";

const shop = useShop("quiet");
let desk: PictureDesk;
const made = {} as Record<"jpeg" | "png" | "gif" | "webp", Buffer>;

beforeAll(async () => {
  desk = await PictureDesk.open(shop);
  made.jpeg = await canvas(500, 400, RED).jpeg().toBuffer();
  made.png = await canvas(500, 400, RED).png().toBuffer();
  made.gif = await canvas(500, 400, RED).gif().toBuffer();
  made.webp = await canvas(500, 400, RED).webp().toBuffer();
});

async function served(product: Product): Promise<Buffer[]> {
  return Promise.all(
    filesOf(product).map(async (name) => {
      const response = await fetch(`${shop.origin}/uploads/${name}`);
      expect(response.status).toBe(200);
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      return Buffer.from(await response.arrayBuffer());
    }),
  );
}

/** The colour in the middle of a product's first picture. */
async function colourOf(product: Product): Promise<number[]> {
  const main = (await served(product))[
    filesOf(product).indexOf(path.basename(product.image ?? ""))
  ];
  const { data } = await sharp(main).resize(1, 1).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  return [...data];
}

/** Matches a colour but for what encoding twice costs. @param colour "#rrggbb" */
const near = (colour: string) =>
  [1, 3, 5].map((at) => expect.closeTo(parseInt(colour.slice(at, at + 2), 16), -1.2) as number);

async function refusal(files: FormFile[]): Promise<string> {
  const [count, stored] = [await productCount(), await desk.stored()];
  const response = await desk.send(desk.form(files));
  expect(response.status).toBe(400);
  const failure = failureSchema.parse(await response.json());
  expect(await productCount()).toBe(count);
  expect(await desk.stored()).toEqual(stored);
  return failure.errors?.[0]?.message ?? "";
}

async function productCount(): Promise<number> {
  const response = await fetch(`${shop.origin}/api/products?limit=1`);
  return productListResponseSchema.parse(await response.json()).count;
}

describe("a picture of 5 MB", () => {
  it.each([
    ["jpg", () => jpegOf(made.jpeg, MAX)],
    ["png", () => pngOf(made.png, MAX)],
  ])("to the byte is taken: %s", async (type, file) => {
    expect(file()).toHaveLength(MAX);
    expect((await desk.create([[`a.${type}`, file()]])).images).toHaveLength(1);
  });

  it.each([
    ["jpg", () => jpegOf(made.jpeg, MAX + 1)],
    ["png", () => pngOf(made.png, MAX + 1)],
  ])("and one byte is not: %s", async (type, file) => {
    expect(file()).toHaveLength(MAX + 1);
    expect(await refusal([[`a.${type}`, file()]])).toBe(
      `a.${type} is too large. Maximum size is 5MB.`,
    );
  });
});

describe("a picture that is something else, too,", () => {
  const html = Buffer.from(`<html><body><script>${MARK}</script></body></html>`);

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["GIF and script", "a.gif", () => gifScript(made.gif, MARK)],
    ["JPEG and HTML", "a.html.jpg", () => jpegWithComment(made.jpeg, html)],
    ["JPEG before HTML", "a.jpg", () => Buffer.concat([made.jpeg, html])],
    [
      "PNG and ZIP",
      "a.zip.png",
      async () => Buffer.concat([made.png, await zipOf({ "a.html": html })]),
    ],
    [
      "PNG and PHP",
      "a.php.png",
      () => pngWithChunk(made.png, "tEXt", Buffer.from(`a\0<?php ${MARK}`)),
    ],
    ["WebP and HTML", "a.webp", () => webpWithChunk(made.webp, html)],
  ])("is shown as a picture and nothing else: %s", async (_name, name, build) => {
    const file = await build();
    expect(file.includes(MARK) || file.includes("PK\x03\x04")).toBe(true);
    const product = await desk.create([[name, file, "text/html"]]);
    expect(await colourOf(product)).toEqual(near(RED));
    for (const data of await served(product)) {
      for (const foreign of [MARK, "<script", "<?php", "a.html", "PK\x03\x04"]) {
        expect(data.includes(foreign)).toBe(false);
      }
    }
  });
});

describe("what calls itself a picture", () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${MARK}</script></svg>`;
  const WRONG_TYPE = "is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.";
  const DAMAGED = "is damaged and can't be read.";

  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["SVG", () => Buffer.from(svg), WRONG_TYPE],
    ["compressed SVG", () => Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0, 0]), WRONG_TYPE],
    ["HTML", () => Buffer.from(`<!doctype html><script>${MARK}</script>`), WRONG_TYPE],
    ["PDF", () => Buffer.from(`%PDF-1.7\n${MARK}`), WRONG_TYPE],
    ["TIFF", () => canvas(90, 90, RED).tiff().toBuffer(), WRONG_TYPE],
    ["AVIF", () => canvas(90, 90, RED).avif().toBuffer(), WRONG_TYPE],
    ["no bytes", () => Buffer.alloc(0), WRONG_TYPE],
    ["half a JPEG", () => made.jpeg.subarray(0, made.jpeg.length / 2), DAMAGED],
    ["half a PNG", () => made.png.subarray(0, made.png.length / 2), DAMAGED],
    [
      "SVG behind a PNG's first bytes",
      () => Buffer.concat([made.png.subarray(0, 8), Buffer.from(svg)]),
      DAMAGED,
    ],
    ["frames without end", () => webpOfFrames(4000, 30), "has more than 40 million pixels."],
  ])("is refused: %s", async (_name, build, message) => {
    expect(await refusal([["a.png", await build(), "image/png"]])).toBe(`a.png ${message}`);
  });
});

describe("pictures of every kind", () => {
  it.each<[string, () => Promise<Buffer>]>([
    ["GIF", async () => animated("gif")],
    ["WebP", async () => animated("webp")],
    [
      "PNG",
      async () =>
        apng(
          await canvas(90, 60, RED).png().toBuffer(),
          await canvas(90, 60, SAND).png().toBuffer(),
        ),
    ],
  ])("that move stand still at their first frame: %s", async (_name, build) => {
    const product = await desk.create([["a", await build()]]);
    expect(parseImageUrl(product.image ?? "")).toMatchObject({ width: 90, height: 60 });
    expect(await colourOf(product)).toEqual(near(RED));
  });

  async function animated(type: "gif" | "webp"): Promise<Buffer> {
    const frames = [RED, SAND].map((colour) => canvas(90, 60, colour).png().toBuffer());
    const moving = sharp(await Promise.all(frames), { join: { animated: true } });
    return moving.toFormat(type).toBuffer();
  }

  it.each([
    ["of a screen", "p3", RED, "srgb"],
    // Pale: printing inks can't mix the other one.
    ["of a printer", "cmyk", SAND, "cmyk"],
  ])("keep their colours without the profile %s", async (_name, profile, colour, space) => {
    const jpeg = await canvas(200, 100, colour)
      .withIccProfile(profile)
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(await sharp(jpeg).metadata()).toMatchObject({
      space,
      icc: expect.any(Buffer) as Buffer,
    });
    const product = await desk.create([["a.jpg", jpeg]]);
    expect(await colourOf(product)).toEqual(near(colour));
    for (const data of await served(product)) {
      const metadata = await sharp(data).metadata();
      expect([metadata.icc, metadata.space]).toEqual([undefined, "srgb"]);
    }
  });

  it("stand upright, whichever way the camera was held", async () => {
    const lying = await canvas(500, 400, RED).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const product = await desk.create([["a.jpg", lying]]);
    expect(parseImageUrl(product.image ?? "")).toMatchObject({ width: 400, height: 500 });
  });
});

describe("a file's name", () => {
  it.each([
    ["climbs", "../../../etc/passwd.jpg"],
    ["climbs another way", "..\\..\\shop.jpg"],
    ["has two endings", "a.jpg.html"],
    ["is hidden", ".htaccess"],
    ["is a command", "a.jpg; rm -rf $(pwd).jpg"],
    ["turns its direction", "a\u202egpj.exe"],
    ["is endless", `${"a".repeat(5000)}.jpg`],
    ["has a NUL", "a.html\0.jpg"],
  ])("that %s leads nowhere", async (_name, name) => {
    const before = await desk.stored();
    const boundary = "sixteenrandomchar";
    const head = (field: string) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"`;
    const text = [...desk.form([]).entries()]
      .map(([field, value]) => `${head(field)}\r\n\r\n${value as string}\r\n`)
      .join("");
    const body = Buffer.concat([
      Buffer.from(`${text}${head("images")}; filename="${name.replaceAll("\\", "\\\\")}"\r\n\r\n`),
      made.jpeg,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const response = await fetch(`${shop.origin}/api/products`, {
      method: "POST",
      body,
      headers: {
        Authorization: `Bearer ${desk.token}`,
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
      },
    });
    const stored = await desk.stored();
    const answer: unknown = await response.json();
    if (name.includes("\0")) {
      expect([response.status, stored]).toEqual([400, before]);
      return;
    }
    expect(response.status).toBe(201);
    const { data } = answer as { data: Product };
    expect(stored).toEqual([...before, ...filesOf(data)].sort());
    expect(data.image).toMatch(/^\/uploads\/[0-9a-f]{24}-500x400-[0-9a-f]{6}\.webp$/);
  });
});
