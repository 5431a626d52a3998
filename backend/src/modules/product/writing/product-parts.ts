import type { ProductGender } from "../../../contracts/catalogue";
import { conflict, invalidRequest, unavailable } from "../../../lib/api-error";
import type { Run } from "../../../lib/database";
import { handleCandidates } from "./domain/handle";
import { addGender } from "./new-products";
import { SETTING, SHARE_CATEGORIES, TAKE_TURN, TAKEN_HANDLES } from "./read-sql";
import { shownPrice } from "./domain/plan-import-variants";
import { insert, ProductRows, type ShopSetting } from "./rows";
import { writePrices, type StoredVariant } from "./variants";
import { LEAVE_CATEGORIES, SET_GENDER, UNLINK_GENDER, UPDATE_PRODUCT } from "./write-sql";

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

/** What stands in the product's own row; absent members stay. */
export interface ProductFacts {
  name?: string;
  description?: string;
  handle?: string | null;
  status?: "published" | "draft";
  isGiftCard?: boolean;
}

/** Notes the change, whatever was changed. */
export async function setFacts(run: Run, productId: string, facts: ProductFacts): Promise<void> {
  const { name, description, handle, status, isGiftCard } = facts;
  const values = [name, description, handle, status, isGiftCard].map((value) => value ?? null);
  await run(UPDATE_PRODUCT, [productId, ...values]);
}

/** Puts a product into this category only; the caller holds the category. */
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
