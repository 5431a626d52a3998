import sharp from "sharp";
import { PREVIEW_CARD, type JpegShape } from "../../contracts/image-url";

/** Pixels; lists ask for 500 and more, and show little more. */
const WHOLE_WIDTH = 1080;

/**
 * A stored picture as JPEG: all of it, at most 1080 pixels wide, or in the middle of a link preview's card.
 * @param ground "#rrggbb" behind what is transparent, and beside the picture
 */
export function jpegPicture(stored: Buffer, shape: JpegShape, ground: string): Promise<Buffer> {
  const picture = sharp(stored).flatten({ background: ground });
  return (
    shape === "card"
      ? picture.resize({ ...PREVIEW_CARD, fit: "contain", background: ground })
      : picture.resize({ width: WHOLE_WIDTH, withoutEnlargement: true })
  )
    .jpeg({ quality: 80, progressive: true })
    .toBuffer();
}
