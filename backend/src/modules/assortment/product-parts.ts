import type { ProductGender } from "../../contracts/catalogue";
import { MAX_IMAGES, TOO_MANY_IMAGES } from "../../contracts/catalogue-writes";
import { conflict, invalidRequest, unavailable } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import { handleCandidates } from "./domain/handle";
import type { ProductChanges } from "./domain/product-changes";
import { addGender } from "./new-products";
import { IMAGES, SETTING, SHARE_CATEGORIES, TAKE_TURN, TAKEN_HANDLES } from "./read-sql";
import { shownPrice } from "./domain/plan-import-variants";
import type { HeldPicture, Picture } from "./domain/plan-pictures";
import { addImage, insert, ProductRows, type ShopSetting } from "./rows";
import { writePrices, type StoredVariant } from "./variants";
import {
  DELETE_OTHER_IMAGES,
  LEAVE_CATEGORIES,
  RANK_IMAGES,
  SET_GENDER,
  SET_THUMBNAIL,
  UNLINK_GENDER,
} from "./write-sql";

/** @throws ApiError 503 when the shop has no sales channel or stock location yet. */
export async function readSetting(run: Run): Promise<ShopSetting> {
  const [row] = await run<{ [Key in keyof ShopSetting]: string | null }>(SETTING, []);
  if (!row?.salesChannelId || !row.stockLocationId) throw unavailable();
  const { salesChannelId, stockLocationId, shippingProfileId } = row;
  return { salesChannelId, stockLocationId, shippingProfileId };
}

async function takenHandles(run: Run, handles: readonly string[], productId: string) {
  const rows = await run<{ handle: string }>(TAKEN_HANDLES, [handles, productId]);
  return new Set(rows.map(({ handle }) => handle));
}

/** @throws ApiError 409 when another product has it. */
export async function claimHandle(run: Run, handle: string, productId: string): Promise<void> {
  if ((await takenHandles(run, [handle], productId)).size === 0) return;
  throw conflict(`The handle ${handle} is already used by another product`);
}

/** The first free handle that the name suggests. */
export async function freeHandle(run: Run, name: string, productId: string): Promise<string> {
  const candidates = handleCandidates(name);
  await run(TAKE_TURN, [candidates[0]]);
  const taken = await takenHandles(run, candidates, productId);
  const free = candidates.find((handle) => !taken.has(handle));
  return free ?? `${candidates[0] ?? "product"}-${productId.slice(-8).toLowerCase()}`;
}

/**
 * Keeps categories from being deleted until the transaction ends.
 * @returns those that are there
 */
export async function shareCategories(run: Run, ids: readonly string[]): Promise<Set<string>> {
  const rows = await run<{ id: string }>(SHARE_CATEGORIES, [ids]);
  return new Set(rows.map(({ id }) => id));
}

/** @throws ApiError 400 when there is no such category. */
export async function requireCategory(run: Run, id: string): Promise<void> {
  if ((await shareCategories(run, [id])).has(id)) return;
  throw invalidRequest([{ field: "category_id", message: "Category is required" }]);
}

/** Puts a product into this category alone; the caller holds the category. */
export async function setCategory(run: Run, productId: string, categoryId: string): Promise<void> {
  await run(LEAVE_CATEGORIES, [productId]);
  await insert(run, "product_category_product", [
    { product_id: productId, product_category_id: categoryId },
  ]);
}

export async function setGender(
  run: Run,
  productId: string,
  /** Of the record there is. */
  genderId: string | null,
  gender: ProductGender | null,
): Promise<void> {
  if (genderId !== null && gender !== null) {
    await run(SET_GENDER, [genderId, gender]);
  } else if (genderId !== null) {
    await run(UNLINK_GENDER, [productId, genderId]);
  } else if (gender !== null) {
    const rows = new ProductRows();
    addGender(rows, productId, gender);
    await rows.insert(run);
  }
}

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
  const all = [...images, ...add.map((url) => ({ id: null, url, source: null }))];
  // Two spellings of one picture's address make one picture; then there is nothing to turn it by.
  return order?.length === all.length ? order.flatMap((at) => all[at] ?? []) : all;
}

export const readImages = (run: Run, productId: string) => run<HeldPicture>(IMAGES, [productId]);

/** Gives a product exactly these pictures, in this order. */
export async function setImages(
  run: Run,
  productId: string,
  images: readonly Picture[],
): Promise<void> {
  const kept = images.flatMap(({ id }, rank) => (id === null ? [] : [{ id, rank }]));
  await run(DELETE_OTHER_IMAGES, [productId, kept.map(({ id }) => id)]);
  await run(RANK_IMAGES, [kept.map(({ id }) => id), kept.map(({ rank }) => rank)]);
  const rows = new ProductRows();
  images.forEach(({ id, url, source }, rank) => {
    if (id === null) addImage(rows, productId, { url, source, rank });
  });
  await rows.insert(run);
  await run(SET_THUMBNAIL, [productId, images[0]?.url ?? null]);
}

/** One price for all variants. Prices that differ per variant stay while the shown one does. */
export async function setPrice(
  run: Run,
  held: readonly StoredVariant[],
  priceRwf: number,
): Promise<void> {
  const isShown = priceRwf === shownPrice(held);
  const meant = held.filter((variant) => !isShown || variant.priceRwf === null);
  await writePrices(
    run,
    meant.map((stored) => ({ stored, priceRwf })),
  );
}
