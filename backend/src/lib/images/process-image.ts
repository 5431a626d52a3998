import { randomBytes } from "node:crypto";
import sharp from "sharp";
import {
  buildImageUrl,
  imageFileName,
  MAX_IMAGE_WIDTH,
  outputWidths,
  type ImageName,
} from "../../contracts/image-url";
import { ImageRefused } from "./image-refused";
import { sniffFormat } from "./sniff";

const MAX_INPUT_PIXELS = 40_000_000;
/** Of all frames together. Only the first is decoded; the others are still read. */
const MAX_ANIMATED_PIXELS = 10 * MAX_INPUT_PIXELS;
/** WebP ends at 16,383 px; a strip taller than this is not a product picture anyway. */
const MAX_OUTPUT_HEIGHT = 4_000;

/**
 * How hard the AVIF encoder tries, 0 to 9. Phones wait for the small widths; on the large ones the
 * same effort would cost a core many seconds a picture for a few per cent of bytes.
 */
const avifEffort = (width: number): number => (width <= 480 ? 4 : 2);

export interface ProcessOptions {
  /** Lower-case letters and digits, 16 or more. Only the seed sets it, to be repeatable. */
  id?: string;
  webpQuality?: number;
  avifQuality?: number;
  /** Nobody is waiting any more: stops before the next width. */
  signal?: AbortSignal | undefined;
}

export interface ImageFile {
  name: string;
  data: Buffer;
}

export interface ProcessedImage extends ImageName {
  /** The main URL; contracts/image-url reads everything else from it. */
  url: string;
  /** The main file is the last one. */
  files: ImageFile[];
}

interface Pixels {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** 96 random bits: names can't be guessed and never collide. */
const newImageId = (): string => randomBytes(12).toString("hex");

/** Takes an upload apart. @throws ImageRefused */
export async function decode(input: Buffer, mostHeight = MAX_OUTPUT_HEIGHT): Promise<Pixels> {
  const format = sniffFormat(input);
  if (!format) throw new ImageRefused("unsupported_type");
  const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: "error", pages: 1 } as const;
  try {
    // The header first, with the limit off: it tells "too large" from "damaged" by a number, not
    // the decoder's wording, and reads no pixels.
    const header = await sharp(input, { ...options, limitInputPixels: false }).metadata();
    const pixels = header.width * header.height;
    if (pixels > MAX_INPUT_PIXELS || pixels * (header.pages ?? 1) > MAX_ANIMATED_PIXELS) {
      throw new ImageRefused("too_many_pixels");
    }
    if (header.format !== format) throw new ImageRefused("unreadable");
    const { data, info } = await sharp(input, options)
      .autoOrient()
      .resize({
        width: MAX_IMAGE_WIDTH,
        height: mostHeight,
        fit: "inside",
        withoutEnlargement: true,
      })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    if (error instanceof ImageRefused) throw error;
    throw new ImageRefused("unreadable", { cause: error });
  }
}

/**
 * The colour along the rim. It fills the frame while the picture loads, so it has to meet the
 * picture's edge, which the average or the most frequent colour would not.
 */
async function rimColour({ data, raw }: Pixels): Promise<string> {
  const side = 16;
  const small = await sharp(data, { raw })
    .flatten({ background: "#ffffff" })
    .resize(side, side, { fit: "fill" })
    .toColourspace("srgb")
    .removeAlpha()
    .raw()
    .toBuffer();
  const channels = small.length / (side * side);
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (x > 0 && x < side - 1 && y > 0 && y < side - 1) continue;
      const at = (y * side + x) * channels;
      count++;
      for (const c of [0, 1, 2]) {
        sum[c] = (sum[c] ?? 0) + (small[at + (channels >= 3 ? c : 0)] ?? 0);
      }
    }
  }
  const hex = sum.map((v) =>
    Math.round(v / count)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${hex.join("")}`;
}

/**
 * Re-encodes an upload into the shop's AVIF and WebP widths. Nothing of the original file survives
 * but its pixels: the EXIF orientation is applied, then all metadata and any appended bytes are gone.
 * Animations keep their first frame.
 *
 * @throws ImageRefused when the input is not an acceptable picture, and the signal's reason.
 */
export async function processImage(
  input: Buffer,
  options: ProcessOptions = {},
): Promise<ProcessedImage> {
  const { id = newImageId(), webpQuality = 74, avifQuality = 50, signal } = options;
  signal?.throwIfAborted();
  const pixels = await decode(input);
  const { width, height } = pixels.raw;
  const name: ImageName = { id, width, height, placeholder: await rimColour(pixels) };
  const files: ImageFile[] = [];
  // One encode after the other: an upload of five pictures must not take every core from the shop.
  for (const type of ["avif", "webp"] as const) {
    for (const step of outputWidths(width)) {
      signal?.throwIfAborted();
      const image = sharp(pixels.data, { raw: pixels.raw });
      if (step < width) image.resize({ width: step });
      const data = await (
        type === "avif"
          ? image.avif({
              quality: avifQuality,
              effort: avifEffort(step),
              chromaSubsampling: "4:2:0",
            })
          : image.webp({ quality: webpQuality, effort: 5, smartSubsample: true })
      ).toBuffer();
      files.push({ name: imageFileName(name, step, type), data });
    }
  }
  return { ...name, url: buildImageUrl(name), files };
}
