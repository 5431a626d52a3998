import { z } from "zod";
import { emailSchema } from "./accounts";
import { successOf } from "./envelope";
import { languageSchema } from "./languages";
import { MAX_MONEY_RWF } from "./money";
import { deliveredOrderSchema, placedOrderSchema, quoteSchema } from "./orders";
import { needsReference, receivedAsSchema, referenceSchema } from "./payments";
import { phoneSchema } from "./phone-field";
import { keptPinSchema } from "./pins";
import { rwfField } from "./rwf-field";
import { requiredText } from "./typed-text";

/** Of a discount that staff gave one order: it is no promotion's. */
export const BY_HAND = "by_hand";

/** In place of an address, of what is collected in the shop. */
export const PICKUP = "Collected in the shop";

/** Hours for which an unpaid order of the staff keeps its pieces. */
export const HOLD_HOURS = { least: 1, usual: 24, most: 168 } as const;

const whole = (field: string) => z.number({ error: `${field} must be a whole number` }).int();

/**
 * What staff take off one order: a part of its goods, or whole RWF of them; in place of codes and automatic discounts.
 * The reason is for staff.
 */
export const handDiscountSchema = z
  .strictObject({
    percent: whole("percent")
      .min(1, "percent must be at least 1")
      .max(100, "percent must be at most 100")
      .optional(),
    amount: whole("amount")
      .min(1, "amount must be at least RWF 1")
      .max(MAX_MONEY_RWF, "amount is too large")
      .optional(),
    reason: requiredText("Reason", 200),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    path: ["percent"],
    message: "Give a discount in percent or in RWF",
  });
export type HandDiscount = z.infer<typeof handDiscountSchema>;

/**
 * How an order of the staff is paid:
 * - link: the buyer pays by a link; its pieces are kept for that long
 * - door: the buyer pays the rider
 * - received: staff have the money, all of it
 */
export const staffPaymentSchema = z
  .discriminatedUnion("way", [
    z.strictObject({
      way: z.literal("link"),
      hold_hours: whole("hold_hours")
        .min(HOLD_HOURS.least, `hold_hours must be at least ${HOLD_HOURS.least}`)
        .max(HOLD_HOURS.most, `hold_hours must be at most ${HOLD_HOURS.most}`)
        .default(HOLD_HOURS.usual),
    }),
    z.strictObject({ way: z.literal("door") }),
    z.strictObject({
      way: z.literal("received"),
      received_as: receivedAsSchema,
      reference: referenceSchema,
    }),
  ])
  .refine((pay) => pay.way !== "received" || !needsReference(pay.received_as) || pay.reference, {
    path: ["reference"],
    message: "Transfer reference is required",
  });
export type StaffPayment = z.infer<typeof staffPaymentSchema>;

const {
  items,
  firstname,
  lastname,
  note,
  language,
  delivery_address,
  city,
  district,
  landmark,
  pin,
  buyer_tin,
  purchase_code,
} = deliveredOrderSchema.shape;

interface Destination {
  is_pickup: boolean;
  delivery_address?: string | undefined;
  city?: string | undefined;
  district?: string | undefined;
}

const ADDRESS = { delivery_address: "Address", city: "City", district: "District" } as const;

/** Whatever a rider needs is required unless it is collected in the shop. */
function needAddress(body: Destination, context: z.RefinementCtx): void {
  if (body.is_pickup) return;
  for (const field of ["delivery_address", "city", "district"] as const) {
    if (body[field] !== undefined) continue;
    context.addIssue({
      code: "custom",
      path: [field],
      message: `${ADDRESS[field]} is required`,
    });
  }
}

const isPickup = z.boolean({ error: "is_pickup must be true or false" }).default(false);

/** An e-mail address, or none: people who order in a chat often have none. */
const optionalEmail = z
  .union([z.literal("").transform(() => undefined), emailSchema], {
    error: "Please enter a valid email address, or none",
  })
  .optional();

/**
 * Body of POST /api/orders/staff: an order that staff enter for somebody, as told in a chat, on the phone or in the
 * shop. Prices and delivery are the server's.
 */
export const staffOrderBodySchema = z
  .strictObject({
    items,
    /** The buyer's account, if there is one: the order is among his. */
    user_id: z.string().min(1).max(64).optional(),
    firstname,
    lastname,
    phone: phoneSchema,
    email: optionalEmail,
    /** Collected in the shop: no address, nothing for delivery. */
    is_pickup: isPickup,
    delivery_address: delivery_address.optional(),
    city: city.optional(),
    district: district.optional(),
    landmark,
    pin,
    note,
    /** The buyer's, for the mails about it; absent: his account's, or English. */
    language,
    discount: handDiscountSchema.optional(),
    /** The total that staff saw, in whole RWF: it is placed at exactly that, or 409 `price_changed`. */
    expected_total: rwfField("expected_total"),
    pay: staffPaymentSchema,
    buyer_tin,
    purchase_code,
  })
  .superRefine(needAddress)
  .refine(({ is_pickup, pay }) => !is_pickup || pay.way !== "door", {
    path: ["pay", "way"],
    message: "Nobody pays a rider for what is collected in the shop",
  });
export type StaffOrderBody = z.infer<typeof staffOrderBodySchema>;

/** Body of POST /api/orders/staff/quote. */
export const staffQuoteBodySchema = z.strictObject({
  items,
  /** One of the 30; without it the flat fee is counted. */
  district: district.optional(),
  is_pickup: isPickup,
  discount: handDiscountSchema.optional(),
});
export type StaffQuoteBody = z.infer<typeof staffQuoteBodySchema>;

/** Query of GET /api/orders/buyers. */
export const buyerListQuerySchema = z.strictObject({
  /** Part of a name, phone or e-mail address. */
  search: z
    .string()
    .trim()
    .min(2, "search must have at least 2 characters")
    .max(100, "search must have at most 100 characters"),
});
export type BuyerListQuery = z.infer<typeof buyerListQuerySchema>;

/** Somebody who ordered before, or has an account; as in the newest order. */
export const knownBuyerSchema = z.object({
  /** The account; null: a guest. */
  user_id: z.string().nullable(),
  firstname: z.string(),
  lastname: z.string(),
  /** Empty: none is known. */
  email: z.string(),
  /** Empty: none is known. */
  phone: z.string(),
  /** Where the newest order went; null: none did. */
  address: z
    .object({
      delivery_address: z.string(),
      city: z.string(),
      district: z.string(),
      landmark: z.string().nullable(),
      pin: keptPinSchema.nullable(),
    })
    .nullable(),
  /** Of the newest order, else of the account. */
  language: languageSchema,
  /** How many orders were not cancelled. */
  orders: z.number().int().min(0),
});
export type KnownBuyer = z.infer<typeof knownBuyerSchema>;

/** Body of POST /api/orders/open: the code of a pay link, `482922-7KQ2M9XA`. */
export const openOrderBodySchema = z.strictObject({
  code: z.string({ error: "code is required" }).trim().max(40, "code is too long"),
});
export type OpenOrderBody = z.infer<typeof openOrderBodySchema>;

export const staffOrderResponseSchema = successOf(
  placedOrderSchema.extend({
    /** What follows `/p/` in the link by which its buyer opens and pays it. */
    pay_code: z.string(),
  }),
);
export type PlacedStaffOrder = z.infer<typeof staffOrderResponseSchema>["data"];
export const staffQuoteResponseSchema = successOf(quoteSchema);
export const buyerListResponseSchema = successOf(z.array(knownBuyerSchema));
export const openedOrderResponseSchema = successOf(
  z.object({ order_id: z.string(), access_token: z.string() }),
);
