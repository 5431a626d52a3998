import { UPLOADS_PATH } from "../../../contracts/image-url";
import type { ImportedImage } from "../../../contracts/imported-product";
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

/** The picture that a row names; null when it names none. @param origin of this shop */
export function readImage(row: Row, origin: string): PlacedImage | null {
  const source = withoutOrigin(row.text("imageSource"), origin);
  if (source === "") return null;
  if (source.length > MAX_SOURCE) {
    row.refuse("imageSource", `must have at most ${MAX_SOURCE} characters`);
  } else if (/\p{Cc}/u.test(source)) {
    row.refuse("imageSource", "must not contain control characters");
  } else if (ADDRESS.test(source) ? !URL.canParse(source) : SCHEME.test(source)) {
    row.refuse("imageSource", "must be an http address, or the name of a picture in the zip");
  }
  const place = row.text("imagePosition");
  if (place !== "" && !/^\d{1,6}$/.test(place)) {
    row.refuse("imagePosition", "must be a whole number");
  }
  return { row: row.number, source, position: place === "" ? Infinity : Number(place) };
}
