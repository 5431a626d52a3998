import type { ImageView } from "@strive/backend/contracts/image-views";
import type { SavedProduct } from "@strive/backend/contracts/catalogue-writes";
import { MAX_IMAGE_BYTES, MAX_IMAGES } from "@strive/backend/contracts/product-limits";
import * as words from "~/words/admin-products";

/** A picture of the form, in its place. */
export type Picture = ({ kind: "kept"; url: string } | { kind: "new"; file: File }) & {
  key: string;
  /** `#rrggbb`: the colour that it shows; null: none in particular. */
  color: string | null;
  /** What it shows; null: nobody says. */
  view: ImageView | null;
};

type Pictured = Pick<SavedProduct, "images" | "image_colors" | "image_views">;

/** What is said of the picture at a place. */
const saidOf = ({ image_colors, image_views }: Omit<Pictured, "images">, at: number) => ({
  color: image_colors[at] ?? null,
  view: image_views?.[at] ?? null,
});

export const MOST_PICTURES = MAX_IMAGES;
export const PICTURE_TYPES = ["image/jpeg", "image/jpg", "image/png", "image/gif", "image/webp"];

export const keptPictures = (product: Pictured): Picture[] =>
  product.images.map((url, at) => ({ kind: "kept", key: url, url, ...saidOf(product, at) }));

let made = 0;

/** Of files that somebody chose; each is a picture of its own, whatever it is called. */
export const newPictures = (files: readonly File[]): Picture[] =>
  files.map((file) => ({ kind: "new", key: `new-${(made += 1)}`, file, color: null, view: null }));

/** Of the files of another product's pictures. */
export const copiedPictures = (
  files: readonly File[],
  product: Omit<Pictured, "images">,
): Picture[] =>
  files.map((file, at) => ({ kind: "new", key: `copy-${at}`, file, ...saidOf(product, at) }));

/** The colour that a picture shows among those that the product has. */
export const colorOf = ({ color }: Picture, colors: readonly string[]): string | null =>
  color !== null && colors.includes(color) ? color : null;

const problemOf = ({ name, type, size }: File): string | null => {
  if (!PICTURE_TYPES.includes(type)) return words.badType(name);
  return size > MAX_IMAGE_BYTES ? words.tooLarge(name) : null;
};

/** Which of the chosen files may join, and a sentence for each reason why others may not. */
export function admitFiles(
  files: readonly File[],
  held: number,
): { admitted: File[]; problems: string[] } {
  const good = files.filter((file) => problemOf(file) === null);
  const problems = files.flatMap((file) => problemOf(file) ?? []);
  const admitted = good.slice(0, Math.max(0, MOST_PICTURES - held));
  if (admitted.length < good.length) problems.push(words.tooManyPictures);
  return { admitted, problems };
}

export const isSamePictures = (one: readonly Picture[], other: readonly Picture[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ key, color, view }, at) =>
      key === other[at]?.key && color === other[at].color && view === other[at].view,
  );

/** Puts the picture at `from` at the place `to`; a place that is none changes nothing. */
export function movePicture(
  pictures: readonly Picture[],
  from: number,
  to: number,
): readonly Picture[] {
  const moved = pictures[from];
  if (moved === undefined || to < 0 || to >= pictures.length) return pictures;
  const rest = pictures.filter((_, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/**
 * Fields of the form that say which pictures the product shall have, in which order, which of the
 * product's colours each shows, and what of it.
 */
export function addPictures(
  form: FormData,
  { images: pictures, colors }: { images: readonly Picture[]; colors: readonly string[] },
  isEdit: boolean,
): void {
  const kept = pictures.filter((picture) => picture.kind === "kept");
  const added = pictures.filter((picture) => picture.kind === "new");
  if (isEdit) form.set("existingImages", JSON.stringify(kept.map(({ url }) => url)));
  for (const { file } of added) form.append("images", file, file.name);
  // The server puts those that are kept first, unless it is told otherwise.
  const sent = [...kept, ...added];
  const order = pictures.map((picture) => sent.indexOf(picture));
  if (isEdit && order.some((from, at) => from !== at)) {
    form.set("imageOrder", JSON.stringify(order));
  }
  const shown = pictures.map((picture) => colorOf(picture, colors));
  if (isEdit || shown.some((color) => color !== null)) {
    form.set("image_colors", JSON.stringify(shown));
  }
  if (isEdit || pictures.some(({ view }) => view !== null)) {
    form.set("image_views", JSON.stringify(pictures.map(({ view }) => view)));
  }
}
