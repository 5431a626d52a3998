import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ImageRefused } from "../image-refused";
import { MOST_PRIVATE_BYTES, privatePicture } from "../private-picture";

/** What no encoder makes small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#808080",
      noise: { type: "gaussian", mean: 128, sigma: 80 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer();
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b5301a" } })
    .jpeg()
    .toBuffer();

const sizeOf = async (data: Buffer) => {
  const { format, width, height } = await sharp(data).metadata();
  return { format, width, height };
};

describe("a private picture", () => {
  it.each([
    [1600, 1200],
    [600, 1700],
  ])("of noise, %i by %i, is small enough", async (width, height) => {
    const made = await privatePicture(await noise(width, height));
    expect(made.data.length).toBeLessThanOrEqual(MOST_PRIVATE_BYTES);
    expect(made.width / made.height).toBeCloseTo(width / height, 1);
    expect(await sizeOf(made.data)).toEqual({
      format: "webp",
      width: made.width,
      height: made.height,
    });
  });

  it.each([
    [4000, 3000, 1600, 1200],
    [300, 200, 300, 200],
    [60, 9000, 11, 1600],
  ])("of %i by %i has %i by %i", async (width, height, shownWidth, shownHeight) => {
    const made = await privatePicture(await plain(width, height));
    expect(await sizeOf(made.data)).toEqual({
      format: "webp",
      width: shownWidth,
      height: shownHeight,
    });
  });

  it("is refused when it is none", async () => {
    await expect(privatePicture(Buffer.from("%PDF-1.7 a paper"))).rejects.toThrow(ImageRefused);
  });
});
