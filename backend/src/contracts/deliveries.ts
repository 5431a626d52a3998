import { z } from "zod";
import { successOf } from "./envelope";
import { phoneSchema } from "./phone-field";
import { isWebAddress } from "./person-name";
import { keptPinSchema } from "./pins";
import { rwfField } from "./rwf-field";
import { requiredText } from "./typed-text";

/**
 * - planned: staff chose a rider and a day
 * - out: the rider has it
 * - delivered: somebody took it
 * - failed: nobody did, and no new day is known yet
 * - void: its order is cancelled
 */
export const PARCEL_STATES = ["planned", "out", "delivered", "failed", "void"] as const;
export const parcelStateSchema = z.enum(PARCEL_STATES);
export type ParcelState = z.infer<typeof parcelStateSchema>;

/** Why a rider brings a parcel back. */
export const FAILED_REASONS = [
  "nobody_home",
  "wrong_address",
  "refused",
  "no_money",
  "other",
] as const;
export const failedReasonSchema = z.enum(FAILED_REASONS, {
  error: `reason must be ${FAILED_REASONS.join(", ")}`,
});
export type FailedReason = z.infer<typeof failedReasonSchema>;

const amount = z.number().int().min(0);
const day = z.iso.date();

/** Who brings parcels. A rider needs no account: a link opens one day's sheet. */
export const riderSchema = z.object({
  id: z.string(),
  _id: z.string(),
  name: z.string(),
  /** E.164 */
  phone: z.string(),
  /** Parcels can be given to active riders. */
  is_active: z.boolean(),
  createdAt: z.string(),
});
export type Rider = z.infer<typeof riderSchema>;
const riderNameSchema = requiredText("Name", 80).refine(
  (name) => !isWebAddress(name),
  "Name can't be a web address",
);
/** Body of POST /api/admin/riders. */
export const createRiderBodySchema = z.strictObject({ name: riderNameSchema, phone: phoneSchema });
export type CreateRiderBody = z.infer<typeof createRiderBodySchema>;
/** Body of PUT /api/admin/riders/:id: what changes. */
export const updateRiderBodySchema = z.strictObject({
  name: riderNameSchema.optional(),
  phone: phoneSchema.optional(),
  is_active: z.boolean({ error: "is_active must be true or false" }).optional(),
});
export type UpdateRiderBody = z.infer<typeof updateRiderBodySchema>;
export const riderResponseSchema = successOf(riderSchema);
export const riderListResponseSchema = successOf(z.array(riderSchema));

const parcelItemSchema = z.object({
  /** Of the order's line. */
  item_id: z.string(),
  quantity: z.number().int().min(1),
});

/** A parcel, as its order shows it. Buyers learn who comes once it is out, and by first name. */
export const orderParcelSchema = z.object({
  id: z.string(),
  /** 1, 2 …, within its order. The first carries the money that is still to pay. */
  number: z.number().int().min(1),
  state: parcelStateSchema,
  items: z.array(parcelItemSchema),
  /** When it comes, or came; null: nobody knows yet. */
  day: day.nullable(),
  /** null: nobody yet, or, for buyers, not on the way. */
  rider: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** Four digits that the buyer may say at the door in place of a name; for buyers only. */
  code: z.string().nullable(),
  delivered_at: z.string().nullable(),
  /** Who took it; null: nobody yet, the buyer's code was said, or it is forgotten. */
  received_by: z.string().nullable(),
  /** Tries that failed, the oldest first. */
  attempts: z.array(
    z.object({ at: z.string(), reason: failedReasonSchema, new_day: day.nullable() }),
  ),
});
export type OrderParcel = z.infer<typeof orderParcelSchema>;

/** A parcel on its way, with all that its rider needs. */
export const stopSchema = z.object({
  /** Of the parcel. */
  id: z.string(),
  order_number: z.string(),
  /** Which of its order's parcels it is. */
  number: z.number().int().min(1),
  parcels: z.number().int().min(1),
  state: parcelStateSchema,
  firstname: z.string(),
  lastname: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  /** What to look for. */
  landmark: z.string().nullable(),
  pin: keptPinSchema.nullable(),
  /** What the buyer wrote. */
  note: z.string().nullable(),
  items: z.array(
    z.object({ name: z.string(), size: z.string(), color: z.string(), quantity: z.number().int() }),
  ),
  /** Whole RWF to collect at the door. */
  cash_due: amount,
  /** Tries that failed. */
  tries: z.number().int().min(0),
});
export type Stop = z.infer<typeof stopSchema>;
/** With what staff see of it. */
export const staffStopSchema = stopSchema.extend({
  order_id: z.string(),
  day: day.nullable(),
  rider: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Of the last try that failed; null: there was none. */
  failed_reason: failedReasonSchema.nullable(),
});
export type StaffStop = z.infer<typeof staffStopSchema>;

/**
 * What became of money that a rider took, once it was counted.
 * - payment: it paid the order
 * - paid_before: the order had been paid already; somebody has to look at it
 * - part: it is less than the order costs: the shop keeps it, the order stays unpaid
 */
export const SETTLEMENTS = ["payment", "paid_before", "part"] as const;

/** What was said of a parcel at the door. */
export const reportSchema = z.object({
  id: z.string(),
  parcel_id: z.string(),
  order_number: z.string(),
  number: z.number().int().min(1),
  firstname: z.string(),
  outcome: z.enum(["delivered", "failed"]),
  at: z.string(),
  reason: failedReasonSchema.nullable(),
  /** More about a failure. */
  note: z.string().nullable(),
  new_day: day.nullable(),
  received_by: z.string().nullable(),
  /** The buyer said the code. */
  is_by_code: z.boolean(),
  /** Whole RWF that were to be collected, and that the rider took. */
  cash_due: amount,
  cash_amount: amount,
  cash_reason: z.string().nullable(),
});
export type Report = z.infer<typeof reportSchema>;
export const staffReportSchema = reportSchema.extend({
  order_id: z.string(),
  /** `rider`, or the e-mail address of staff. */
  by: z.string(),
  /** null: not counted yet, or there was no money. */
  settled: z.enum(SETTLEMENTS).nullable(),
});
export type StaffReport = z.infer<typeof staffReportSchema>;

/** One rider's day, as the rider sees it. */
export const riderSheetSchema = z.object({
  rider: z.string(),
  day,
  /** Until then the link opens. */
  until: z.string(),
  stops: z.array(stopSchema),
  reports: z.array(reportSchema),
  /** Whole RWF still to collect. */
  cash_due: amount,
  /** Whole RWF that the rider has. */
  cash_taken: amount,
});
export type RiderSheet = z.infer<typeof riderSheetSchema>;
export const riderSheetResponseSchema = successOf(riderSheetSchema);

/** One rider's day, as staff see it. */
export const staffSheetSchema = z.object({
  id: z.string(),
  rider: riderSchema.pick({ id: true, name: true, phone: true, is_active: true }),
  day,
  /** Opens it for its rider, after `/rider#`; null once it is counted or over. */
  token: z.string().nullable(),
  stops: z.array(staffStopSchema),
  reports: z.array(staffReportSchema),
  cash_due: amount,
  cash_taken: amount,
  /** null: not counted yet. Amounts are whole RWF. */
  counted: z
    .object({
      at: z.string(),
      by: z.string(),
      /** What the rider had taken. */
      expected: amount,
      amount,
      /** Why they differ. */
      reason: z.string().nullable(),
    })
    .nullable(),
});
export type StaffSheet = z.infer<typeof staffSheetSchema>;
export const staffSheetResponseSchema = successOf(staffSheetSchema);

/** An order that could be sent, and is in nobody's hands. */
export const orderToPlanSchema = z.object({
  id: z.string(),
  order_number: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  address: z.string(),
  city: z.string(),
  district: z.string(),
  landmark: z.string().nullable(),
  pieces: z.number().int().min(1),
  cash_due: amount,
  /** As promised when it was placed. */
  delivery: z.object({ from: day, to: day }).nullable(),
});
export type OrderToPlan = z.infer<typeof orderToPlanSchema>;

const dayField = z
  .string({ error: "day is required" })
  .pipe(z.iso.date({ error: "day must be a date, like 2026-11-27" }));

/** Query of GET /api/admin/deliveries (staff). */
export const deliveriesQuerySchema = z.strictObject({
  /** Kigali's; today by default. */
  day: dayField.optional(),
});
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;
export const deliveriesSchema = z.object({
  day,
  /** Kigali's. */
  today: day,
  sheets: z.array(staffSheetSchema),
  /** Parcels of days that are over, and those that failed without a new day. */
  waiting: z.array(staffStopSchema),
  /** Those promised first, at most 100 of `to_plan_count`. */
  to_plan: z.array(orderToPlanSchema),
  to_plan_count: z.number().int().min(0),
  /** Sheets of any day whose money is not counted. */
  to_count: z.array(z.object({ id: z.string(), rider: z.string(), day, cash_taken: amount })),
});
export type Deliveries = z.infer<typeof deliveriesSchema>;
export const deliveriesResponseSchema = successOf(deliveriesSchema);

const idOf = (field: string) =>
  z
    .string({ error: `${field} is required` })
    .min(1, `${field} is required`)
    .max(64);
const idList = (field: string) => z.array(idOf(field)).max(100, "at most 100 at once");

/** Body of POST /api/admin/deliveries/plan: what a rider is to bring on a day. */
export const planBodySchema = z
  .strictObject({
    /** All of an order that is neither delivered nor on its way. */
    order_ids: idList("order_ids").optional(),
    /** Or single parcels. */
    parcel_ids: idList("parcel_ids").optional(),
    rider_id: idOf("rider_id"),
    day: dayField,
  })
  .refine(({ order_ids = [], parcel_ids = [] }) => order_ids.length + parcel_ids.length > 0, {
    path: ["order_ids"],
    message: "Choose what is to be delivered",
  });
export type PlanBody = z.infer<typeof planBodySchema>;
export const planResponseSchema = successOf(z.object({ parcel_ids: z.array(z.string()) }));

/** Body of PUT /api/orders/:id/parcels: all goods of the order, each piece in one parcel. */
export const splitBodySchema = z.strictObject({
  parcels: z
    .array(
      z.strictObject({
        items: z
          .array(
            z.strictObject({
              item_id: idOf("item_id"),
              quantity: z
                .number({ error: "quantity must be a whole number" })
                .int("quantity must be a whole number")
                .min(1, "quantity must be at least 1")
                .max(99, "quantity must be at most 99"),
            }),
          )
          .min(1, "A parcel needs something in it")
          .max(50, "at most 50 lines"),
      }),
      { error: "parcels is required" },
    )
    .min(1, "At least one parcel")
    .max(10, "At most 10 parcels"),
});
export type SplitBody = z.infer<typeof splitBodySchema>;
export const parcelsResponseSchema = successOf(z.array(orderParcelSchema));

/** Body of POST /api/admin/delivery-sheets/:id/send. */
export const sendBodySchema = z.strictObject({
  /** Of the sheet; all that are planned by default. */
  parcel_ids: idList("parcel_ids").optional(),
});
export type SendBody = z.infer<typeof sendBodySchema>;
export const sendResponseSchema = successOf(
  z.object({
    sheet: staffSheetSchema,
    /** Those that stay in the shop, and why. */
    refused: z.array(z.object({ order_number: z.string(), message: z.string() })),
  }),
);

const outcomeShapes = {
  delivered: {
    outcome: z.literal("delivered"),
    /** Who took it: this, or the buyer's code. */
    received_by: requiredText("Name", 80).optional(),
    code: z
      .string()
      .regex(/^\d{4}$/, "The code has four digits")
      .optional(),
    /** What the rider took, whole RWF. */
    cash_amount: rwfField("cash_amount"),
    /** Needed when that is not what was to be collected. */
    cash_reason: requiredText("Reason", 200).optional(),
  },
  failed: {
    outcome: z.literal("failed"),
    reason: failedReasonSchema,
    /** Needed with `other`. */
    note: requiredText("Note", 200).optional(),
    /** When it is brought again; without it staff choose. */
    new_day: z.iso.date({ error: "new_day must be a date, like 2026-11-27" }).optional(),
  },
} as const;

const OUTCOME = { error: "outcome must be delivered or failed" };
/** Body of POST /api/admin/parcels/:id/result: a rider told staff by phone. */
export const resultBodySchema = z.discriminatedUnion(
  "outcome",
  [z.strictObject(outcomeShapes.delivered), z.strictObject(outcomeShapes.failed)],
  OUTCOME,
);
export type ResultBody = z.infer<typeof resultBodySchema>;

const tokenField = z.string({ error: "token is required" }).min(1, "token is required").max(200);
/** Query of GET /api/rider/sheet. */
export const riderSheetQuerySchema = z.strictObject({ token: tokenField });
export type RiderSheetQuery = z.infer<typeof riderSheetQuerySchema>;
/** Body of POST /api/rider/parcels/:id/result, with an `Idempotency-Key`. */
export const riderResultBodySchema = z.discriminatedUnion(
  "outcome",
  [
    z.strictObject({ ...outcomeShapes.delivered, token: tokenField }),
    z.strictObject({ ...outcomeShapes.failed, token: tokenField }),
  ],
  OUTCOME,
);
export type RiderResultBody = z.infer<typeof riderResultBodySchema>;

/** Body of POST /api/admin/delivery-sheets/:id/count: staff have the rider's money in their hands. */
export const countBodySchema = z.strictObject({
  /** What the sheet said when it was counted, whole RWF: that, or 409. */
  expected_amount: rwfField("expected_amount"),
  counted_amount: rwfField("counted_amount"),
  /** Needed when they differ. */
  reason: requiredText("Reason", 500).optional(),
});
export type CountBody = z.infer<typeof countBodySchema>;
/** Body of POST /api/admin/delivery-sheets/:id/renew: the link before opens nothing any more. */
export const renewLinkBodySchema = z.strictObject({});
