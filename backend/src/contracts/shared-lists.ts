import { z } from "zod";
import { productKeySchema, productSchema } from "./catalogue";
import { successOf } from "./envelope";
import { MAX_SAVED_LINES } from "./saved-lists";

/** 120 random bits; whoever has it may read the list. */
export const sharedCodeSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{24}$/, "is no code");

/** Days that a link works, counted anew whenever the list is shared again. */
export const SHARED_DAYS = 90;

/** What a guest's browser keeps, so that nobody else can change or end the link. */
const guestKeySchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{24}$/, "is no code");

/** Body of POST /api/shared-lists. */
export const shareListBodySchema = z.strictObject({
  /** Their ids, in the order of the wishlist; nothing else of it is shared. */
  products: z
    .array(productKeySchema)
    .min(1, "must not be empty")
    .max(MAX_SAVED_LINES, `must have at most ${MAX_SAVED_LINES} products`)
    .refine((ids) => new Set(ids).size === ids.length, "must have each product once"),
  /** A guest's own link that is to show these; absent, or of a link that is over: a new one is made. */
  code: sharedCodeSchema.optional(),
  key: guestKeySchema.optional(),
});
export type ShareListBody = z.infer<typeof shareListBodySchema>;

/** One's own link. */
export const ownSharedListSchema = z.object({
  code: sharedCodeSchema,
  /** Number of products in it. */
  count: z.number().int().min(1),
  /** ISO 8601, UTC. */
  expires_at: z.string(),
});
export type OwnSharedList = z.infer<typeof ownSharedListSchema>;
/** `key`: a guest's; null: the account's own, which needs none. */
export const madeSharedListSchema = ownSharedListSchema.extend({ key: guestKeySchema.nullable() });
export type MadeSharedList = z.infer<typeof madeSharedListSchema>;
export const madeSharedListResponseSchema = successOf(madeSharedListSchema);
/** null: there is none. */
export const ownSharedListResponseSchema = successOf(ownSharedListSchema.nullable());

/** Body of POST /api/shared-lists/{code}/end. */
export const endSharedListBodySchema = z.strictObject({ key: guestKeySchema.optional() });
export type EndSharedListBody = z.infer<typeof endSharedListBodySchema>;

/** What the link shows: products, and nobody's name. */
export const sharedListSchema = z.object({
  /** Those that are still in the shop, in the list's order. */
  products: z.array(productSchema),
  /** ISO 8601, UTC. */
  expires_at: z.string(),
});
export type SharedList = z.infer<typeof sharedListSchema>;
export const sharedListResponseSchema = successOf(sharedListSchema);
