import type { Product } from "../../../contracts/catalogue";
import type { SavedProduct } from "../../../contracts/catalogue-writes";
import type { FieldError } from "../../../contracts/envelope";
import { isCardAmount } from "../../../contracts/gift-card-limits";
import { GIFT_CARD_BOUNDS } from "../../../contracts/store-credit";
import { ApiError, conflict, invalidRequest, notFound } from "../../../lib/api-error";
import type { Run } from "../../../lib/database";
import { entityId } from "../../../lib/entity-id";
import { shownPrice } from "./domain/plan-import-variants";
import type { HeldPicture } from "./domain/plan-pictures";
import { planVariants } from "./domain/plan-variants";
import type { ProductChanges } from "./domain/product-changes";
import { toldIn, type MedusaTexts } from "./domain/texts";
import { withSeen } from "./domain/seen-stock";
import { insertProducts } from "./new-products";
import {
  chosenImages,
  readImages,
  setImages,
  setViews,
  tieImages,
  withColors,
  withViews,
  type StoredPicture,
} from "./pictures";
import {
  claimHandle,
  freeHandle,
  readSetting,
  requireCategory,
  setCategory,
  setFacts,
  setGender,
  setPrice,
} from "./product-parts";
import { FIND_PRODUCT, LOCK_PRODUCT, PRETEND, PRODUCT, SHOWN } from "./read-sql";
import { readTexts, setTexts, type WrittenText } from "./texts";
import { lockVariants, removeVariants, writeVariants, type StoredVariant } from "./variants";
import { COUNT_PIECES, DELETE_PRODUCT } from "./write-sql";

const PRODUCT_NOT_FOUND = "Product not found.";
const PRICE_REQUIRED = [{ field: "price", message: "Valid price is required" }];

/** A product as it is in the transaction. */
export interface StoredProduct {
  id: string;
  /** JSON text as GET gives it, with its true status. */
  json: string;
  /** Whole RWF, without any price list. */
  basePrice: number | null;
  /** ISO 8601; of the last edit. */
  updatedAt: string;
  /** In other languages. */
  texts: MedusaTexts;
}

/** The same, as staff get it. */
export function savedProductOf(stored: StoredProduct): SavedProduct {
  const { json, basePrice, updatedAt, texts } = stored;
  const product = JSON.parse(json) as Product;
  const isOther = basePrice !== null && basePrice !== product.price;
  const base = isOther && { base_price: basePrice };
  return { ...product, ...base, updatedAt, ...toldIn(texts) };
}

/** True when an edit began with this state of the product. */
export type IsCurrent = (product: StoredProduct) => boolean;

/** Null if it can't be shown: no price, or no variant. */
async function shown(run: Run, id: string): Promise<StoredProduct | null> {
  interface Row {
    json: string | null;
    basePrice: number | null;
    status: string;
    updatedAt: Date;
  }
  const [row] = await run<Row>(SHOWN, [id]);
  if (!row) return null;
  const { json: current, basePrice } = row;
  const updatedAt = row.updatedAt.toISOString();
  const texts = await readTexts(run, id);
  if (row.status === "published")
    return current === null ? null : { id, json: current, basePrice, updatedAt, texts };
  const [begin, publish, end] = PRETEND;
  await run(begin, []);
  await run(publish, [id]);
  const [pretended] = await run<Row>(SHOWN, [id]);
  await run(end, []);
  // No text of the product can contain this: quotes inside JSON strings are escaped.
  const json = pretended?.json?.replace('"status":"published"', '"status":"draft"');
  return json === undefined
    ? null
    : { id, json, basePrice: pretended?.basePrice ?? null, updatedAt, texts };
}

/** @throws ApiError 400 when nothing could be sold: a product needs a price, a gift card one that a card can have. */
async function complete(run: Run, id: string): Promise<StoredProduct> {
  const product = await shown(run, id);
  if (!product) throw invalidRequest(PRICE_REQUIRED);
  const { is_gift_card: isGiftCard, price } = JSON.parse(product.json) as Product;
  if (isGiftCard && !isCardAmount(product.basePrice ?? price)) {
    throw invalidRequest([{ field: "price", message: GIFT_CARD_BOUNDS }]);
  }
  return product;
}

/** What is done with a change in its own transaction: the product before and after it. */
export type Note = (
  inside: Run,
  change: {
    id: string;
    before: StoredProduct | null;
    after: StoredProduct | null;
    /** Rows of Medusa's translations that were written. */
    texts: readonly WrittenText[];
  },
) => Promise<void>;

async function lockByKey(run: Run, key: string): Promise<string> {
  const [found] = await run<{ id: string }>(FIND_PRODUCT, [key]);
  const [locked] = found ? await run<{ id: string }>(LOCK_PRODUCT, [found.id]) : [];
  // Deleted while this call waited for its turn.
  if (!locked) throw notFound(PRODUCT_NOT_FOUND);
  return locked.id;
}

const overtaken = (errors: FieldError[], before: StoredProduct | null) =>
  new ApiError(409, "conflict", errors[0]?.message ?? "", {
    errors,
    // The product as it is now, for whoever wanted to change an older state.
    ...(before && { data: savedProductOf(before) }),
  });

/** The product's pieces as in an answer. */
const shownStock = ({ json }: StoredProduct) =>
  (JSON.parse(json) as { stock_quantity: number }).stock_quantity;

/** The variants of a product after an edit. */
interface Shape {
  /** As the variants carry them; none where the product has none. */
  colors: string[];
  /** The set of variants is another one. */
  isReshaped: boolean;
}

async function reshape(
  run: Run,
  product: { id: string; handle: string; before: StoredProduct | null },
  held: readonly StoredVariant[],
  { wish: said, priceRwf }: ProductChanges,
  isSeen: boolean,
): Promise<Shape> {
  const { id: productId, handle, before } = product;
  const { wish, unseen } = withSeen(said, held, {
    total: before ? shownStock(before) : undefined,
    isSeen,
  });
  if (unseen.length > 0) throw overtaken(unseen, before);
  const isAsked = Object.values(wish).some((value) => value !== undefined);
  const active = held.filter(({ isRetired }) => !isRetired);
  if (!isAsked && active.length > 0) {
    return { colors: active.flatMap(({ color }) => color ?? []), isReshaped: false };
  }
  const planned = planVariants(held, wish);
  if (!planned.plan) {
    const { problems, isOvertaken } = planned;
    throw isOvertaken ? overtaken(problems, before) : invalidRequest(problems);
  }
  const { plan } = planned;
  const price = priceRwf ?? shownPrice(held);
  if (price === null) throw invalidRequest(PRICE_REQUIRED);
  const isReshaped =
    wish.sizes !== undefined ||
    wish.colors !== undefined ||
    plan.removed.length > 0 ||
    plan.variants.some(({ id, isRevived }) => id === null || isRevived);
  const setting = await readSetting(run);
  await writeVariants(run, { productId, handle, plan, held, priceRwf: price, setting }, isReshaped);
  return { colors: plan.colors, isReshaped };
}

/** @param before its pictures before its variants changed, as these decide each picture's colour */
async function changePictures(
  run: Run,
  id: string,
  before: readonly HeldPicture[],
  { images, imageColors, imageViews }: ProductChanges,
  { colors, isReshaped }: Shape,
): Promise<void> {
  const chosen = images ? chosenImages(before, images) : before;
  const pictures = withViews(withColors(chosen, imageColors, colors), imageViews);
  const stored: readonly StoredPicture[] = images
    ? await setImages(run, id, pictures)
    : pictures.flatMap(({ id: image, ...picture }) =>
        image === null ? [] : [{ id: image, ...picture }],
      );
  if (images || imageColors || isReshaped) await tieImages(run, id, before, stored);
  if (imageViews) await setViews(run, stored);
}

/** Makes a product with all that belongs to it. @throws ApiError 400, 409. */
export async function createProduct(
  run: Run,
  changes: ProductChanges & { name: string; priceRwf: number; categoryId: string },
  note: Note,
): Promise<StoredProduct> {
  const id = entityId("prod");
  const { name, description = "", status = "published", categoryId, priceRwf } = changes;
  const { gender = null, isGiftCard = false } = changes;
  const { plan, problems } = planVariants([], changes.wish);
  if (!plan) throw invalidRequest(problems);
  const chosen = chosenImages([], changes.images ?? { keep: [], add: [] });
  const pictures = withViews(
    withColors(chosen, changes.imageColors, plan.colors),
    changes.imageViews,
  );
  const setting = await readSetting(run);
  if (changes.handle) await claimHandle(run, changes.handle, id);
  const handle = changes.handle ?? (await freeHandle(run, name, id));
  await requireCategory(run, categoryId);
  const facts = {
    id,
    name,
    handle,
    description,
    status,
    isGiftCard,
    categoryId,
    gender,
    texts: {},
  };
  await insertProducts(run, [{ ...facts, pictures, plan, priceRwf }], setting);
  const texts = await setTexts(run, { kind: "product", id }, changes.texts ?? {});
  const after = await complete(run, id);
  await note(run, { id, before: null, after, texts });
  return after;
}

export interface EditTerms {
  /** Checked under the lock: did the edit begin with the present state; null: it doesn't matter. */
  isCurrent: IsCurrent | null;
  /** `isCurrent` compares the whole state, stock too: what is there is what was seen. */
  isSeen: boolean;
  note: Note;
}

/**
 * Changes a product, one edit at a time. @throws ApiError 400; 404; 409 with the product as it is
 * when `isCurrent` says no, or when stock changed since it was seen and the difference is unknown
 * or too large; 409 for a handle that is taken.
 */
export async function updateProduct(
  run: Run,
  key: string,
  changes: ProductChanges,
  { isCurrent, isSeen, note }: EditTerms,
): Promise<StoredProduct> {
  const id = await lockByKey(run, key);
  const held = await lockVariants(run, [id]);
  const before = await shown(run, id);
  if (isCurrent && before && !isCurrent(before)) {
    const message = "This product was changed meanwhile. Please look at it again.";
    throw conflict(message, "conflict", savedProductOf(before));
  }
  interface Row {
    handle: string;
    isGiftCard: boolean;
    categoryId: string | null;
    genderId: string | null;
  }
  const [product] = await run<Row>(PRODUCT, [id]);
  if (!product) throw notFound(PRODUCT_NOT_FOUND);
  const { handle, priceRwf, categoryId, gender } = changes;
  if (handle && handle !== product.handle) await claimHandle(run, handle, id);
  await setFacts(run, id, changes);
  const texts = await setTexts(run, { kind: "product", id }, changes.texts ?? {});
  const isCard = product.isGiftCard || changes.isGiftCard === true;
  if (isCard) await run(COUNT_PIECES, [[id]]);
  const counted = isCard ? await lockVariants(run, [id]) : held;
  if (categoryId !== undefined && categoryId !== product.categoryId) {
    await requireCategory(run, categoryId);
    await setCategory(run, id, categoryId);
  }
  if (gender !== undefined) await setGender(run, id, product.genderId, gender);
  const pictures = await readImages(run, id);
  const reshaped = { id, handle: handle ?? product.handle, before };
  const shape = await reshape(run, reshaped, counted, changes, isSeen);
  // Sizes that are new.
  if (isCard) await run(COUNT_PIECES, [[id]]);
  await changePictures(run, id, pictures, changes, shape);
  if (priceRwf !== undefined) await setPrice(run, counted, priceRwf);
  const after = await complete(run, id);
  await note(run, { id, before, after, texts });
  return after;
}

/** Marks a product as deleted; what orders hold of it stays until they are done. @throws ApiError 404. */
export async function deleteProduct(run: Run, key: string, note: Note): Promise<string> {
  const id = await lockByKey(run, key);
  const held = await lockVariants(run, [id]);
  const before = await shown(run, id);
  await removeVariants(run, held);
  await run(DELETE_PRODUCT, [id]);
  await note(run, { id, before, after: null, texts: [] });
  return id;
}
