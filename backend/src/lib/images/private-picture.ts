import sharp from "sharp";
import { MAX_IMAGE_WIDTH } from "../../contracts/image-url";
import { decode } from "./process-image";

/** Bytes of the largest: so many fit beside a return, and load on a slow line. */
export const MOST_PRIVATE_BYTES = 300 * 1024;

/** A picture that is no file: one small WebP. */
export interface PrivatePicture {
  width: number;
  height: number;
  data: Buffer;
}

/** The longest side of a small one, pixels: what a list shows on a phone of twice the pixels. */
const SMALL = { side: 240, quality: 65 } as const;

/** What few pictures need: a side so small that nothing is too large in it. */
const LAST = { side: 480, quality: 30 } as const;

const longest = ({ width, height }: { width: number; height: number }) => Math.max(width, height);

/**
 * Re-encodes an upload into one WebP of at most 1600 pixels a side and 300 KiB. Nothing of the original file survives
 * but its pixels, turned upright: neither where a phone took it, nor what was appended.
 * @throws ImageRefused when the input is not an acceptable picture
 */
export async function privatePicture(input: Buffer): Promise<PrivatePicture> {
  const { data: pixels, raw } = await decode(input, MAX_IMAGE_WIDTH);
  const encoded = ({ side, quality }: { side: number; quality: number }) =>
    sharp(pixels, { raw })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .toBuffer({ resolveWithObject: true });
  const isSmall = ({ data }: { data: Buffer }) => data.length <= MOST_PRIVATE_BYTES;
  let made = await encoded({ side: longest(raw), quality: 72 });
  if (!isSmall(made)) {
    // Bytes go with the area: one more try is mostly enough, and the turn of the next picture comes soon.
    const scale = 0.95 * Math.sqrt(MOST_PRIVATE_BYTES / made.data.length);
    made = await encoded({ side: Math.floor(longest(raw) * scale), quality: 60 });
  }
  if (!isSmall(made)) made = await encoded(LAST);
  return { width: made.info.width, height: made.info.height, data: made.data };
}

/** As `privatePicture`, with a small one of the same shape for lists. */
export async function pictureWithSmall(input: Buffer): Promise<PrivatePicture & { small: Buffer }> {
  const picture = await privatePicture(input);
  const { side, quality } = SMALL;
  const small = await sharp(picture.data)
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
  return { ...picture, small };
}
