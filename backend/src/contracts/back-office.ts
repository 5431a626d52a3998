import { z } from "zod";
import { userSchema } from "./accounts";
import { successOf } from "./envelope";
import { orderSchema } from "./orders";

/**
 * What this shop adds to Medusa's own admin API, below `/admin/shop` of the back-office door, for
 * the widgets in Medusa's dashboard. Staff come with Medusa's own session or token.
 */

/** A line of an order, as the customer's list of products in transit has it. */
export const orderTransitLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int().min(1),
  /** The customer took it off the list. */
  isTakenOff: z.boolean(),
});

/** What of an order is on its customer's list of products in transit. */
export const orderTransitSchema = z.object({
  /** When it came on the list: paid, or to be paid at the door. Null: it never was. */
  since: z.string().nullable(),
  /** On the list now: paid for, and neither delivered nor cancelled. */
  isOnTheWay: z.boolean(),
  lines: z.array(orderTransitLineSchema),
});
export type OrderTransit = z.infer<typeof orderTransitSchema>;

export const shopOrderSchema = z.object({ order: orderSchema, transit: orderTransitSchema });
export type ShopOrder = z.infer<typeof shopOrderSchema>;
export const shopOrderResponseSchema = successOf(shopOrderSchema);

/** The account behind one of Medusa's customers; null: none, such as a guest. */
export const shopCustomerSchema = z.object({ account: userSchema.nullable() });
export type ShopCustomer = z.infer<typeof shopCustomerSchema>;
export const shopCustomerResponseSchema = successOf(shopCustomerSchema);
