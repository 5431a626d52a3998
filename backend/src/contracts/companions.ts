import { z } from "zod";
import { productKeySchema, productSchema } from "./catalogue";
import { MOST_ALSO, MOST_LOOKED_AT, MOST_PIECES } from "./companion-limits";
import { successOf } from "./envelope";

export const companionsSchema = z.object({
  /**
   * What is bought and looked at together with a product, counted anew every hour; then what is newest in its category,
   * then in the shop. What can be ordered comes first, and
   * nothing of its look is among it.
   */
  also_like: z.array(productSchema).max(MOST_ALSO),
  /** What staff chose to be worn with it, in their order; what is sold out too, so that it can be said. */
  look: z.array(productSchema).max(MOST_PIECES),
});
export type Companions = z.infer<typeof companionsSchema>;
export const companionsResponseSchema = successOf(companionsSchema);

/** Body of POST /api/products/looked-at: ids of products that somebody looked at in one visit. */
export const lookedAtBodySchema = z.strictObject({
  products: z
    .array(productKeySchema)
    .min(2, "must have at least 2 products")
    .max(MOST_LOOKED_AT, `must have at most ${MOST_LOOKED_AT} products`),
});
export type LookedAtBody = z.infer<typeof lookedAtBodySchema>;

/** Of staff: a product that completes a look, published or not. */
export const lookPieceSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** Whole RWF. */
  price: z.number().int().min(0),
  stock_quantity: z.number().int().min(0),
  /** `draft`: shoppers don't see it. */
  status: z.enum(["published", "draft"]),
});
export type LookPiece = z.infer<typeof lookPieceSchema>;

export const lookSchema = z.object({
  /** Grows with each change; 0: nobody has chosen anything. */
  version: z.number().int().min(0),
  /** In the order in which they are shown. */
  pieces: z.array(lookPieceSchema).max(MOST_PIECES),
});
export type Look = z.infer<typeof lookSchema>;
export const lookResponseSchema = successOf(lookSchema);

/** Body of PUT /api/products/{key}/look. */
export const lookBodySchema = z.strictObject({
  /** Their ids, in the order in which they are shown; none: there is no look. */
  products: z
    .array(productKeySchema)
    .max(MOST_PIECES, `must have at most ${MOST_PIECES} products`)
    .refine((ids) => new Set(ids).size === ids.length, "must have each product once"),
  /** Of the look that was changed. */
  version: z
    .number({ error: "version is required" })
    .int("version must be a whole number")
    .min(0, "version must be at least 0"),
});
export type LookBody = z.infer<typeof lookBodySchema>;
