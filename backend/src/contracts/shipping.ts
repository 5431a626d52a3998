import { z } from "zod";
import { successOf } from "./envelope";
import { MAX_MONEY_RWF } from "./money";
import { DISTRICTS } from "./places";

const rwf = (name: string) =>
  z
    .number({ error: `${name} must be a whole number of RWF` })
    .int(`${name} must be a whole number of RWF`)
    .min(0, `${name} must not be negative`)
    .max(MAX_MONEY_RWF, `${name} is too large`);
const days = z
  .number({ error: "days must be a whole number" })
  .int("days must be a whole number")
  .min(0, "days must not be negative")
  .max(60, "days must be at most 60");

/** What delivery to one district costs and takes. */
export const districtShippingSchema = z.object({
  district: z.enum(DISTRICTS),
  /** Whole RWF, before the free-delivery threshold. */
  fee: z.number().int().min(0),
  /** Goods of this many RWF or more are delivered there free; null: never. The shop's, unless it has its own. */
  free_above: z.number().int().min(0).nullable(),
  /** Business days in Kigali, Sundays and public holidays left out. */
  min_days: z.number().int().min(0),
  max_days: z.number().int().min(0),
});

/** What shoppers see before they order, and staff change. */
export const shippingSchema = z.object({
  /** Whole RWF; for every district without its own fee. */
  flat_fee: z.number().int().min(0),
  /** Goods of this many RWF or more (before discounts) are delivered free to every district without its own; null: never. */
  free_above: z.number().int().min(0).nullable(),
  districts: z.array(districtShippingSchema),
  /** Some discount needs no code at the moment: what a cart costs is to be asked (POST /api/orders/quote). */
  has_automatic_discounts: z.boolean(),
});
export type Shipping = z.infer<typeof shippingSchema>;

/** Body of PUT /api/admin/shipping; a district that is not named keeps what it has. */
export const updateShippingBodySchema = z.strictObject({
  flat_fee: rwf("flat_fee").optional(),
  free_above: rwf("free_above").nullable().optional(),
  districts: z
    .array(
      z
        .strictObject({
          district: z.enum(DISTRICTS, { error: "Please choose one of the 30 districts" }),
          /** null: the flat fee again. */
          fee: rwf("fee").nullable().optional(),
          /** null: the shop's again. */
          free_above: rwf("free_above").nullable().optional(),
          min_days: days.optional(),
          max_days: days.optional(),
        })
        .refine(
          ({ min_days, max_days }) =>
            min_days === undefined || max_days === undefined || min_days <= max_days,
          { path: ["max_days"], message: "max_days must not be less than min_days" },
        ),
    )
    .max(DISTRICTS.length)
    .optional(),
});
export type UpdateShippingBody = z.infer<typeof updateShippingBodySchema>;

export const shippingResponseSchema = successOf(shippingSchema);

export { deliveredRwf, freeAboveRwf, shippingFeeRwf, type ShippingTerms } from "./shipping-fee";
