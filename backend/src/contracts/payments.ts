import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";
import { optionalPhoneSchema } from "./phone-field";

export const PAYMENT_METHODS = ["placeholder", "cod", "momo", "card"] as const;
export const paymentMethodSchema = z.enum(PAYMENT_METHODS);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
/** A provider takes the money, and says how it ended; of the others staff do. */
export const PROVIDER_METHODS = ["momo", "card"] as const satisfies readonly PaymentMethod[];
export const isByProvider = (method: PaymentKind): boolean =>
  method === "momo" || method === "card";
/** Whose wallets mobile money is asked of. */
export const WALLET_NETWORKS = ["MTN", "Airtel"] as const;
export const walletNetworkSchema = z.enum(WALLET_NETWORKS);
export type WalletNetwork = z.infer<typeof walletNetworkSchema>;
/** What payments can be by; nobody chooses store credit and gift cards here: orders are placed with them. */
export const PAYMENT_KINDS = [...PAYMENT_METHODS, "credit"] as const;
export const paymentKindSchema = z.enum(PAYMENT_KINDS);
export type PaymentKind = z.infer<typeof paymentKindSchema>;
export const PAYMENT_STATUSES = ["unpaid", "pending", "completed", "failed", "refunded"] as const;
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/** How money staff saw came in, if no provider reported it. */
export const RECEIVED_AS = ["cash", "mobile_money", "bank_transfer", "other"] as const;
export const receivedAsSchema = z.enum(RECEIVED_AS, {
  error: `received_as must be ${RECEIVED_AS.join(", ")}`,
});
export type ReceivedAs = z.infer<typeof receivedAsSchema>;

/** Why an attempt failed, the same few reasons whoever the provider is. */
export const PAYMENT_FAILURES = [
  "rejected",
  "timed_out",
  "not_enough_funds",
  "limit_reached",
  "payer_not_found",
  "wrong_pin",
  "account_not_active",
  "not_allowed",
  "wrong_amount",
  "provider_unavailable",
  "card_declined",
  "card_unavailable",
  "order_cancelled",
  "abandoned",
  "unknown",
] as const;
export const paymentFailureSchema = z.enum(PAYMENT_FAILURES);
export type PaymentFailure = z.infer<typeof paymentFailureSchema>;

/** What the shopper reads for each, with what to do next. */
export const PAYMENT_FAILURE_TEXTS: Readonly<Record<PaymentFailure, string>> = {
  rejected: "You declined the payment on your phone. Nothing was charged. You can try again.",
  timed_out: "The payment was not approved in time. Nothing was charged. You can try again.",
  not_enough_funds:
    "There is not enough money in this wallet. Nothing was charged. Top up, or use another number.",
  limit_reached:
    "This wallet has reached its limit. Nothing was charged. Try tomorrow, or use another number.",
  payer_not_found: "This number has no mobile money wallet. Check it, or use another number.",
  wrong_pin: "The PIN was not right. Nothing was charged. Try again with your mobile money PIN.",
  account_not_active: "This wallet is not active. Nothing was charged. Use another number.",
  not_allowed:
    "This wallet is not allowed to make this payment. Nothing was charged. Use another number.",
  wrong_amount: "The amount did not match the order. We are looking into it and will write to you.",
  provider_unavailable: "Mobile money isn't responding right now. Nothing was charged. Try again.",
  card_declined:
    "The card was declined. Nothing was charged. Try another card, or pay another way.",
  card_unavailable:
    "Card payments aren't working right now. Nothing was charged. Try again, or pay another way.",
  order_cancelled: "The order was cancelled.",
  abandoned: "You started another payment instead.",
  unknown: "The payment did not go through. Nothing was charged. You can try again.",
};

export const REFUND_STATUSES = ["requested", "completed", "failed"] as const;
export const refundSchema = z.object({
  id: z.string(),
  _id: z.string(),
  payment_id: z.string(),
  /** Whole RWF. */
  amount: z.number().int().min(1),
  currency: z.literal("RWF"),
  reason: z.string(),
  status: z.enum(REFUND_STATUSES),
  /** It came back as store credit, or to the gift card: no money went. */
  as_credit: z.boolean(),
  /** It paid for what a return's buyer gets in exchange: no money went. */
  as_exchange: z.boolean(),
  /** The return that it pays back; null: it is of none. */
  return_id: z.string().nullable(),
  /** Who asked for it: an e-mail address, or `system`. */
  by: z.string(),
  createdAt: z.string(),
});
export type Refund = z.infer<typeof refundSchema>;

export const paymentSchema = z.object({
  id: z.string(),
  _id: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  /** Whole RWF. */
  amount: z.number().int().min(0),
  currency: z.literal("RWF"),
  payment_method: paymentKindSchema,
  /**
   * Of store credit: the last four characters of the gift card's code; the number of the return whose pieces paid it;
   * null for an account's.
   */
  transaction_id: z.string().nullable(),
  payment_status: paymentStatusSchema,
  /** Copy of payment_status. */
  paymentStatus: paymentStatusSchema,
  /** The wallet charged, E.164; null for other methods. */
  phone: z.string().nullable(),
  /** The network of that wallet; absent: no wallet was asked. */
  network: walletNetworkSchema.optional(),
  /** The provider's page, where a pending card payment is made; absent: there is none, or not yet. */
  pay_url: z.string().optional(),
  failure: z.object({ reason: paymentFailureSchema, message: z.string() }).nullable(),
  /** How staff saw the money come in; null if nobody has, or the provider reported it. */
  received_as: receivedAsSchema.nullable(),
  /** Which staff saw it: an e-mail address, for buyers `staff`. */
  received_by: z.string().nullable(),
  /** When the money was seen; null: it was not. */
  paid_at: z.string().nullable(),
  /** Until when a pending wallet payment can be approved and the order is held; else null. */
  expires_at: z.string().nullable(),
  /** Whole RWF that were paid back. */
  refunded_amount: z.number().int().min(0),
  refunds: z.array(refundSchema),
  /** It paid the order before a change made that dearer: another payment pays the rest. Absent: it pays all that is left. */
  is_part: z.literal(true).optional(),
  /** Whole RWF that the order does not need of it since a change made that cheaper; absent: none. */
  freed_amount: z.number().int().min(1).optional(),
  createdAt: z.string(),
});
export type Payment = z.infer<typeof paymentSchema>;

export const createPaymentBodySchema = z.strictObject({
  order_id: z.string().min(1, "order_id is required").max(64),
  payment_method: paymentMethodSchema,
  /** Sent by the shop for `placeholder` (`LOCAL-…`); a label only, decides nothing. */
  transaction_id: z.string().trim().max(100).optional(),
  /** The wallet to ask, for `momo`: any way of writing a Rwandan mobile number. */
  phone: optionalPhoneSchema.transform((phone) => phone ?? undefined),
  /** The wallet's network, where its owner has moved it to another; by default what its first digits say. */
  network: walletNetworkSchema.optional(),
  access_token: z.string().max(200).optional(),
});
export type CreatePaymentBody = z.infer<typeof createPaymentBodySchema>;

/** Query of GET /api/payments/:id, for whoever holds the order's token. */
export const paymentQuerySchema = z.strictObject({
  access_token: z.string().max(200).optional(),
});

/** Query of GET /api/payments (staff). */
export const paymentListQuerySchema = z.strictObject({
  status: paymentStatusSchema.optional(),
  method: paymentKindSchema.optional(),
  order_id: z.string().max(64).optional(),
  /** Only payments of which something is still to be paid back. */
  refund: z.literal("requested").optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type PaymentListQuery = z.infer<typeof paymentListQuerySchema>;

export const referenceSchema = z
  .string()
  .trim()
  .max(100, "Reference must have at most 100 characters")
  .regex(/^\P{Cc}*$/u, "Reference has characters that can't be used")
  .optional();

/** The till and the bank number what they take; cash has no number. */
export const needsReference = (receivedAs: ReceivedAs | undefined): boolean =>
  receivedAs === "mobile_money" || receivedAs === "bank_transfer";

const named = (seen: { received_as?: ReceivedAs | undefined; reference?: string | undefined }) =>
  !needsReference(seen.received_as) || Boolean(seen.reference);
const UNNAMED = { path: ["reference"], message: "Transfer reference is required" };

/** Whole RWF. */
const seenAmountSchema = z
  .number({ error: "amount must be a whole number of RWF" })
  .int("amount must be a whole number of RWF")
  .min(1, "amount must be at least 1");

/**
 * Body of PUT /api/payments/:id/status: staff settle what only they can know. Without `received_as`
 * a payment at the door counts as cash, any other as unspecified. With `amount` it is completed over
 * that sum or not at all.
 */
export const updatePaymentStatusBodySchema = z
  .strictObject({
    status: z.enum(["completed", "failed"], { error: "status must be completed or failed" }),
    received_as: receivedAsSchema.optional(),
    amount: seenAmountSchema.optional(),
    reference: referenceSchema,
  })
  .refine(named, UNNAMED);
export type UpdatePaymentStatusBody = z.infer<typeof updatePaymentStatusBodySchema>;

/** Body of POST /api/orders/:id/payments: money that staff saw come in for an order. */
export const recordPaymentBodySchema = z
  .strictObject({
    received_as: receivedAsSchema,
    /** Exactly what is to pay: the total, less the credit it was placed with. */
    amount: seenAmountSchema,
    /** Of the transfer, where it has one: mobile money and banks do; once for one order. */
    reference: referenceSchema,
  })
  .refine(named, UNNAMED);
export type RecordPaymentBody = z.infer<typeof recordPaymentBodySchema>;

/** Body of POST /api/payments/:id/refunds. */
export const createRefundBodySchema = z.strictObject({
  /** Whole RWF; by default everything that is left. */
  amount: z
    .number({ error: "amount must be a whole number of RWF" })
    .int("amount must be a whole number of RWF")
    .min(1, "amount must be at least 1")
    .optional(),
  reason: z
    .string({ error: "Reason is required" })
    .trim()
    .min(1, "Reason is required")
    .max(300, "Reason must have at most 300 characters"),
  /** As store credit, at once; for orders of an account. What credit paid comes back as credit anyway. */
  as_credit: z.boolean({ error: "as_credit must be true or false" }).optional(),
});
export type CreateRefundBody = z.infer<typeof createRefundBodySchema>;

/** Body of PUT /api/payments/:id/refunds/:refund_id: how a pay-out that staff made by hand ended. */
export const updateRefundBodySchema = z.strictObject({
  status: z.enum(["completed", "failed"], { error: "status must be completed or failed" }),
});
export type UpdateRefundBody = z.infer<typeof updateRefundBodySchema>;

/** Query of GET /api/payments/methods: where the order goes. */
export const paymentMethodsQuerySchema = z.strictObject({
  district: z.string().trim().max(80).optional(),
});

export const paymentResponseSchema = successOf(paymentSchema);
export const paymentListResponseSchema = listOf(paymentSchema);
export type PaymentListResponse = z.infer<typeof paymentListResponseSchema>;
export const refundResponseSchema = successOf(refundSchema);
/** Why a method can't be chosen: nobody knows yet where the order goes, or no rider goes there. */
export const METHOD_OBSTACLES = ["no_district", "outside_kigali"] as const;
export const offeredMethodSchema = z.object({
  method: paymentMethodSchema,
  /** null: it can be chosen. */
  unavailable: z.enum(METHOD_OBSTACLES).nullable(),
  /** Of `momo`: whose wallets can pay. */
  networks: z.array(walletNetworkSchema).optional(),
});
export type OfferedMethod = z.infer<typeof offeredMethodSchema>;
/** All methods of the shop, always in the same order, the one to suggest first. */
export const paymentMethodsResponseSchema = successOf(z.array(offeredMethodSchema));
