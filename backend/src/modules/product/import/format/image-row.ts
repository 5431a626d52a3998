import { UPLOADS_PATH } from "../../../../contracts/image-url";
import type { ImportedImage } from "../../../../contracts/imported-product";
import type { Field } from "./columns";
import { readColor } from "./color-cell";
import type { Row } from "./row";

const MAX_SOURCE = 2000;
const ADDRESS = /^https?:\/\//i;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

export interface PlacedImage extends ImportedImage {
  /** As the file counts; those without a place come last. */
  position: number;
}

/** Pictures of this shop are known by their path. */
function withoutOrigin(source: string, origin: string): string {
  return source.startsWith(`${origin}${UPLOADS_PATH}`) ? source.slice(origin.length) : source;
}

function readSource(row: Row, field: Field, origin: string): string {
  const source = withoutOrigin(row.text(field), origin);
  if (source.length > MAX_SOURCE) {
    row.refuse(field, `must have at most ${MAX_SOURCE} characters`);
  } else if (/\p{Cc}/u.test(source)) {
    row.refuse(field, "must not contain control characters");
  } else if (ADDRESS.test(source) ? !URL.canParse(source) : SCHEME.test(source)) {
    row.refuse(field, "must be an http address, or the name of a picture in the zip");
  }
  return source;
}

/** Source of the picture that shows the variant of a row; empty when it names none. */
export const readVariantImage = (row: Row, origin: string): string =>
  readSource(row, "variantImage", origin);

/** The picture that a row names; null when it names none. @param origin of this shop */
export function readImage(row: Row, origin: string): PlacedImage | null {
  const source = readSource(row, "imageSource", origin);
  if (source === "") return null;
  const place = row.text("imagePosition");
  if (place !== "" && !/^\d{1,6}$/.test(place)) {
    row.refuse("imagePosition", "must be a whole number");
  }
  const image = { row: row.number, source, position: place === "" ? Infinity : Number(place) };
  if (!row.has("imageColor")) return image;
  const color = row.text("imageColor");
  return { ...image, color: color === "" ? null : readColor(row, "imageColor", color) };
}
