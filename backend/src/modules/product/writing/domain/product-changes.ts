import type { ProductGender } from "../../../../contracts/catalogue";
import {
  MAX_IMAGES,
  TOO_MANY_IMAGES,
  type UpdateProductBody,
  type VariantChange,
} from "../../../../contracts/catalogue-writes";
import type { FieldError } from "../../../../contracts/envelope";
import type { VariantWish } from "./plan-variants";
import { medusaTextsOfProduct, type MedusaTexts } from "./texts";
import { readColor, readColors, readSizes } from "./read-lists";

/** The wanted state of a product; absent: unchanged. */
export interface ProductChanges {
  name?: string;
  description?: string;
  /** null: made from the name (for a product that has one: kept). */
  handle?: string | null;
  status?: "published" | "draft";
  isGiftCard?: boolean;
  priceRwf?: number;
  categoryId?: string;
  /** null: for everyone. */
  gender?: ProductGender | null;
  wish: VariantWish;
  /** Pictures after the change: those kept, then the new ones; `order` turns them. */
  images?: { keep: string[]; add: string[]; order?: readonly number[] };
  /** Of the pictures after the change, in their order; null: it shows no colour in particular. */
  imageColors?: readonly (string | null)[];
  /** The same of what they show; null: nobody says. */
  imageViews?: readonly (string | null)[];
  /** In other languages. */
  texts?: MedusaTexts;
}

/** An answer says `Gray` where a product has no colours. */
const isNoColor = (color: string) => color === "" || /^gr[ae]y$/i.test(color);

const isTurn = (order: readonly number[], count: number): boolean =>
  order.length === count && new Set(order).size === count && order.every((at) => at < count);

const readVariants = (list: readonly VariantChange[]) =>
  list.map(({ size, color, stock_quantity: stock, stock_seen: stockSeen }) => ({
    size: size === "" ? null : (size ?? null),
    color: readColor(color ?? "") ?? (isNoColor(color ?? "") ? null : (color ?? null)),
    stock,
    stockSeen,
  }));

/**
 * The change that a body means.
 * @param addedImages URLs of the pictures that came with it
 */
export function changesOf(
  body: Partial<UpdateProductBody>,
  addedImages: readonly string[],
): { changes: ProductChanges; problems: FieldError[] } {
  const problems: FieldError[] = [];
  const wish: VariantWish = {};
  if (body.stock_quantity !== undefined) wish.stock = body.stock_quantity;
  if (body.stock_seen !== undefined) wish.stockSeen = body.stock_seen;
  if (body.sizes !== undefined) {
    const { sizes, problem } = readSizes(body.sizes);
    wish.sizes = sizes;
    if (problem) problems.push(problem);
  }
  if (body.colors !== undefined) {
    const { colors, problem } = readColors(body.colors);
    wish.colors = colors;
    if (problem) problems.push(problem);
  }
  if (body.variants !== undefined) wish.variants = readVariants(body.variants);
  const keep = body.existingImages;
  if (keep !== undefined && keep.length + addedImages.length > MAX_IMAGES) {
    problems.push({ field: "images", message: TOO_MANY_IMAGES });
  }
  const kept = [...new Set(keep)];
  const order = body.imageOrder;
  if (order !== undefined && !isTurn(order, kept.length + addedImages.length)) {
    const message = "must name the position of every picture once";
    problems.push({ field: "imageOrder", message });
  }
  const changes: ProductChanges = {
    name: body.product_name,
    description: body.description,
    handle: body.handle,
    status: body.status,
    isGiftCard: body.is_gift_card,
    priceRwf: body.price,
    categoryId: body.category_id,
    gender: body.gender,
    wish,
    // The form names the pictures to keep only when some are kept: new ones alone replace them all.
    images:
      keep === undefined && addedImages.length === 0
        ? undefined
        : { keep: kept, add: [...addedImages], order },
    imageColors: body.image_colors,
    imageViews: body.image_views,
    texts: body.translations && medusaTextsOfProduct(body.translations),
  };
  return { changes, problems };
}
