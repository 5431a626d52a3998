import type { ProductGender } from "../../contracts/catalogue";
import { MAX_IMAGES, TOO_MANY_IMAGES } from "../../contracts/catalogue-writes";
import { conflict, invalidRequest, unavailable } from "../../lib/api-error";
import type { Run } from "../../lib/database";
import { entityId } from "../../lib/entity-id";
import { handleCandidates } from "./domain/handle";
import type { ProductChanges } from "./domain/product-changes";
import { IMAGES, SETTING, SHARE_CATEGORY, TAKE_TURN, TAKEN_HANDLES } from "./read-sql";
import { addPrices, insert, priceRow, type ShopSetting } from "./rows";
import type { StoredVariant } from "./variants";
import {
  DELETE_OTHER_IMAGES,
  LEAVE_CATEGORIES,
  RANK_IMAGES,
  SET_GENDER,
  SET_PRICES,
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

/** @throws ApiError 400 when there is no such category. */
export async function setCategory(run: Run, productId: string, categoryId: string): Promise<void> {
  const [category] = await run<{ id: string }>(SHARE_CATEGORY, [categoryId]);
  if (!category) throw invalidRequest([{ field: "category_id", message: "Category is required" }]);
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
    const id = entityId("pgen");
    await insert(run, "product_gender", [{ id, gender }]);
    await insert(run, "product_gender_link", [
      { id: entityId("link"), product_id: productId, product_gender_id: id },
    ]);
  }
}

/** An address as stored: what a browser put before it is this shop's own origin. */
const storedUrl = (url: string) => url.trim().replace(/^https?:\/\/[^/]+(?=\/uploads\/)/i, "");

/** @throws ApiError 400 for a picture the product does not have, or for more than five. */
export async function setImages(
  run: Run,
  productId: string,
  { keep, add }: NonNullable<ProductChanges["images"]>,
): Promise<void> {
  const held = await run<{ id: string; url: string }>(IMAGES, [productId]);
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
  const ids = images.map(({ id }) => id);
  await run(DELETE_OTHER_IMAGES, [productId, ids]);
  await run(RANK_IMAGES, [ids, ids.map((_, rank) => rank)]);
  await insert(
    run,
    "image",
    add.map((url, index) => ({
      id: entityId("img"),
      url,
      rank: images.length + index,
      product_id: productId,
    })),
  );
  await run(SET_THUMBNAIL, [productId, images[0]?.url ?? add[0] ?? null]);
}

/** Lowest of the prices, as shoppers see it; null when there is none. */
export function shownPrice(held: readonly StoredVariant[]): number | null {
  const prices = held.flatMap(({ priceRwf, isRetired }) =>
    priceRwf === null || isRetired ? [] : [priceRwf],
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** One price for all variants. Prices that differ per variant stay while the shown one does. */
export async function setPrice(
  run: Run,
  held: readonly StoredVariant[],
  priceRwf: number,
): Promise<void> {
  const bare = held.filter((variant) => variant.priceRwf === null);
  if (priceRwf !== shownPrice(held)) {
    await run(SET_PRICES, [held.flatMap(({ priceSetId }) => priceSetId ?? []), priceRwf]);
  }
  await addPrices(
    run,
    bare.filter(({ priceSetId }) => priceSetId === null).map(({ id }) => id),
    priceRwf,
  );
  await insert(
    run,
    "price",
    bare.flatMap(({ priceSetId }) => (priceSetId === null ? [] : [priceRow(priceSetId, priceRwf)])),
  );
}
