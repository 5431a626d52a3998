import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { imageFileNames } from "../../contracts/image-url";
import { invalidRequest } from "../../lib/api-error";
import { MAX_IMAGE_BYTES } from "../product-images";
import { form, FormServer, paddedTo, type FormFile } from "./form-server";

const WRONG_TYPE = "is not a valid image type. Only JPEG, PNG, GIF, or WEBP are allowed.";
const TOO_LARGE = "is too large. Maximum size is 5MB.";
const TOO_MANY = "Maximum 5 images allowed per product";

let dataDir: string;
let server: FormServer;
let jpeg: Buffer;
let png: Buffer;
beforeAll(async () => {
  const canvas = sharp({ create: { width: 60, height: 40, channels: 3, background: "#d9d3c7" } });
  [jpeg, png] = await Promise.all([canvas.jpeg().toBuffer(), canvas.png().toBuffer()]);
  server = await FormServer.listen();
});
afterAll(() => server.close());
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "form-"));
  vi.stubEnv("DATA_DIR", dataDir);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true, force: true });
});

const stored = () => readdir(path.join(dataDir, "uploads")).catch(() => [] as string[]);

describe("a good form", () => {
  it("gives its text fields and stores its pictures in their order", async () => {
    const answer = await server.send(
      form({ product_name: "Umushanana w’ibara", sizes: '["S","M"]' }, [
        ["a.jpg", jpeg],
        ["b.png", png, "image/png"],
      ]),
    );
    expect(answer.status).toBe(200);
    expect(answer.fields).toEqual({ product_name: "Umushanana w’ibara", sizes: '["S","M"]' });
    expect(answer.images?.map(({ width, height }) => [width, height])).toEqual([
      [60, 40],
      [60, 40],
    ]);
    const names = (answer.images ?? []).flatMap(({ url }) => imageFileNames(url));
    expect((await stored()).sort()).toEqual(names.sort());
  });

  it("discards what it stored, and only that", async () => {
    await server.send(form({}, [["a.jpg", jpeg]]));
    const before = await stored();
    await server.send(form({}, [["b.jpg", jpeg]]));
    expect(await stored()).toHaveLength(2 * before.length);
    await server.lastForm?.discard();
    await server.lastForm?.discard();
    expect((await stored()).sort()).toEqual(before.sort());
  });

  it("is judged as a whole before its pictures are worked on", async () => {
    const seen: unknown[] = [];
    server.check = (fields, imageCount) => {
      seen.push(fields, imageCount);
      throw invalidRequest([{ field: "price", message: "Valid price is required" }]);
    };
    const answer = await server.send(form({ price: "0" }, [["a.jpg", jpeg]]));
    server.check = undefined;
    expect(seen).toEqual([{ price: "0" }, 1]);
    expect(answer.message).toBe("Valid price is required");
    expect(await stored()).toEqual([]);
  });

  it("takes no picture at all, and a file input that nobody filled", async () => {
    expect((await server.send(form({ price: "5000" }))).status).toBe(200);
    const answer = await server.send(
      '--x\r\nContent-Disposition: form-data; name="images"; filename=""\r\n' +
        "Content-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n",
      { "Content-Type": "multipart/form-data; boundary=x" },
    );
    expect(answer).toMatchObject({ status: 200, fields: {}, images: [] });
  });

  it("judges by content alone: a PNG may call itself a text", async () => {
    const answer = await server.send(form({}, [["notes.txt", png, "text/plain"]]));
    expect(answer.images).toHaveLength(1);
  });

  it("keeps a field of a dangerous name a plain field", async () => {
    const answer = await server.send(form({ ["__proto__"]: "x" }));
    expect(Object.keys(answer.fields ?? {})).toEqual(["__proto__"]);
  });
});

describe("sizes and numbers", () => {
  it("takes a picture of exactly 5 MB", async () => {
    const answer = await server.send(form({}, [["big.jpg", paddedTo(jpeg, MAX_IMAGE_BYTES)]]));
    expect(answer.status).toBe(200);
    expect(answer.images).toHaveLength(1);
  });

  it("refuses one byte more, and keeps nothing of the form", async () => {
    const answer = await server.send(
      form({}, [
        ["fine.jpg", jpeg],
        ["big.jpg", paddedTo(jpeg, MAX_IMAGE_BYTES + 1)],
      ]),
    );
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([{ field: "images", message: `big.jpg ${TOO_LARGE}` }]);
    expect(await stored()).toEqual([]);
  });

  it("takes five pictures and refuses six", async () => {
    const files = (count: number) =>
      Array.from({ length: count }, (_, index): FormFile => [`${index}.jpg`, jpeg]);
    expect((await server.send(form({}, files(5)))).images).toHaveLength(5);
    const before = await stored();
    for (const count of [6, 9]) {
      const answer = await server.send(form({}, files(count)));
      expect(answer.status).toBe(400);
      expect(answer.errors).toEqual([{ field: "images", message: TOO_MANY }]);
    }
    expect((await stored()).sort()).toEqual(before.sort());
  });

  it("names every bad file at once", async () => {
    const answer = await server.send(
      form({}, [
        ["a.svg", Buffer.from("<svg/>")],
        ["b.jpg", paddedTo(jpeg, MAX_IMAGE_BYTES + 1)],
        ["c.jpg", jpeg],
      ]),
    );
    expect(answer.errors?.map((error) => error.message)).toEqual([
      `a.svg ${WRONG_TYPE}`,
      `b.jpg ${TOO_LARGE}`,
    ]);
    expect(answer.message).toBe(`a.svg ${WRONG_TYPE}`);
  });
});

describe("what is not a picture", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

  it.each<[string, Uint8Array, string]>([
    ["drawing.png", Buffer.from(svg), WRONG_TYPE],
    ["page.jpg", Buffer.from("<!doctype html><script>alert(1)</script>"), WRONG_TYPE],
    ["empty.jpg", Buffer.alloc(0), WRONG_TYPE],
    ["short.jpg", Buffer.from([0xff, 0xd8, 0xff]), WRONG_TYPE],
    ["both.gif", Buffer.from(`GIF89a=1;/*${svg}*/`), "is damaged and can't be read."],
  ])("%s", async (name, data, text) => {
    const answer = await server.send(
      form({}, [
        ["fine.jpg", jpeg],
        [name, data],
      ]),
    );
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual([{ field: "images", message: `${name} ${text}` }]);
    expect(await stored()).toEqual([]);
  });

  it("a cut picture", async () => {
    const noise = await sharp(Buffer.alloc(300 * 300 * 3, "0123456789"), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .jpeg()
      .toBuffer();
    const cut = noise.subarray(0, noise.length / 2);
    const answer = await server.send(
      form({}, [
        ["fine.jpg", jpeg],
        ["cut.jpg", cut],
      ]),
    );
    expect(answer.errors?.[0]?.message).toBe("cut.jpg is damaged and can't be read.");
    expect(await stored()).toEqual([]);
  });

  it("a pixel bomb", async () => {
    const bomb = await sharp({
      create: { width: 8_000, height: 5_001, channels: 3, background: "#ffffff" },
    })
      .png()
      .toBuffer();
    const answer = await server.send(form({}, [["bomb.png", bomb]]));
    expect(answer.errors).toEqual([
      { field: "images", message: "bomb.png has more than 40 million pixels." },
    ]);
  });

  it("says a long or tricky name in one short line", async () => {
    const name = `../../${"ä".repeat(300)}\u202egpj.exe`;
    const { message = "" } = await server.send(form({}, [[name, Buffer.from(svg)]]));
    expect(message).toBe(`${"ä".repeat(99)}… ${WRONG_TYPE}`);
  });
});
