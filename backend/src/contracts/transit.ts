import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { orderStatusSchema } from "./orders";
import { MAX_LIMIT, offsetSchema, wholeNumberText } from "./pagination";

/** One ordered line on its way. */
export const transitItemSchema = z.object({
  id: z.string(),
  /** The product's id, as in the cart. */
  _id: z.string(),
  product_id: z.string(),
  variant_id: z.string(),
  name: z.string(),
  /** Whole RWF a piece, as it was ordered. */
  price: z.number().int().min(0),
  image: z.string().nullable(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int().min(1),
  /** `STR-…` */
  orderNumber: z.string(),
  order_id: z.string(),
  status: orderStatusSchema,
  addedToTransit: z.string(),
});
export type TransitItem = z.infer<typeof transitItemSchema>;

/** Body of POST /api/transit: one or many lines of one's own orders. */
export const addToTransitBodySchema = z.strictObject({
  items: z
    .array(
      z
        .strictObject({
          product_id: z.string().min(1).max(64).optional(),
          variant_id: z.string().min(1).max(64).optional(),
          quantity: z.number().int().min(1).max(99).optional(),
          size: z.string().trim().max(20).optional(),
          color: z.string().trim().max(20).optional(),
          orderNumber: z.string({ error: "orderNumber is required" }).trim().max(40),
        })
        .refine(({ product_id, variant_id }) => product_id ?? variant_id, {
          path: ["product_id"],
          message: "product_id or variant_id is required",
        }),
    )
    .min(1, "items must have at least one line")
    .max(200, "items can have at most 200 lines"),
});
export type AddToTransitBody = z.infer<typeof addToTransitBodySchema>;

/** Query of GET /api/transit; by default nearly everybody's whole list. */
export const transitListQuerySchema = z.strictObject({
  limit: wholeNumberText(1, MAX_LIMIT).default(MAX_LIMIT),
  offset: offsetSchema,
});
export type TransitListQuery = z.infer<typeof transitListQuerySchema>;

/** More orders than anybody has on the way; it bounds the database query. */
export const MOST_GUEST_ORDERS = 20;

/** Body of POST /api/transit/orders: a guest's orders, each with the token that opens it. */
export const guestTransitBodySchema = z.strictObject({
  orders: z
    .array(
      z.strictObject({
        order_id: z.string().min(1).max(64),
        access_token: z.string().min(1).max(200),
      }),
    )
    .min(1, "orders must have at least one order")
    .max(MOST_GUEST_ORDERS, `orders can have at most ${MOST_GUEST_ORDERS} orders`),
});
export type GuestTransitBody = z.infer<typeof guestTransitBodySchema>;

/** Answer to a guest: the lines of those orders that are on their way. */
export const guestTransitResponseSchema = successOf(z.array(transitItemSchema));

/** Answer of GET, and of POST with the list as it is then. */
export const transitListResponseSchema = listOf(transitItemSchema);
/** Answer of both DELETE calls: how many lines left the list. */
export const transitRemovedResponseSchema = successOf(
  z.object({ removed: z.number().int().min(0) }),
);
