import { z } from "zod";
import { emailSchema } from "./accounts";
import { CANCEL_REASONS } from "./cancel-reasons";
import {
  discountCodeSchema,
  discountRefusalSchema,
  lineDiscountSchema,
  orderDiscountSchema,
} from "./discounts";
import { dropTicketSchema } from "./drop-ticket";
import { listOf, successOf } from "./envelope";
import { languageSchema } from "./languages";
import { limitSchema, offsetSchema } from "./pagination";
import {
  PAYMENT_STATUSES,
  paymentSchema,
  paymentStatusSchema,
  type PaymentStatus,
} from "./payments";
import {
  giftCardCodeSchema,
  giftCardRefusalSchema,
  giftSchema,
  soldCardSchema,
  usedCreditSchema,
} from "./store-credit";
import { ORDER_STATUSES, orderStatusSchema, type OrderStatus } from "./order-status";
import { phoneSchema } from "./phone-field";
import { companyShape, orderReceiptShape } from "./receipts";
import { orderParcelSchema } from "./deliveries";
import { exchangeOfSchema, orderReturnSchema } from "./returns";
import { rwfField } from "./rwf-field";
import { noDistrict } from "./likely-districts";
import { isWebAddress } from "./person-name";
import { keptPinSchema, pinSchema } from "./pins";
import { districtOf } from "./places";
import { orderTextChoiceSchema, orderTextsSchema } from "./text-channels";
import { optionalText, requiredText } from "./typed-text";

export { ORDER_STATUSES, orderStatusSchema, type OrderStatus };

/** Characters of a landmark. */
export const LANDMARK_MAX = 160;
export const MAX_QUANTITY = 99;
export const MAX_ORDER_LINES = 50;
/** Header that makes one checkout one order, whatever is retried. Printable ASCII. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";
export const idempotencyKeySchema = z
  .string({ error: "Idempotency-Key header is required" })
  .regex(/^[\x21-\x7e]{8,128}$/, "Idempotency-Key must have 8 to 128 printable characters");

const requiredName = (label: string) =>
  requiredText(label, 80).refine((name) => !isWebAddress(name), `${label} can't be a web address`);

export const orderItemInputSchema = z
  .strictObject({
    product_id: z.string().min(1).max(64).optional(),
    variant_id: z.string().min(1).max(64).optional(),
    quantity: z
      .number({ error: "quantity must be a whole number" })
      .int("quantity must be a whole number")
      .min(1, "quantity must be at least 1")
      .max(MAX_QUANTITY, `quantity must be at most ${MAX_QUANTITY}`),
    size: z.string().trim().max(20).optional(),
    color: z.string().trim().max(20).optional(),
  })
  .refine((item) => item.product_id !== undefined || item.variant_id !== undefined, {
    path: ["product_id"],
    message: "product_id or variant_id is required",
  });
export type OrderItemInput = z.infer<typeof orderItemInputSchema>;

/** Who gets something, and where. */
export const destinationShape = {
  firstname: requiredName("First name"),
  lastname: requiredName("Last name"),
  phone: phoneSchema,
  delivery_address: requiredText("Address", 300),
  city: requiredText("City", 80),
  district: requiredText("District", 80).transform((typed, context) => {
    const district = districtOf(typed);
    if (district === null) {
      context.addIssue({ code: "custom", message: noDistrict(typed) });
      return z.NEVER;
    }
    return district;
  }),
  /** What a rider should look for; empty: nothing. */
  landmark: optionalText("Landmark", LANDMARK_MAX).optional(),
  /** null: none. */
  pin: pinSchema.nullable().optional(),
};

/** What the checkout form asks. */
export const shippingFormSchema = z.strictObject({ ...destinationShape, email: emailSchema });
export type ShippingForm = z.infer<typeof shippingFormSchema>;

/** An order that is delivered. */
export const deliveredOrderSchema = shippingFormSchema.extend({
  items: z
    .array(orderItemInputSchema)
    .min(1, "Your cart is empty. Please add items before proceeding.")
    .max(MAX_ORDER_LINES, `an order can have at most ${MAX_ORDER_LINES} lines`),
  country: z.literal("RW", "country must be RW"),
  note: z.string().trim().max(500).optional(),
  /**
   * The total the buyer has seen, in whole RWF: the order is placed at exactly that, or answered with
   * 409 `price_changed`. Without it the order is placed at what it costs now.
   */
  expected_total: rwfField("expected_total").optional(),
  /** The order is placed with it, or answered with 409 `discount_refused`. */
  discount_code: discountCodeSchema.optional(),
  /** The buyer's store credit pays as much as it can; for accounts. */
  use_credit: z.boolean({ error: "use_credit must be true or false" }).optional(),
  /** A gift card's code: it pays as much as it can, before store credit, or 409 `gift_card_refused`. */
  gift_card: giftCardCodeSchema.optional(),
  /**
   * What the buyer has seen is left to pay after credit, in whole RWF: the order is placed at exactly
   * that, or answered with 409 `price_changed`.
   */
  expected_due: rwfField("expected_due").optional(),
  /** Whom the gift cards among the items go to; only where some are. */
  gift: giftSchema.optional(),
  /** Of the mails about it; absent: the buyer's account's, or English. */
  language: languageSchema.optional(),
  /** How its buyer is told of it on his phone; absent: as his account says, a guest by SMS. */
  text_channel: orderTextChoiceSchema.optional(),
  /** Where something in it is sold to a queue: the device's place, see POST /api/drops/{handle}/place. */
  drop_ticket: dropTicketSchema.optional(),
  ...companyShape,
  is_pickup: z.literal(false).optional(),
});
export type DeliveredOrderBody = z.infer<typeof deliveredOrderSchema>;
/** What is collected in the shop, where it offers that, needs no address, and costs nothing for delivery. */
const collectedOrderSchema = deliveredOrderSchema.extend({
  delivery_address: shippingFormSchema.shape.delivery_address.optional(),
  city: shippingFormSchema.shape.city.optional(),
  district: shippingFormSchema.shape.district.optional(),
  is_pickup: z.literal(true),
});
/** Body of POST /api/orders. Prices, shipping and total are the server's: they can't be set. */
export const createOrderBodySchema = z.discriminatedUnion(
  "is_pickup",
  [deliveredOrderSchema, collectedOrderSchema],
  { error: "is_pickup must be true or false" },
);
export type CreateOrderBody = z.infer<typeof createOrderBodySchema>;

export const orderItemSchema = z.object({
  id: z.string(),
  product_id: z.string(),
  variant_id: z.string(),
  product_name: z.string(),
  image: z.string().nullable(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int().min(1),
  /** Whole RWF, frozen when the order was placed. */
  unit_price: z.number().int().min(0),
  /** What was struck beside it; absent: nothing. */
  compare_at_price: z.number().int().min(0).optional(),
  /** unit_price × quantity, before discounts. */
  line_total: z.number().int().min(0),
  /** What discounts take off it; absent: nothing. */
  discounts: z.array(lineDiscountSchema).optional(),
  /** Each piece becomes a gift card of `unit_price` once it is paid; absent: it is goods. */
  is_gift_card: z.literal(true).optional(),
});
export type OrderItem = z.infer<typeof orderItemSchema>;

export const deliveryAddressSchema = z.object({
  address: z.string(),
  city: z.string(),
  district: z.string(),
  country: z.literal("RW"),
  postalCode: z.string().nullable(),
  /** What the rider should look for; null: the buyer said nothing. */
  landmark: z.string().nullable(),
  /** null: the buyer shared none. */
  pin: keptPinSchema.nullable(),
});

const orderBase = z.object({
  id: z.string(),
  _id: z.string(),
  /** `STR-` and at least six digits. */
  order_number: z.string().regex(/^STR-\d{6,}$/),
  status: orderStatusSchema,
  /** Whole RWF: subtotal + shipping_amount - discount_amount. */
  total_amount: z.number().int().min(0),
  /** Before discounts. */
  subtotal: z.number().int().min(0),
  /** Before discounts: what one takes off delivery is in it. */
  shipping_amount: z.number().int().min(0),
  /** The sum of `discounts`. */
  discount_amount: z.number().int().min(0),
  discounts: z.array(orderDiscountSchema),
  /** Whole RWF of total_amount that store credit and gift cards pay; 0 once a cancellation gave it back. */
  credit_amount: z.number().int().min(0),
  currency: z.literal("RWF"),
  items: z.array(orderItemSchema),
  payment_status: paymentStatusSchema,
});

/** Answer to a placed order. `access_token` opens this one order for a guest. */
export const placedOrderSchema = orderBase.extend({ access_token: z.string() });
export type PlacedOrder = z.infer<typeof placedOrderSchema>;

export const orderNoteSchema = z.object({
  id: z.string(),
  _id: z.string(),
  text: z.string(),
  /** E-mail of who wrote it. */
  by: z.string(),
  createdAt: z.string(),
});
export type OrderNote = z.infer<typeof orderNoteSchema>;

export const orderSchema = orderBase.extend({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Copy of total_amount. */
  total: z.number().int().min(0),
  order_date: z.string(),
  createdAt: z.string(),
  user: z.object({ name: z.string(), email: z.string() }),
  /** In which it was placed, and of the mails about it. */
  language: languageSchema,
  /** Absent: the shop has nothing that reaches its buyer's phone. */
  texts: orderTextsSchema.optional(),
  deliveryAddress: deliveryAddressSchema,
  note: z.string().nullable(),
  /** The days between which it should arrive, as promised when it was placed (`YYYY-MM-DD`). */
  delivery: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  /** Units per one RWF when it was placed; what it costs in dollars stays what the shopper saw. */
  exchange_rates: z.object({ USD: z.number().positive(), EUR: z.number().positive() }),
  payments: z.array(paymentSchema),
  /** When it is cancelled if nobody pays it, as things are now; null: it stays, or its time is over. */
  held_until: z.string().nullable(),
  history: z.array(
    z.object({
      status: orderStatusSchema,
      event: z.string(),
      at: z.string(),
      by: z.string(),
      /** Why its buyer cancelled it; absent: he did not say, or it is another step. */
      reason: z.enum(CANCEL_REASONS).optional(),
    }),
  ),
  /** How it comes, once that is planned; empty before, and for orders that went otherwise. */
  parcels: z.array(orderParcelSchema),
  /** The oldest first. */
  returns: z.array(orderReturnSchema),
  /** The last day on which its buyer may give anything back; null: it is not delivered. */
  return_until: z.iso.date().nullable(),
  /** The last day on which its buyer may report what is broken or wrong; null: it is not delivered. */
  fault_until: z.iso.date().nullable(),
  /** The return it brings something in exchange for; null: it is no exchange. */
  exchange_of: exchangeOfSchema.nullable(),
  ...orderReceiptShape,
  /** Whom its gift cards go to; empty: to the buyer. null: there are none, or it is forgotten. */
  gift: giftSchema.nullable(),
  /** The gift cards that it brought so far; for admins only. */
  gift_cards: z.array(soldCardSchema).optional(),
  /** Collected in the shop; absent: it is delivered. */
  is_pickup: z.literal(true).optional(),
  /** What follows `/p/` in the link by which its buyer opens and pays it; for admins only. */
  pay_code: z.string().optional(),
  /** It was placed with an account, whose store credit its money may become; for admins only. */
  has_account: z.boolean().optional(),
});
export type Order = z.infer<typeof orderSchema>;

/** `data` of a 409 `insufficient_stock`: the lines short of stock and what is left of each. */
export const stockShortageSchema = z.object({
  lines: z.array(
    z.object({
      index: z.number().int().min(0),
      product_id: z.string(),
      variant_id: z.string(),
      product_name: z.string(),
      requested: z.number().int(),
      available: z.number().int().min(0),
    }),
  ),
});
export type StockShortage = z.infer<typeof stockShortageSchema>;

/** `data` of a 409 `price_changed`: the order as it could be placed now; amounts in whole RWF. */
export const priceChangeSchema = orderBase
  .pick({
    subtotal: true,
    shipping_amount: true,
    discount_amount: true,
    discounts: true,
    total_amount: true,
    credit_amount: true,
  })
  .extend({
    /** What pays `credit_amount`, in the order in which it is taken. */
    credits: z.array(usedCreditSchema),
    /** What is left to pay: total_amount - credit_amount. */
    due_amount: z.number().int().min(0),
    lines: z.array(
      orderItemSchema
        .pick({
          product_id: true,
          variant_id: true,
          product_name: true,
          quantity: true,
          unit_price: true,
          line_total: true,
        })
        /** Position in the request of the first item that asked for this variant. */
        .extend({ index: z.number().int().min(0) }),
    ),
  });
export type PriceChange = z.infer<typeof priceChangeSchema>;

/** Body of POST /api/orders/quote. */
export const quoteBodySchema = deliveredOrderSchema
  .pick({ items: true, discount_code: true, use_credit: true, gift_card: true })
  .extend({
    /** One of the 30; without it the flat fee is counted. */
    district: shippingFormSchema.shape.district.optional(),
    is_pickup: z.boolean({ error: "is_pickup must be true or false" }).optional(),
  });
export type QuoteBody = z.infer<typeof quoteBodySchema>;

/**
 * What an order of these items would cost now; whole RWF. A code that takes nothing off changes
 * nothing else of it. Stock is not looked at.
 */
export const quoteSchema = priceChangeSchema.extend({
  /** Why the code takes nothing off; null when it does, or when none was asked. */
  refusal: discountRefusalSchema.nullable(),
  /** Why the gift card pays nothing; null when it does, or when none was asked. */
  gift_card_refusal: giftCardRefusalSchema.nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** `data` of a 409 `too_many_unpaid`: how many pieces may be held unpaid, and how many may still be added. */
export const unpaidCapSchema = z.object({
  most: z.number().int().min(1),
  left: z.number().int().min(0),
});
export type UnpaidCap = z.infer<typeof unpaidCapSchema>;

/**
 * Statuses of the orders and of the payments that a filter by payment leaves. `due` is what still
 * awaits its money, whatever was tried: neither paid, refunded nor cancelled. `to_call` is narrowed
 * further when orders are read: cash on delivery that no staff took on within a day.
 */
export function admittedBy(filter: OrderListQuery["payment_status"]): {
  statuses: readonly OrderStatus[];
  payments: readonly PaymentStatus[];
} {
  if (filter === "due") {
    return {
      statuses: ORDER_STATUSES.filter((status) => status !== "cancelled"),
      payments: PAYMENT_STATUSES.filter((one) => one !== "completed" && one !== "refunded"),
    };
  }
  if (filter === "to_call") return { statuses: ["pending", "processing"], payments: ["pending"] };
  return { statuses: ORDER_STATUSES, payments: filter === undefined ? PAYMENT_STATUSES : [filter] };
}

export const orderListQuerySchema = z.strictObject({
  status: orderStatusSchema.optional(),
  /**
   * `due`: neither paid, refunded nor cancelled. `to_call`: to be paid at the door, and not confirmed
   * by staff for a day.
   */
  payment_status: z.enum([...PAYMENT_STATUSES, "due", "to_call"]).optional(),
  /** Part of an order number, name, e-mail or phone. */
  search: z.string().trim().max(100).optional(),
  sort: z.enum(["latest", "oldest", "total_desc", "total_asc"]).default("latest"),
  limit: limitSchema,
  offset: offsetSchema,
});
export type OrderListQuery = z.infer<typeof orderListQuerySchema>;

/** Orders that can be named one by one; more don't fit into an address. */
export const MAX_EXPORTED_BY_NUMBER = 100;

/** Query of GET /api/orders/export (staff). */
export const orderExportQuerySchema = orderListQuerySchema
  .pick({ status: true, payment_status: true, search: true })
  .extend({
    /** `STR-000123,STR-000124`: these and no others. */
    order_numbers: z
      .string()
      .transform((text) => text.split(","))
      .pipe(
        z
          .array(z.string().regex(/^STR-\d{6,12}$/, "An order number looks like STR-000123"))
          .max(MAX_EXPORTED_BY_NUMBER, `at most ${MAX_EXPORTED_BY_NUMBER} orders can be named`),
      )
      .optional(),
  });
export type OrderExportQuery = z.infer<typeof orderExportQuerySchema>;

/** Body of PUT /api/orders/:id/status. */
export const changeOrderStatusBodySchema = z.strictObject({
  status: z.enum(ORDER_STATUSES, { error: `status must be ${ORDER_STATUSES.join(", ")}` }),
});
export type ChangeOrderStatusBody = z.infer<typeof changeOrderStatusBodySchema>;

/** Body of POST /api/orders/:id/cancel: the buyer's own, until it is packed. */
export const cancelOrderBodySchema = z.strictObject({
  access_token: z.string().max(200).optional(),
  /** Why, if the buyer says so. Of several cancellations of one order the first counts. */
  reason: z
    .enum(CANCEL_REASONS, { error: `reason must be ${CANCEL_REASONS.join(", ")}` })
    .optional(),
});
export type CancelOrderBody = z.infer<typeof cancelOrderBodySchema>;

/** Body of POST /api/orders/:id/notes (staff). */
export const addOrderNoteBodySchema = z.strictObject({ text: requiredText("Note", 1000) });
export type AddOrderNoteBody = z.infer<typeof addOrderNoteBodySchema>;

/** Body of POST /api/orders/lookup. */
export const orderLookupBodySchema = z.strictObject({
  /** `STR-000123`; spaces, case and a missing `STR-` are forgiven. */
  order_number: z
    .string({ error: "Order number is required" })
    .transform((typed) =>
      typed
        .replace(/\s/g, "")
        .toUpperCase()
        .replace(/^#?(?:STR-?)?/, "STR-"),
    )
    .pipe(
      z
        .string()
        .max(40, "Order number is too long")
        .regex(/^STR-\d+$/, "An order number looks like STR-000123"),
    ),
  email: z.string({ error: "Email is required" }).pipe(emailSchema),
});
export type OrderLookupBody = z.infer<typeof orderLookupBodySchema>;

export const orderQuerySchema = z.strictObject({ access_token: z.string().max(200).optional() });

export const quoteResponseSchema = successOf(quoteSchema);
export const placedOrderResponseSchema = successOf(placedOrderSchema);
export const orderResponseSchema = successOf(orderSchema);
/** An order that was looked up; `access_token` opens its page. */
export const foundOrderResponseSchema = successOf(orderSchema.extend({ access_token: z.string() }));
export const orderListResponseSchema = listOf(orderSchema).extend({
  /** Orders in each status under the same search, whatever status is chosen. */
  status_counts: z.record(orderStatusSchema, z.number().int().min(0)),
});
export type OrderListResponse = z.infer<typeof orderListResponseSchema>;
export const orderNoteResponseSchema = successOf(orderNoteSchema);
