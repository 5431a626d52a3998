import { Readable } from "node:stream";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import type { PictureStore } from "../../../src/lib/images";
import { JpegPictures } from "../jpeg-pictures";

const STEM = "0123456789abcdef0123-1200x1500-00ff00";
let stored: Buffer;
beforeAll(async () => {
  const blue = { r: 0, g: 0, b: 255, alpha: 1 };
  const create = { width: 1200, height: 1500, channels: 4, background: blue } as const;
  stored = await sharp({ create }).webp().toBuffer();
});

/** A store with one picture, whose content is counted when it is read. */
function oneOf() {
  const store = { reads: 0, isThere: true };
  const read = (name: string) =>
    Promise.resolve(
      name === `${STEM}.webp` && store.isThere
        ? {
            bytes: stored.length,
            modifiedMs: 0,
            open: () => {
              store.reads += 1;
              return Readable.from([stored]);
            },
          }
        : null,
    );
  return { store, jpegs: new JpegPictures({ read } as unknown as PictureStore) };
}

const always = () => true;
const never = () => false;

async function pixelsOf(made: Buffer | "refused" | null) {
  if (!Buffer.isBuffer(made)) throw new Error(`No picture: ${String(made)}`);
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(made).metadata();
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
  ];
  return { format, width: info.width, height: info.height, at };
}

describe("a picture as JPEG", () => {
  it("is whole, and no wider than lists want", async () => {
    const { jpegs } = oneOf();
    const { format, width, height } = await pixelsOf(await jpegs.get(`${STEM}.jpg`, always));
    expect([format, width, height]).toEqual(["jpeg", 1080, 1350]);
  });

  it("stands on its ground in a card", async () => {
    const { jpegs } = oneOf();
    const card = await pixelsOf(await jpegs.get(`${STEM}.card.jpg`, always));
    expect([card.format, card.width, card.height]).toEqual(["jpeg", 1200, 630]);
    const [, sideGreen = 0, sideBlue = 0] = card.at(20, 315);
    const [, midGreen = 0, midBlue = 0] = card.at(600, 315);
    expect([sideGreen > 240, sideBlue < 16]).toEqual([true, true]);
    expect([midGreen < 16, midBlue > 240]).toEqual([true, true]);
  });

  it("is made once for all who ask, and then costs nothing", async () => {
    const { jpegs, store } = oneOf();
    await Promise.all(Array.from({ length: 5 }, () => jpegs.get(`${STEM}.jpg`, always)));
    expect(Buffer.isBuffer(await jpegs.get(`${STEM}.jpg`, never))).toBe(true);
    expect(store.reads).toBe(1);
  });

  it("is not made for who had too many made", async () => {
    const { jpegs, store } = oneOf();
    expect(await jpegs.get(`${STEM}.jpg`, never)).toBe("refused");
    expect(store.reads).toBe(0);
  });

  it("is gone with its picture, also from memory, and no name makes another", async () => {
    const { jpegs, store } = oneOf();
    await jpegs.get(`${STEM}.jpg`, always);
    store.isThere = false;
    expect(await jpegs.get(`${STEM}.jpg`, always)).toBeNull();
    for (const name of ["a.jpg", `${STEM}.480.jpg`, `${STEM}.webp`]) {
      expect(await jpegs.get(name, always)).toBeNull();
    }
  });
});
