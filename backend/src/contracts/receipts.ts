import { z } from "zod";
import { listOf, successOf } from "./envelope";
import { limitSchema, offsetSchema } from "./pagination";
import { requiredText } from "./typed-text";
import {
  LONGEST_TIN,
  NO_PURCHASE_CODE,
  NO_TIN,
  PURCHASE_CODE,
  TIN,
  VAT_RATE,
  plainTin,
} from "./vat";

/**
 * - none: no sales data controller is connected; staff can enter what another device gave
 * - queued: it waits for the controller
 * - signed: it is a tax invoice, or a tax credit note
 * - failed: the controller refused it, and says why
 */
export const RECEIPT_STATES = ["none", "queued", "signed", "failed"] as const;
export const receiptStateSchema = z.enum(RECEIPT_STATES);
export type ReceiptState = z.infer<typeof receiptStateSchema>;

/** A credit note takes back a part or all of a sale. */
export const RECEIPT_KINDS = ["sale", "credit_note"] as const;
export type ReceiptKind = (typeof RECEIPT_KINDS)[number];

const amount = z.number().int().min(0);

export const tinSchema = z
  .string({ error: NO_TIN })
  .max(LONGEST_TIN, NO_TIN)
  .transform(plainTin)
  .pipe(z.string().regex(TIN, NO_TIN));
export const purchaseCodeSchema = z
  .string({ error: NO_PURCHASE_CODE })
  .trim()
  .toUpperCase()
  .regex(PURCHASE_CODE, NO_PURCHASE_CODE);

/**
 * One line of a receipt, whole RWF. `returned`: what pieces that came back cost; `refund`: what went back otherwise;
 * `part`: what is paid anew of a sale, where that is not all of it.
 */
export const receiptLineSchema = z.object({
  kind: z.enum(["article", "delivery", "returned", "refund", "part"]),
  name: z.string().nullable(),
  size: z.string().nullable(),
  color: z.string().nullable(),
  quantity: z.number().int().min(1),
  /** After discounts. */
  amount,
});
export type ReceiptLine = z.infer<typeof receiptLineSchema>;

/** What the controller, or staff who read it off another one, said of a receipt. */
export const receiptSignatureSchema = z.object({
  sdc_id: z.string(),
  receipt_number: z.number().int().min(1),
  internal_data: z.string().nullable(),
  signature: z.string().nullable(),
  machine_number: z.string().nullable(),
  at: z.string(),
  /** Staff entered it. */
  by_hand: z.boolean(),
});
export type ReceiptSignature = z.infer<typeof receiptSignatureSchema>;

/** What was sold for money, or taken back, as tax law asks it to be written down. It never changes but for its state. */
export const receiptSchema = z.object({
  id: z.string(),
  _id: z.string(),
  /** Of the shop, one after the other, without gaps. */
  number: z.number().int().min(1),
  kind: z.enum(RECEIPT_KINDS),
  state: receiptStateSchema,
  order_id: z.string(),
  order_number: z.string(),
  /** Number of the sale that a credit note corrects; null: it is a sale. */
  corrects: z.number().int().min(1).nullable(),
  /** Whole RWF. */
  total: amount,
  /** Whole RWF of the total that are VAT, by the rate in per cent. */
  vat_amount: amount,
  vat_rate: z.literal(VAT_RATE),
  shop_tin: z.string(),
  buyer_tin: z.string().nullable(),
  purchase_code: z.string().nullable(),
  lines: z.array(receiptLineSchema),
  createdAt: z.string(),
  /** null: not signed. */
  signed: receiptSignatureSchema.nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** VAT that is in what an order sells, gift cards aside; whole RWF. */
const orderTaxSchema = z.object({
  vat_rate: z.literal(VAT_RATE),
  taxable_amount: amount,
  vat_amount: amount,
});
export type OrderTax = z.infer<typeof orderTaxSchema>;

/** For whom the invoice of a new order is. */
export const companyShape = {
  /** The TIN of whom the invoice is for. */
  buyer_tin: tinSchema.optional(),
  /** What that buyer got from RRA for this purchase; only with a TIN. */
  purchase_code: purchaseCodeSchema.optional(),
};

/** What an order says of its tax and receipts. */
export const orderReceiptShape = {
  /** For whom the invoice is; null: for nobody with a TIN. */
  buyer_tin: z.string().nullable(),
  purchase_code: z.string().nullable(),
  /** VAT that is in it; null: the shop is not registered for VAT, or it sells nothing but gift cards. */
  tax: orderTaxSchema.nullable(),
  /** What was written down of its sale and of what went back, in the order of their numbers. */
  receipts: z.array(receiptSchema),
};

/** What a receipt is drawn for: a sheet, or the roll of a till printer. */
export const RECEIPT_PAPERS = ["a4", "80mm"] as const;
export type ReceiptPaper = (typeof RECEIPT_PAPERS)[number];
/** Query of GET /api/orders/:id/receipts/:receipt_id, which answers with a PDF. */
export const receiptFileQuerySchema = z.strictObject({
  access_token: z.string().max(200).optional(),
  paper: z
    .enum(RECEIPT_PAPERS, { error: `paper must be ${RECEIPT_PAPERS.join(" or ")}` })
    .default("a4"),
});
export type ReceiptFileQuery = z.infer<typeof receiptFileQuerySchema>;

/** A receipt as staff see it. */
export const staffReceiptSchema = receiptSchema.extend({
  firstname: z.string(),
  lastname: z.string(),
  /** Why it is not signed, in a sentence; null: nothing went wrong. */
  error: z.string().nullable(),
  attempts: z.number().int().min(0),
  /** When it is sent next; null: it is not queued. */
  next_try_at: z.string().nullable(),
});
export type StaffReceipt = z.infer<typeof staffReceiptSchema>;

/** Query of GET /api/receipts (staff). */
export const receiptListQuerySchema = z.strictObject({
  state: receiptStateSchema.optional(),
  /** Part of a receipt's or an order's number, of the buyer's name or TIN. */
  search: z.string().trim().max(100).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type ReceiptListQuery = z.infer<typeof receiptListQuerySchema>;
export const receiptListResponseSchema = listOf(staffReceiptSchema).extend({
  /** Under the same search, whatever state is chosen. */
  state_counts: z.record(receiptStateSchema, z.number().int().min(0)),
  /** Whether a controller is connected. */
  has_controller: z.boolean(),
});
export type ReceiptListResponse = z.infer<typeof receiptListResponseSchema>;
export const staffReceiptResponseSchema = successOf(staffReceiptSchema);

const LARGEST_NUMBER = 999_999_999_999;

const receiptNumber = "receipt_number must be a whole number of 1 or more";

/** What another device printed. */
const enteredShape = {
  sdc_id: requiredText("SDC ID", 40),
  receipt_number: z
    .number({ error: receiptNumber })
    .int(receiptNumber)
    .min(1, receiptNumber)
    .max(LARGEST_NUMBER, receiptNumber),
  internal_data: requiredText("Internal data", 100).optional(),
  signature: requiredText("Signature", 100).optional(),
};

/** Body of PUT /api/receipts/:id (staff). `correct` is for what was entered by hand. */
export const changeReceiptBodySchema = z.discriminatedUnion(
  "action",
  [
    z.strictObject({ action: z.literal("enter"), ...enteredShape }),
    z.strictObject({ action: z.literal("correct"), ...enteredShape }),
    z.strictObject({ action: z.literal("retry") }),
  ],
  { error: "action must be enter, correct or retry" },
);
export type ChangeReceiptBody = z.infer<typeof changeReceiptBodySchema>;

/** Body of PUT /api/orders/:id/company (staff): for whom the invoice is; null: for nobody with a TIN. */
export const orderCompanyBodySchema = z
  .strictObject({ buyer_tin: tinSchema.nullable(), purchase_code: purchaseCodeSchema.nullable() })
  .refine(({ buyer_tin, purchase_code }) => purchase_code === null || buyer_tin !== null, {
    path: ["purchase_code"],
    message: "A purchase code needs a TIN",
  });
export type OrderCompanyBody = z.infer<typeof orderCompanyBodySchema>;
