import { z } from "zod";
import { productKeySchema, productSchema } from "./catalogue";
import { MOST_ALSO, MOST_LOOKED_AT } from "./companion-limits";
import { successOf } from "./envelope";

export const companionsSchema = z.object({
  /**
   * What is bought and looked at together with a product, counted anew every hour; then what is newest in its category,
   * then in the shop. What can be ordered comes first.
   */
  also_like: z.array(productSchema).max(MOST_ALSO),
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
