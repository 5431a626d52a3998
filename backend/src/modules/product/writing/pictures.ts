import { MAX_IMAGES, TOO_MANY_IMAGES } from "../../../contracts/catalogue-writes";
import { imageViewOf } from "../../../contracts/image-views";
import { invalidRequest } from "../../../lib/api-error";
import type { Run } from "../../../lib/database";
import type { HeldPicture, Picture } from "./domain/plan-pictures";
import type { ProductChanges } from "./domain/product-changes";
import { IMAGES, SET_VIEWS, TIE_IMAGES, UNTIE_IMAGES } from "./picture-sql";
import { addImage, ProductRows } from "./rows";
import { DELETE_OTHER_IMAGES, RANK_IMAGES, SET_THUMBNAIL } from "./write-sql";

/** A product's current picture, and what it should show. */
export type StoredPicture = Pick<HeldPicture, "id" | "color" | "view">;

/** An address as stored: what a browser put before it is this shop's own origin. */
const storedUrl = (url: string) => url.trim().replace(/^https?:\/\/[^/]+(?=\/uploads\/)/i, "");

/**
 * Pictures of a product after an edit, by those it has.
 * @throws ApiError 400 for a picture the product does not have, or for more than five.
 */
export function chosenImages(
  held: readonly HeldPicture[],
  { keep, add, order }: NonNullable<ProductChanges["images"]>,
): Picture[] {
  const kept = keep.map((url) => {
    const image = held.find((one) => one.url === url || one.url === storedUrl(url));
    if (image) return image;
    const message = "Only pictures of this product can be kept";
    throw invalidRequest([{ field: "existingImages", message }]);
  });
  const images = [...new Set(kept)];
  if (images.length + add.length > MAX_IMAGES) {
    throw invalidRequest([{ field: "images", message: TOO_MANY_IMAGES }]);
  }
  const all = [
    ...images,
    ...add.map((url) => ({ id: null, url, source: null, color: null, view: null })),
  ];
  // Two spellings of one address make one picture; then there is nothing to map it by.
  return order?.length === all.length ? order.flatMap((at) => all[at] ?? []) : all;
}

const isHex = (color: string) => color.startsWith("#");

/**
 * Pictures with an edit's colours. A colour word from Medusa's dashboard is never shown, so null
 * does not mean to remove it.
 * @param offered colours of the product after the edit
 * @throws ApiError 400 unless each picture is given a colour of the product, or none
 */
export function withColors(
  pictures: readonly Picture[],
  said: readonly (string | null)[] | undefined,
  offered: readonly string[],
): Picture[] {
  if (said === undefined) return [...pictures];
  if (said.length !== pictures.length) {
    const message = `must say of each of the ${pictures.length} pictures which colour it shows, or null`;
    throw invalidRequest([{ field: "image_colors", message }]);
  }
  const unknown = said.findIndex((color) => color !== null && !offered.includes(color));
  if (unknown >= 0) {
    const message = `The colour ${said[unknown]} is not among those of the product`;
    throw invalidRequest([{ field: `image_colors.${unknown}`, message }]);
  }
  return pictures.map((picture, at) => {
    const isWord = picture.color !== null && !isHex(picture.color);
    return { ...picture, color: said[at] ?? (isWord ? picture.color : null) };
  });
}

/**
 * Pictures with what an edit says they show. What is none of the views somebody else keeps in that
 * place, and it is never shown, so null does not mean to remove it.
 * @throws ApiError 400 unless it is said of each picture
 */
export function withViews(
  pictures: readonly Picture[],
  said: readonly (string | null)[] | undefined,
): Picture[] {
  if (said === undefined) return [...pictures];
  if (said.length !== pictures.length) {
    const message = `must say of each of the ${pictures.length} pictures what it shows, or null`;
    throw invalidRequest([{ field: "image_views", message }]);
  }
  return pictures.map((picture, at) => {
    const isElses = picture.view !== null && imageViewOf(picture.view) === null;
    return { ...picture, view: said[at] ?? (isElses ? picture.view : null) };
  });
}

export const readImages = (run: Run, productId: string) => run<HeldPicture>(IMAGES, [productId]);

/**
 * Gives a product exactly these pictures, in this order; the colours of those that stay are not
 * changed, see `tieImages`, nor what they show.
 * @returns the pictures, in their order
 */
export async function setImages(
  run: Run,
  productId: string,
  images: readonly Picture[],
): Promise<StoredPicture[]> {
  const kept = images.flatMap(({ id }, rank) => (id === null ? [] : [{ id, rank }]));
  await run(DELETE_OTHER_IMAGES, [productId, kept.map(({ id }) => id)]);
  await run(RANK_IMAGES, [kept.map(({ id }) => id), kept.map(({ rank }) => rank)]);
  const rows = new ProductRows();
  const stored = images.map(({ id, color, view, ...picture }, rank) => ({
    id: id ?? addImage(rows, productId, { ...picture, view, rank }),
    color,
    view,
  }));
  await rows.insert(run);
  await run(SET_THUMBNAIL, [productId, images[0]?.url ?? null]);
  return stored;
}

/**
 * Links pictures to the variants of their colours, once the product has its final variants: a
 * colour's new sizes show its pictures too.
 * @param before of the pictures that were there, as they were
 */
export async function tieImages(
  run: Run,
  productId: string,
  before: readonly HeldPicture[],
  pictures: readonly StoredPicture[],
): Promise<void> {
  const colorBefore = new Map(before.map(({ id, color }) => [id, color]));
  const untied = pictures.filter(({ id, color }) => {
    const was = colorBefore.get(id);
    return was !== undefined && was !== color;
  });
  if (untied.length > 0) await run(UNTIE_IMAGES, [untied.map(({ id }) => id)]);
  const tied = pictures.filter(({ color }) => color !== null);
  if (tied.length === 0) return;
  await run(TIE_IMAGES, [productId, tied.map(({ id }) => id), tied.map(({ color }) => color)]);
}

/** Keeps what pictures show. */
export async function setViews(run: Run, pictures: readonly StoredPicture[]): Promise<void> {
  await run(SET_VIEWS, [pictures.map(({ id }) => id), pictures.map(({ view }) => view)]);
}
