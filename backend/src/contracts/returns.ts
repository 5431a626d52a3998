import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";
import { MAX_MONEY_RWF } from "./money";
import { orderStatusSchema } from "./order-status";
import { paymentStatusSchema } from "./payments";
import { requiredText } from "./typed-text";

/**
 * - requested: something is broken, or not what was ordered: staff look at it first
 * - approved: the pieces are on their way back
 * - received: staff have them, and counted them
 * - settled: the money is on its way, or there
 * - declined: by staff; withdrawn: by the buyer, who keeps the pieces
 */
export const RETURN_STATUSES = [
  "requested",
  "approved",
  "received",
  "settled",
  "declined",
  "withdrawn",
] as const;
export const returnStatusSchema = z.enum(RETURN_STATUSES);
export type ReturnStatus = z.infer<typeof returnStatusSchema>;

/** The last two are the shop's fault. */
export const RETURN_REASONS = [
  "too_small",
  "too_large",
  "not_as_shown",
  "changed_mind",
  "other",
  "faulty",
  "wrong_item",
] as const;
export const returnReasonSchema = z.enum(RETURN_REASONS, {
  error: `reason must be ${RETURN_REASONS.join(", ")}`,
});
export type ReturnReason = z.infer<typeof returnReasonSchema>;

/** How the pieces come back: a rider fetches them, the buyer brings them, or a bus parcel does. */
export const HAND_OVERS = ["rider", "shop", "bus"] as const;
export const handOverSchema = z.enum(HAND_OVERS, {
  error: `hand_over must be ${HAND_OVERS.join(", ")}`,
});
export type HandOver = z.infer<typeof handOverSchema>;

/** Where the money goes: the way it came, or into the account's store credit. */
export const RETURN_REFUNDS = ["payment", "credit"] as const;
export const returnRefundSchema = z.enum(RETURN_REFUNDS, {
  error: `refund_to must be ${RETURN_REFUNDS.join(", ")}`,
});
export type ReturnRefund = z.infer<typeof returnRefundSchema>;

const amount = z.number().int().min(0);
const pieces = z.number().int().min(0);

/** What a buyer gets in place of the money: another size or colour of the same article. */
export const exchangedForSchema = z.object({
  variant_id: z.string(),
  size: z.string(),
  color: z.string(),
  /** What a piece of it costs in this exchange, whole RWF. */
  unit_price: amount,
});
export type ExchangedFor = z.infer<typeof exchangedForSchema>;

/** The order that brings what a buyer gets in exchange; its pieces are reserved from the start. */
export const exchangeSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  status: orderStatusSchema,
  payment_status: paymentStatusSchema,
  /** Whole RWF of it that the returned pieces pay. */
  covered_amount: amount,
  /** Whole RWF of that which pay it now: less once a part of them, or all, went back to the return. */
  used_amount: amount,
  /** Whole RWF that are left to pay; 0 once it is paid or cancelled. */
  due_amount: amount,
  /** Whole RWF of the return's settlement that paid it; 0 before. */
  settled_amount: amount,
  /** Until then the pieces that come back have to be here, and what is left has to be paid. */
  until: z.string(),
  /** Opens that order for whoever could open this one. */
  access_token: z.string().optional(),
});
export type Exchange = z.infer<typeof exchangeSchema>;

export const returnItemSchema = z.object({
  /** Of the order's line. */
  item_id: z.string(),
  product_id: z.string(),
  product_name: z.string(),
  image: z.string().nullable(),
  size: z.string(),
  color: z.string(),
  quantity: z.number().int().min(1),
  reason: returnReasonSchema,
  /** Pieces that came back and can be sold again; null: not counted yet. */
  sellable: pieces.nullable(),
  /** Pieces that came back and can't; null: not counted yet. */
  damaged: pieces.nullable(),
  /** What these pieces cost after discounts, whole RWF: those that came, once they were counted. */
  amount,
  /** null: nothing, or money. */
  exchange_for: exchangedForSchema.nullable(),
});
export type ReturnItem = z.infer<typeof returnItemSchema>;

/** Who adds a picture to a return. */
const pictureBySchema = z.enum(["buyer", "staff"]);

/** A picture of what comes back: private, for its buyer and staff. */
export const returnPictureSchema = z.object({
  id: z.string(),
  /** Where its bytes are, for whoever may open the order: `/api/orders/…`. */
  url: z.string(),
  /** Pixels. */
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  by: pictureBySchema,
  createdAt: z.string(),
});
export type ReturnPicture = z.infer<typeof returnPictureSchema>;

/** Articles of an order that come back. */
export const orderReturnSchema = z.object({
  id: z.string(),
  _id: z.string(),
  /** `R-` and at least four digits: what people write on the parcel. */
  return_number: z.string().regex(/^R-\d{4,}$/),
  order_id: z.string(),
  order_number: z.string(),
  status: returnStatusSchema,
  /** It was asked for within the days in which nobody may refuse it. */
  is_withdrawal: z.boolean(),
  items: z.array(returnItemSchema),
  /** What the buyer wrote. */
  note: z.string().nullable(),
  /** The first first. */
  pictures: z.array(returnPictureSchema),
  hand_over: handOverSchema,
  refund_to: returnRefundSchema,
  /** The sum of its items, whole RWF. */
  amount,
  /** Whole RWF of delivery that go back too. */
  delivery_amount: amount,
  /** Whole RWF that were settled; null: not settled yet. */
  refunded_amount: amount.nullable(),
  /** Why it was declined, or settled for less; buyers read it. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  approved_at: z.string().nullable(),
  received_at: z.string().nullable(),
  settled_at: z.string().nullable(),
  /** When it was declined or withdrawn. */
  closed_at: z.string().nullable(),
  /** null: nothing is exchanged. */
  exchange: exchangeSchema.nullable(),
});
export type OrderReturn = z.infer<typeof orderReturnSchema>;

/** The return that an order brings something in exchange for, and the order it is of. */
export const exchangeOfSchema = z.object({
  return_id: z.string(),
  return_number: z.string(),
  return_status: returnStatusSchema,
  /** Until then the pieces that come back have to be here, and what is left has to be paid. */
  until: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  /** Opens the order they are of for whoever could open this one. */
  access_token: z.string().optional(),
});

const itemId = z.string({ error: "item_id is required" }).min(1, "item_id is required").max(64);
const count = (field: string, least: number) =>
  z
    .number({ error: `${field} must be a whole number` })
    .int(`${field} must be a whole number`)
    .min(least, `${field} must be at least ${least}`)
    .max(99, `${field} must be at most 99`);

const MOST_LINES = 50;

/** A list that names each line once. */
const linesOf = <Line extends z.ZodType<{ item_id: string }>>(line: Line) =>
  z
    .array(line, { error: "items is required" })
    .min(1, "Choose what you are returning")
    .max(MOST_LINES, `at most ${MOST_LINES} lines`)
    .superRefine((items, context) => {
      const ids = items.map(({ item_id }) => item_id);
      ids.forEach((id, index) => {
        if (ids.indexOf(id) === index) return;
        const message = "This line is named twice";
        context.addIssue({ code: "custom", path: [index, "item_id"], message });
      });
    });

/** Body of POST /api/orders/:id/returns. */
export const createReturnBodySchema = z.strictObject({
  items: linesOf(
    z.strictObject({
      item_id: itemId,
      quantity: count("quantity", 1),
      reason: returnReasonSchema,
      /** The variant of the same article that its buyer gets for it, piece for piece. */
      exchange_for: z
        .string({ error: "exchange_for must be the id of a variant" })
        .min(1, "exchange_for must be the id of a variant")
        .max(64, "exchange_for must be the id of a variant")
        .optional(),
    }),
  ),
  note: requiredText("Note", 500).optional(),
  hand_over: handOverSchema,
  /** Where the money goes, or what an exchange leaves of it. `credit` is for accounts. */
  refund_to: returnRefundSchema,
  /** What all pieces in exchange cost, as their buyer saw it, whole RWF: at that or not at all. */
  expected_total: z
    .number({ error: "expected_total must be a whole number of RWF" })
    .int("expected_total must be a whole number of RWF")
    .min(0, "expected_total must not be negative")
    .optional(),
  access_token: z.string().max(200).optional(),
});
export type CreateReturnBody = z.infer<typeof createReturnBodySchema>;

/** `data` of a 409 `price_changed` of an exchange: what it would cost now, whole RWF. */
export const exchangePriceSchema = z.object({
  /** What the new pieces cost together. */
  total_amount: amount,
  /** What of it the returned pieces don't pay. */
  due_amount: amount,
});
export type ExchangePrice = z.infer<typeof exchangePriceSchema>;

/** Body of POST /api/orders/:id/returns/:return_id/withdraw. */
export const withdrawReturnBodySchema = z.strictObject({
  access_token: z.string().max(200).optional(),
});
export type WithdrawReturnBody = z.infer<typeof withdrawReturnBodySchema>;

/** Form of a picture of a return or of a review: one file in the field `images`. */
export const addPictureFormSchema = z.strictObject({
  images: z.string().meta({ format: "binary" }),
});
export const returnPicturesResponseSchema = successOf(z.array(returnPictureSchema));

/** Body of PUT /api/returns/:id/status (staff): the step that comes next. */
export const changeReturnBodySchema = z.discriminatedUnion(
  "status",
  [
    z.strictObject({ status: z.literal("approved") }),
    z.strictObject({ status: z.literal("declined"), reason: requiredText("Reason", 500) }),
    z.strictObject({
      status: z.literal("received"),
      /** What came of each line; a line that is not named did not come. */
      items: linesOf(
        z.strictObject({
          item_id: itemId,
          sellable: count("sellable", 0),
          damaged: count("damaged", 0),
        }),
      ),
    }),
    z.strictObject({
      status: z.literal("settled"),
      /** Whole RWF; by default all that the pieces cost, and delivery where that goes back. */
      amount: z
        .number({ error: "amount must be a whole number of RWF" })
        .int("amount must be a whole number of RWF")
        .min(0, "amount must not be negative")
        .max(MAX_MONEY_RWF, "amount is too large")
        .optional(),
      /** What the order's delivery cost goes back too; by default where the shop owes it. */
      with_delivery: z.boolean({ error: "with_delivery must be true or false" }).optional(),
      /** Other than the buyer asked for. */
      refund_to: returnRefundSchema.optional(),
      /** Needed when less goes back than the pieces cost. */
      reason: requiredText("Reason", 500).optional(),
    }),
    z.strictObject({ status: z.literal("withdrawn") }),
  ],
  { error: "status must be approved, declined, received, settled or withdrawn" },
);
export type ChangeReturnBody = z.infer<typeof changeReturnBodySchema>;

/** A return with whom it is of, as staff list it. */
export const staffReturnSchema = orderReturnSchema.extend({
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  /** Whether store credit can be given: the order was placed with an account. */
  has_account: z.boolean(),
  /** Whole RWF of the order's money that can still be paid back, whatever for. */
  left_amount: amount,
  /** Whole RWF of delivery that were paid and did not go back yet. */
  delivery_left: amount,
  /** It goes back too: the shop's own fault, or all of the order came back within the days of the law. */
  owes_delivery: z.boolean(),
});
export type StaffReturn = z.infer<typeof staffReturnSchema>;

/** Query of GET /api/returns (staff). */
export const returnListQuerySchema = z.strictObject({
  /** `open`: requested, approved or received. */
  status: z.enum([...RETURN_STATUSES, "open"]).optional(),
  /** Part of a return's or an order's number, or of the buyer's name or phone. */
  search: z.string().trim().max(100).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type ReturnListQuery = z.infer<typeof returnListQuerySchema>;
export const returnListResponseSchema = listOf(staffReturnSchema).extend({
  /** Under the same search, whatever status is chosen. */
  status_counts: z.record(returnStatusSchema, z.number().int().min(0)),
});
export type ReturnListResponse = z.infer<typeof returnListResponseSchema>;
export const returnResponseSchema = successOf(orderReturnSchema);
export const staffReturnResponseSchema = successOf(staffReturnSchema);
