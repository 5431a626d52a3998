import { z } from "zod";
import { successOf } from "./envelope";
import {
  MAX_ORDER_LINES,
  orderItemInputSchema,
  orderItemSchema,
  shippingFormSchema,
} from "./orders";
import { rwfField } from "./rwf-field";
import { requiredText } from "./typed-text";

const accessToken = z.string().max(200).optional();

/**
 * Body of PUT /api/orders/:id/address: where an order goes, and to whom, until it is packed. Note, landmark and pin are
 * replaced where they are sent; landmark and pin go with an address that is another one.
 */
export const changeAddressBodySchema = shippingFormSchema.omit({ email: true }).extend({
  note: z.string().trim().max(500).optional(),
  access_token: accessToken,
});
export type ChangeAddressBody = z.infer<typeof changeAddressBodySchema>;

const variantId = z
  .string({ error: "variant_id is required" })
  .min(1, "variant_id is required")
  .max(64);

/** Body of PUT /api/orders/:id/items/:item_id: another size or colour of the same article. */
export const changeItemBodySchema = z.strictObject({
  variant_id: variantId,
  /**
   * What the whole order costs then, as whoever changes it has seen, in whole RWF: it costs exactly that, or 409
   * `price_changed`. Without it, it costs what it did.
   */
  expected_total: rwfField("expected_total").optional(),
  access_token: accessToken,
});
export type ChangeItemBody = z.infer<typeof changeItemBodySchema>;

/** A line as it is wanted: one that the order has, or one more. */
const editLineSchema = z
  .strictObject({
    /** The line it is now; absent: it is new. */
    item_id: z.string().min(1).max(64).optional(),
    /** Absent: as it is. */
    variant_id: variantId.optional(),
    quantity: orderItemInputSchema.shape.quantity,
    /** Whole RWF a piece, by the word of staff; absent: what was promised, and of a new line what it costs today. */
    unit_price: rwfField("unit_price").optional(),
  })
  .refine((line) => line.item_id !== undefined || line.variant_id !== undefined, {
    path: ["variant_id"],
    message: "variant_id is required",
  });

/** Body of POST /api/orders/:id/items/quote (staff). */
export const quoteEditBodySchema = z.strictObject({
  /** All lines that are wanted: what none of them names is removed. */
  items: z
    .array(editLineSchema)
    .min(1, "An order has at least one line. Cancel it instead")
    .max(MAX_ORDER_LINES, `an order can have at most ${MAX_ORDER_LINES} lines`),
});
export type QuoteEditBody = z.infer<typeof quoteEditBodySchema>;

/** Body of PUT /api/orders/:id/items (staff). */
export const editItemsBodySchema = quoteEditBodySchema.extend({
  /** As of the quote: 409 if anybody changed the order since. */
  version: z.number({ error: "version must be a whole number" }).int().min(0),
  /** The total that staff saw, in whole RWF: it costs exactly that, or 409 `price_changed`. */
  expected_total: rwfField("expected_total"),
  reason: requiredText("Reason", 200),
});
export type EditItemsBody = z.infer<typeof editItemsBodySchema>;

const rwf = z.number().int().min(0);

/**
 * What a change of an order's lines comes to, also `data` of a 409 `price_changed`; whole RWF. Delivery and the
 * discounts of lines that stay are what was promised.
 */
export const editQuoteSchema = z.object({
  version: z.number().int().min(0),
  lines: z.array(
    orderItemSchema.pick({
      id: true,
      product_id: true,
      variant_id: true,
      product_name: true,
      size: true,
      color: true,
      quantity: true,
      unit_price: true,
      line_total: true,
    }),
  ),
  subtotal: rwf,
  shipping_amount: rwf,
  discount_amount: rwf,
  /** What it costs now. */
  total_before: rwf,
  /** What it would cost. */
  total_amount: rwf,
  /** What was paid of it. */
  paid_amount: rwf,
  /** What would be left to pay. */
  due_amount: rwf,
  /** What would go back. */
  back_amount: rwf,
});
export type EditQuote = z.infer<typeof editQuoteSchema>;
export const editQuoteResponseSchema = successOf(editQuoteSchema);
