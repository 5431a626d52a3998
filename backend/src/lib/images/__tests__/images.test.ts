import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { imageFileNames, parseImageUrl } from "../../../contracts/image-url";
import { ImageRefused, processImage, storeImage } from "..";

const canvas = (width: number, height: number, background = "#d9d3c7") =>
  sharp({ create: { width, height, channels: 3, background } });

async function refusal(input: Buffer): Promise<string> {
  try {
    await processImage(input);
  } catch (error) {
    if (error instanceof ImageRefused) return error.code;
    throw error;
  }
  return "accepted";
}

/** Red on the left half, blue on the right. */
async function halves(width: number, height: number): Promise<sharp.Sharp> {
  const blue = await canvas(Math.floor(width / 2), height, "#0000ff")
    .png()
    .toBuffer();
  return canvas(width, height, "#ff0000").composite([{ input: blue, gravity: "east" }]);
}

async function pixel(input: Buffer, left: number, top: number): Promise<number[]> {
  const one = await sharp(input)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return [...one];
}

describe("what comes out", () => {
  it("makes both types in every width below the source and its own", async () => {
    const image = await processImage(await canvas(1000, 1250).png().toBuffer());
    expect([image.width, image.height]).toEqual([1000, 1250]);
    expect(image.files.map((file) => file.name.split(".").slice(1).join("."))).toEqual([
      "320.avif",
      "480.avif",
      "768.avif",
      "1000.avif",
      "320.webp",
      "480.webp",
      "768.webp",
      "webp",
    ]);
    for (const file of image.files) {
      const meta = await sharp(file.data).metadata();
      expect(meta.format).toBe(file.name.endsWith(".avif") ? "heif" : "webp");
      expect(meta.width).toBe(Number(file.name.split(".").at(-2)) || 1000);
    }
  });

  it("caps the width at 1600 and keeps the proportions", async () => {
    const image = await processImage(await canvas(3200, 1000).jpeg().toBuffer());
    expect([image.width, image.height]).toEqual([1600, 500]);
  });

  it("never enlarges", async () => {
    const image = await processImage(await canvas(60, 40).webp().toBuffer());
    expect([image.width, image.height]).toEqual([60, 40]);
    expect(image.files).toHaveLength(2);
  });

  it("takes the placeholder from the rim", async () => {
    const red = await canvas(200, 200, "#b5301a").png().toBuffer();
    const image = await processImage(
      await canvas(400, 500, "#d9d3c7")
        .composite([{ input: red }])
        .png()
        .toBuffer(),
    );
    expect(image.placeholder).toBe("#d9d3c7");
  });

  it("round-trips through its URL", async () => {
    const image = await processImage(await canvas(500, 400).png().toBuffer());
    const parsed = parseImageUrl(image.url);
    expect(parsed).toMatchObject({ width: 500, height: 400, placeholder: image.placeholder });
    expect(imageFileNames(image.url)).toEqual(image.files.map((file) => file.name));
  });

  it("names pictures at random by default", async () => {
    const input = await canvas(20, 20).png().toBuffer();
    const [a, b] = [await processImage(input), await processImage(input)];
    expect(a.id).not.toBe(b.id);
    expect(a.id).toMatch(/^[0-9a-f]{24}$/);
    expect((await processImage(input, { id: "abcdefghij0123456789" })).url).toContain(
      "abcdefghij0123456789-20x20-",
    );
  });
});

describe("what goes in", () => {
  it("turns a rotated JPEG upright and drops its EXIF", async () => {
    const input = await (
      await halves(600, 400)
    )
      .withExif({ IFD0: { Copyright: "private" }, IFD3: { GPSLatitude: "1/1 57/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(input).metadata()).orientation).toBe(6);
    const image = await processImage(input);
    expect([image.width, image.height]).toEqual([400, 600]);
    for (const { data } of image.files) {
      const meta = await sharp(data).metadata();
      expect(meta.exif).toBeUndefined();
      expect(meta.icc).toBeUndefined();
      expect(meta.xmp).toBeUndefined();
      expect(meta.orientation).toBeUndefined();
    }
    const main = image.files.at(-1)?.data ?? Buffer.alloc(0);
    const [top, bottom] = [await pixel(main, 200, 100), await pixel(main, 200, 500)];
    expect(top[0]).toBeGreaterThan(200);
    expect(bottom[2]).toBeGreaterThan(200);
  });

  it("keeps transparency", async () => {
    const input = await sharp({
      create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const image = await processImage(input);
    expect(image.placeholder).toBe("#ffffff");
    expect((await sharp(image.files.at(-1)?.data).metadata()).hasAlpha).toBe(true);
  });

  it("accepts grey and 16-bit pictures", async () => {
    const grey = await canvas(50, 50, "#808080").toColourspace("b-w").png().toBuffer();
    expect((await processImage(grey)).placeholder).toBe("#808080");
    const deep = await canvas(50, 50).toColourspace("rgb16").png().toBuffer();
    expect((await processImage(deep)).placeholder).toBe("#d9d3c7");
  });

  it("takes the first frame of a GIF", async () => {
    const frames = await sharp(
      [await canvas(64, 48, "#ff0000").png().toBuffer(), await canvas(64, 48).png().toBuffer()],
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    const image = await processImage(frames);
    expect([image.width, image.height]).toEqual([64, 48]);
    expect(image.placeholder).toBe("#ff0000");
  });

  it("drops bytes appended to a real picture", async () => {
    const input = Buffer.concat([
      await canvas(40, 40).jpeg().toBuffer(),
      Buffer.from("<script>alert(1)</script>"),
    ]);
    const image = await processImage(input);
    for (const { data } of image.files) expect(data.includes("<script>")).toBe(false);
  });
});

describe("what is refused", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';

  it.each([
    ["SVG", Buffer.from(svg)],
    ["SVG behind an XML head", Buffer.from(`<?xml version="1.0"?>${svg}`)],
    ["HTML", Buffer.from("<!doctype html><script>1</script>")],
    ["PDF", Buffer.from("%PDF-1.7\n")],
    ["nothing", Buffer.alloc(0)],
    ["two bytes of JPEG", Buffer.from([0xff, 0xd8])],
  ])("%s", async (_name, input) => {
    expect(await refusal(input)).toBe("unsupported_type");
  });

  it("TIFF, although the decoder knows it", async () => {
    expect(await refusal(await canvas(9, 9).tiff().toBuffer())).toBe("unsupported_type");
  });

  it.each([
    ["script behind a GIF signature", Buffer.from("GIF89a=1;/*<svg onload=alert(1)>*/")],
    [
      "SVG behind a JPEG signature",
      Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]),
    ],
  ])("a polyglot: %s", async (_name, input) => {
    expect(await refusal(input)).toBe("unreadable");
  });

  it("a truncated picture", async () => {
    const whole = await (await halves(900, 900)).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toBe("unreadable");
  });

  it("a pixel bomb, small on disk", async () => {
    const bomb = await canvas(8_000, 5_001).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect(await refusal(bomb)).toBe("too_many_pixels");
  });

  it("an animation of many large frames, small on disk", async () => {
    const one = await canvas(4_000, 4_000).gif().toBuffer();
    // Header, screen descriptor and global colours; then the frame, repeated; then the trailer.
    const start = 13 + ((one[10] ?? 0) & 0x80 ? 3 * 2 ** (((one[10] ?? 0) & 7) + 1) : 0);
    const frame = one.subarray(start, -1);
    const bomb = Buffer.concat([
      one.subarray(0, start),
      ...Array.from({ length: 30 }, () => frame),
      one.subarray(-1),
    ]);
    expect(bomb.length).toBeLessThan(5_000_000);
    expect((await sharp(bomb).metadata()).pages).toBe(30);
    expect(await refusal(bomb)).toBe("too_many_pixels");
  });

  it("a header that only claims to be huge", async () => {
    const lie = await canvas(10, 10).png().toBuffer();
    lie.writeUInt32BE(60_000, 16);
    lie.writeUInt32BE(60_000, 20);
    expect(["too_many_pixels", "unreadable"]).toContain(await refusal(lie));
  });
});

it("stops when nobody waits for the picture any more", async () => {
  const input = await canvas(400, 500).png().toBuffer();
  const gone = AbortSignal.abort(new Error("nobody waits"));
  await expect(processImage(input, { signal: gone })).rejects.toThrow("nobody waits");
});

describe("storing", () => {
  let dir: string;
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), "images-"));
  });
  afterEach(() => rm(dir, { recursive: true, force: true }));

  it("writes exactly the files of the URL", async () => {
    const image = await processImage(await canvas(400, 500).png().toBuffer());
    const url = await storeImage(path.join(dir, "uploads"), image);
    expect(url).toBe(image.url);
    const names = await readdir(path.join(dir, "uploads"));
    expect(names.sort()).toEqual(imageFileNames(url).sort());
    const main = await readFile(path.join(dir, path.join("uploads", path.basename(url))));
    expect((await sharp(main).metadata()).width).toBe(400);
  });

  it("leaves nothing behind when one file can't be put in place", async () => {
    const image = await processImage(await canvas(400, 500).png().toBuffer());
    const blocked = image.files[2]?.name ?? "";
    // A folder of that name makes the rename fail half way.
    await mkdir(path.join(dir, blocked, "x"), { recursive: true });
    await expect(storeImage(dir, image)).rejects.toThrow();
    expect(await readdir(dir)).toEqual([blocked]);
  });
});
