import { z } from "zod";
import { PRODUCT_SORTS, productListQuerySchema } from "./catalogue";
import { savedProductSchema } from "./catalogue-writes";
import { listOf } from "./envelope";

/**
 * `published`: what shoppers see. `draft`: everything else, products without a price or a variant
 * among them.
 */
export const STAFF_PRODUCT_STATUSES = ["all", "draft", "published"] as const;
export type StaffProductStatus = (typeof STAFF_PRODUCT_STATUSES)[number];

/** Query of GET /api/products as staff ask: naming `status` makes it a call for admins. */
export const staffProductListQuerySchema = productListQuerySchema
  .omit({ facets: true, sort: true, language: true })
  .extend({
    status: z.enum(STAFF_PRODUCT_STATUSES),
    /** Absent: as for shoppers. */
    sort: z.enum([...PRODUCT_SORTS, "name"]).optional(),
  });
export type StaffProductListQuery = z.infer<typeof staffProductListQuerySchema>;

/** A product as staff find it. */
export const foundProductSchema = savedProductSchema.extend({
  /** The variant with the SKU that was searched for; absent: it was found by something else. */
  sku_variant_id: z.string().optional(),
});
export type FoundProduct = z.infer<typeof foundProductSchema>;
export const staffProductListResponseSchema = listOf(foundProductSchema);

/** Query of GET /api/products/{key} as staff ask: drafts are found too. */
export const staffProductQuerySchema = z.strictObject({ status: z.literal("all") });
