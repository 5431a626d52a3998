import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { MAX_MONEY_RWF } from "./money";
import { limitSchema, offsetSchema } from "./pagination";
import { isPeriod, NO_PERIOD, periodFields } from "./period";

/** off: it is a draft in Medusa's dashboard. */
export const SALE_STATES = ["on", "planned", "ended", "off"] as const;
export type SaleState = (typeof SALE_STATES)[number];

const count = z.number().int().min(0);

/** Sale prices with dates: one of Medusa's price lists. */
export const saleSchema = z.object({
  id: z.string(),
  name: z.string(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  state: z.enum(SALE_STATES),
  /** Products with a price in it. */
  products: count,
  /** Imports keep it: the compare-at prices of the last product file. It can be read, not written. */
  is_from_files: z.boolean(),
});
export type Sale = z.infer<typeof saleSchema>;

/** A product that could be in a sale. */
export const saleProductSchema = z.object({
  id: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  /** Whole RWF without a sale: the lowest of its variants. */
  price: count,
  /** Whole RWF in this sale: the lowest of its variants; null: not in it. */
  sale_price: count.nullable(),
  /** Its variants have different prices in this sale, made in Medusa's dashboard. */
  is_mixed: z.boolean(),
});
export type SaleProduct = z.infer<typeof saleProductSchema>;

export const saleListQuerySchema = z.strictObject({ limit: limitSchema, offset: offsetSchema });
export type SaleListQuery = z.infer<typeof saleListQuerySchema>;
export const saleListResponseSchema = listOf(saleSchema);
export const saleResponseSchema = successOf(saleSchema);

/** Query of GET /api/admin/sales/{id}/products: published products by name, those in the sale first. */
export const saleProductListQuerySchema = z.strictObject({
  search: z.string().trim().max(100).optional(),
  /** Only those in the sale. */
  in_sale: z.literal("true").optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type SaleProductListQuery = z.infer<typeof saleProductListQuerySchema>;
export const saleProductListResponseSchema = listOf(saleProductSchema);

/** Body of POST /api/admin/sales, and of PUT /api/admin/sales/{id}. */
export const saleBodySchema = z
  .strictObject({
    name: z
      .string({ error: "Please enter a name" })
      .trim()
      .min(1, "Please enter a name")
      .max(80, "A name has at most 80 characters"),
    ...periodFields,
  })
  .refine(isPeriod, { path: ["ends_at"], message: NO_PERIOD });
export type SaleBody = z.infer<typeof saleBodySchema>;

/** Body of PUT /api/admin/sales/{id}/prices: what is not named stays as it is. */
export const salePricesBodySchema = z.strictObject({
  prices: z
    .array(
      z.strictObject({
        product_id: z.string().min(1).max(100),
        /** Whole RWF for every variant of the product; null: not in this sale. Below its price. */
        price: z
          .number({ error: "A price is a whole number of RWF" })
          .int("A price is a whole number of RWF")
          .min(1, "A price is at least RWF 1")
          .max(MAX_MONEY_RWF, "This price is too large")
          .nullable(),
      }),
    )
    .min(1, "Please enter a price")
    .max(500, "At most 500 prices at once"),
});
export type SalePricesBody = z.infer<typeof salePricesBodySchema>;
