import { z } from "zod";
import { MAX_DISCOUNT_CODE } from "./discount-limits";

const amount = z.number().int().min(0);

/** As typed; case and spaces around it are forgiven. */
export const discountCodeSchema = z
  .string({ error: "discount_code must be a text" })
  .trim()
  .min(1, "discount_code must not be empty")
  .max(MAX_DISCOUNT_CODE, `discount_code must have at most ${MAX_DISCOUNT_CODE} characters`);

/** What one discount takes off one line, whole RWF. */
export const lineDiscountSchema = z.object({ code: z.string(), amount });
export type LineDiscount = z.infer<typeof lineDiscountSchema>;

/** A discount of an order, as it was promised. */
export const orderDiscountSchema = z.object({
  /** Medusa's promotion; `by_hand`: staff gave it to this order. */
  promotion_id: z.string(),
  code: z.string(),
  /** What staff call it; the code where they gave it no name. */
  name: z.string(),
  /** Nobody had to type the code. */
  is_automatic: z.boolean(),
  /** Whole RWF that it takes off, delivery included. */
  amount,
  /** The part of it that is taken off delivery. */
  delivery_amount: amount,
});
export type OrderDiscount = z.infer<typeof orderDiscountSchema>;

/**
 * Why a code takes nothing off:
 * - unknown: there is none, or none any more
 * - not_started, ended: `date` says when; null for one that was switched off
 * - used_up: all its uses, or its money, are gone
 * - used_by_you: the buyer used it before, as often as one person may
 * - minimum: for goods of `minimum` RWF or more
 * - better_one: others take off more, and it does not add up with them
 * - nothing_fits: it is for other articles, or delivery is free anyway
 */
export const DISCOUNT_REFUSALS = [
  "unknown",
  "not_started",
  "ended",
  "used_up",
  "used_by_you",
  "minimum",
  "better_one",
  "nothing_fits",
] as const;
export type DiscountRefusalReason = (typeof DISCOUNT_REFUSALS)[number];

/** Also `data` of a 409 `discount_refused`. */
export const discountRefusalSchema = z.object({
  /** As typed. */
  code: z.string(),
  reason: z.enum(DISCOUNT_REFUSALS),
  /** A sentence for the buyer, in English. */
  message: z.string(),
  /** When it begins, or when it ended; null for other reasons. */
  date: z.iso.datetime().nullable(),
  /** Whole RWF of goods; null for other reasons. */
  minimum: amount.nullable(),
});
export type DiscountRefusal = z.infer<typeof discountRefusalSchema>;
