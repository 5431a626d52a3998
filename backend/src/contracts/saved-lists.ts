import { z } from "zod";
import { successOf } from "./envelope";
import { MAX_MONEY_RWF } from "./money";
import { MAX_QUANTITY } from "./orders";

/** What is kept for somebody in their account. */
export const SAVED_LIST_KINDS = ["cart", "wishlist"] as const;
export type SavedListKind = (typeof SAVED_LIST_KINDS)[number];

/** Lines of one list. */
export const MAX_SAVED_LINES = 100;
/** Characters of one text. */
export const SAVED_TEXT_MAX = { id: 64, name: 200, option: 20, image: 500 } as const;

const LARGEST_INTEGER = 2_147_483_647;

const savedText = (max: number) =>
  z
    .string()
    .max(max, `must have at most ${max} characters`)
    // PostgreSQL's jsonb refuses NUL and halves of a surrogate pair.
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, "has characters that can't be used");

const savedId = savedText(SAVED_TEXT_MAX.id).min(1, "must not be empty");

/** Of the shop itself, or a full http address; nothing else is ever put into a page. */
const savedImage = savedText(SAVED_TEXT_MAX.image)
  .regex(/^(?:\/uploads\/|https?:\/\/)\S+$/i, "must be an /uploads or http address")
  .nullable();

/** What both lists keep of a product. */
const savedFacts = {
  name: savedText(SAVED_TEXT_MAX.name),
  /**
   * Whole RWF a piece, as the shopper saw it. Never charged: an order takes its prices from the
   * catalogue, and the cart shows if this one has changed.
   */
  price: z.number().int().min(0).max(MAX_MONEY_RWF),
  image: savedImage,
  size: savedText(SAVED_TEXT_MAX.option),
  color: savedText(SAVED_TEXT_MAX.option),
};

/** One variant in the cart, as the storefront keeps it. */
export const savedCartLineSchema = z.strictObject({
  /** The variant's. */
  id: savedId,
  /** The product's. */
  _id: savedId,
  ...savedFacts,
  quantity: z
    .number({ error: "quantity must be a whole number" })
    .int("quantity must be a whole number")
    .min(1, "quantity must be at least 1")
    .max(MAX_QUANTITY, `quantity must be at most ${MAX_QUANTITY}`),
  /** Units that could be had when the line was last touched; null when unknown. */
  stock_quantity: z.number().int().min(0).max(LARGEST_INTEGER).nullable(),
});
export type SavedCartLine = z.infer<typeof savedCartLineSchema>;

/** One product that is wished for. */
export const savedWishSchema = z.strictObject({
  /** The product's. */
  id: savedId,
  ...savedFacts,
  quantity: z.literal(1),
});
export type SavedWish = z.infer<typeof savedWishSchema>;

export const eachOnce = <T extends z.ZodType<{ id: string }>>(item: T) =>
  z
    .array(item)
    .max(MAX_SAVED_LINES, `items can have at most ${MAX_SAVED_LINES} lines`)
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [at, { id }] of items.entries()) {
        if (seen.has(id)) {
          context.addIssue({ code: "custom", path: [at, "id"], message: "is in the list twice" });
        }
        seen.add(id);
      }
    });

/** The version that the sender last saw: 0 when there was no list yet. */
const version = z.number().int().min(0).max(LARGEST_INTEGER);

const listOf = <T extends z.ZodType>(item: T) => z.object({ version, items: z.array(item) });
const bodyOf = <T extends z.ZodType<{ id: string }>>(item: T) =>
  z.strictObject({ version, items: eachOnce(item) });

/** Body of PUT /api/cart: the whole list, replacing that version. */
export const saveCartBodySchema = bodyOf(savedCartLineSchema);
/** Body of PUT /api/wishlist, as for the cart. */
export const saveWishlistBodySchema = bodyOf(savedWishSchema);

/** Answer of GET and PUT, and `data` of the 409 when the version is not the stored one. */
export const savedCartSchema = listOf(savedCartLineSchema);
export const savedWishlistSchema = listOf(savedWishSchema);
export const savedCartResponseSchema = successOf(savedCartSchema);
export const savedWishlistResponseSchema = successOf(savedWishlistSchema);

/** The items of each list. */
export interface SavedItems {
  cart: SavedCartLine;
  wishlist: SavedWish;
}
/** Items in the order the shopper put them in; version 0 and none when nothing was ever saved. */
export interface SavedList<Kind extends SavedListKind = SavedListKind> {
  version: number;
  items: Array<SavedItems[Kind]>;
}
