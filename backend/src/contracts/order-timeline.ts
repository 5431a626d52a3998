import { z } from "zod";
import { CANCEL_REASONS } from "./cancel-reasons";
import { failedReasonSchema } from "./deliveries";
import { mailStateSchema } from "./mails";
import { channelSchema } from "./text-channels";
import { orderStatusSchema } from "./order-status";
import { wholeNumberText } from "./pagination";
import { paymentFailureSchema, paymentKindSchema, receivedAsSchema } from "./payments";
import { RECEIPT_KINDS, receiptStateSchema } from "./receipts";
import { returnStatusSchema } from "./returns";

/** Who did something; of staff the name of their account as it is now, if they still have one. */
export const timelinePersonSchema = z.object({
  who: z.enum(["buyer", "staff", "shop", "rider"]),
  name: z.string().nullable(),
  email: z.string().nullable(),
});
export type TimelinePerson = z.infer<typeof timelinePersonSchema>;

const base = z.object({
  /** The same whenever it is read, and of no other entry of any order: `mail:mail_01…`. */
  id: z.string(),
  _id: z.string(),
  /** When it happened; of a mail, when it was written. */
  at: z.string(),
  /** null: nobody knows, or nobody in particular. */
  by: timelinePersonSchema.nullable(),
});
/** Whole RWF. */
const amount = z.number().int().min(0);

/** The order's own way; `event` is its name in the history: `placed`, `confirmed`, `payment-expired`. */
const statusEntry = base.extend({
  kind: z.literal("status"),
  event: z.string(),
  status: orderStatusSchema,
  /** Of a buyer's cancellation: why; null: nobody said. */
  reason: z.enum(CANCEL_REASONS).nullable(),
});

/**
 * - started: somebody began to pay; paid: the money was seen; failed
 * - credit_used: store credit, a gift card or a return paid a part of it or all
 * - refund_owed: money is to go back; refund_paid: it went, or went back to a balance; refund_failed: it is still owed
 * - cards_sold, cards_taken_back: a gift card that the order brought
 */
export const TIMELINE_PAYMENT_EVENTS = [
  "started",
  "paid",
  "failed",
  "credit_used",
  "refund_owed",
  "refund_paid",
  "refund_failed",
  "cards_sold",
  "cards_taken_back",
] as const;
const paymentEntry = base.extend({
  kind: z.literal("payment"),
  event: z.enum(TIMELINE_PAYMENT_EVENTS),
  amount,
  /** null: of a gift card that was sold. */
  payment_method: paymentKindSchema.nullable(),
  /** The wallet that was asked, E.164. */
  phone: z.string().nullable(),
  /**
   * What the provider or staff call it; of a gift card that paid, was sold or gets it back, the end of its code; of a
   * return whose pieces pay it, the return's number.
   */
  reference: z.string().nullable(),
  received_as: receivedAsSchema.nullable(),
  failure: paymentFailureSchema.nullable(),
  /** Of a refund: why, in staff's or the shop's words. */
  reason: z.string().nullable(),
  /** A refund that is no money: it went to a balance. */
  as_credit: z.boolean(),
});

/** A mail or a text about the order, never what it says: it may hold a code. */
const mailEntry = base.extend({
  kind: z.literal("mail"),
  mail_id: z.string(),
  channel: channelSchema,
  template: z.string(),
  /** An address, a phone number, or `staff`; null: its order is forgotten. */
  to: z.string().nullable(),
  state: mailStateSchema,
  attempts: z.number().int().min(0),
  /** null: no server took it yet. */
  sent_at: z.string().nullable(),
});

const noteEntry = base.extend({ kind: z.literal("note"), text: z.string() });

const returnEntry = base.extend({
  kind: z.literal("return"),
  event: returnStatusSchema,
  return_id: z.string(),
  /** `R-1001` */
  return_number: z.string(),
  /** It was approved the moment it was asked for. */
  is_approved_at_once: z.boolean(),
  /** Of a settlement: what went back. */
  amount: amount.nullable(),
  /** Why it was declined, or settled for less. */
  reason: z.string().nullable(),
  /** The order that brings what is wanted in exchange. */
  exchange: z.object({ order_id: z.string(), order_number: z.string() }).nullable(),
});

/** `made`: with what became of it since, unless that is told by `signed`. */
const receiptEntry = base.extend({
  kind: z.literal("receipt"),
  event: z.enum(["made", "signed"]),
  receipt_id: z.string(),
  number: z.number().int().min(1),
  receipt_kind: z.enum(RECEIPT_KINDS),
  total: amount,
  state: receiptStateSchema,
  /** Of the controller. */
  receipt_number: z.number().int().min(1).nullable(),
  /** Why the controller refused it. */
  error: z.string().nullable(),
});

/** What was said at the door. `by` is the rider, or who of the staff entered it. */
const deliveryEntry = base.extend({
  kind: z.literal("delivery"),
  event: z.enum(["delivered", "failed"]),
  /** Of the order's parcels. */
  number: z.number().int().min(1),
  /** Of a failure. */
  reason: failedReasonSchema.nullable(),
  note: z.string().nullable(),
  new_day: z.iso.date().nullable(),
  received_by: z.string().nullable(),
  /** What the rider took. */
  cash_amount: amount,
});

/** What the audit log knows of the order, or of a part of it, and nothing else tells. */
const changeEntry = base.extend({
  kind: z.literal("change"),
  /** `order.update` */
  action: z.string(),
  subject: z.object({ kind: z.string(), label: z.string() }),
  fields: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })),
});

/** One of the staff looked at the order, all looks of a day in Kigali; `at` is the first, so that it stays in its place. */
const seenEntry = base.extend({
  kind: z.literal("seen"),
  /** Looks within one minute are one. */
  times: z.number().int().min(1),
  last_at: z.string(),
});

export const timelineEntrySchema = z.discriminatedUnion("kind", [
  statusEntry,
  paymentEntry,
  mailEntry,
  noteEntry,
  returnEntry,
  receiptEntry,
  deliveryEntry,
  changeEntry,
  seenEntry,
]);
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export type TimelineKind = TimelineEntry["kind"];
export type TimelineEntryOf<Kind extends TimelineKind> = Extract<TimelineEntry, { kind: Kind }>;

/** The parts of it that can be asked for, and what is in each. A new kind belongs to one, or is in none but all. */
export const TIMELINE_PARTS = {
  payments: ["payment", "receipt"],
  mails: ["mail"],
  notes: ["note"],
  changes: ["status", "return", "delivery", "change"],
} as const satisfies Readonly<Record<string, readonly TimelineKind[]>>;
export type TimelinePart = keyof typeof TIMELINE_PARTS;

export const DEFAULT_TIMELINE_LIMIT = 30;
export const MAX_TIMELINE_LIMIT = 100;

/** Query of GET /api/orders/:id/timeline. */
export const timelineQuerySchema = z.strictObject({
  show: z
    .enum(["payments", "mails", "notes", "changes"] satisfies TimelinePart[], {
      error: "show must be payments, mails, notes, changes",
    })
    .optional(),
  /** `next` of the answer before: what is older than its last entry. */
  before: z
    .string()
    .max(200)
    .regex(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6} \d [\x21-\x7e]+$/,
      "before is no `next` of a timeline",
    )
    .optional(),
  limit: wholeNumberText(1, MAX_TIMELINE_LIMIT).default(DEFAULT_TIMELINE_LIMIT),
});
export type TimelineQuery = z.infer<typeof timelineQuerySchema>;

/** The newest first. */
export const timelineResponseSchema = z.object({
  success: z.literal(true),
  data: z.array(timelineEntrySchema),
  /** Value of `before` for what is older; null: this is the beginning. */
  next: z.string().nullable(),
});
export type TimelineResponse = z.infer<typeof timelineResponseSchema>;
