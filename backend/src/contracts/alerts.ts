import { z } from "zod";
import { emailSchema } from "./accounts";
import { listOf, successOf } from "./envelope";
import { languageSchema } from "./languages";
import { limitSchema, offsetSchema } from "./pagination";
import { readPhone } from "./phone";
import { eachOnce, savedCartLineSchema } from "./saved-lists";
import { channelSchema } from "./text-channels";

const NO_CONTACT = "Enter a phone number or an email";
const NOT_IN_RWANDA = "Enter a mobile number of Rwanda, or an email";

/** Whether somebody means an email address, by what he typed so far. */
export const isEmailTyped = (typed: string): boolean => /[@\p{L}]/u.test(typed);

/** One field for both: an email address in lower case, or E.164 of a mobile phone in Rwanda. */
export const alertContactSchema = z
  .string({ error: NO_CONTACT })
  .trim()
  .min(1, NO_CONTACT)
  .max(254, NO_CONTACT)
  .transform((typed, context) => {
    const fail = (message: string) => {
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    };
    if (isEmailTyped(typed)) {
      const { data, error } = emailSchema.safeParse(typed);
      return data ?? fail(error?.issues[0]?.message ?? NO_CONTACT);
    }
    const { phone, problem } = readPhone(typed);
    if (phone === null) return fail(problem);
    return phone.startsWith("+2507") ? phone : fail(NOT_IN_RWANDA);
  });

/** Body of POST /api/alerts: one message to one contact when a variant is back. */
export const askAlertBodySchema = z.strictObject({
  product_id: z.string().min(1).max(64),
  variant_id: z.string().min(1).max(64),
  contact: alertContactSchema,
  /** Absent: that of the account, or English. */
  language: languageSchema.optional(),
});
export type AskAlertBody = z.infer<typeof askAlertBodySchema>;

/** One variant in a cart that somebody is reminded of. */
const rememberedLineSchema = savedCartLineSchema.pick({ id: true, _id: true, quantity: true });
export type RememberedLine = z.infer<typeof rememberedLineSchema>;

/** Body of POST /api/alerts/carts: one message to one contact, unless an order comes first. */
export const remindCartBodySchema = z.strictObject({
  contact: alertContactSchema,
  /** Absent: that of the account, or English. */
  language: languageSchema.optional(),
  /** What is in the cart of this browser. Of an account, the cart that it keeps counts. */
  lines: eachOnce(rememberedLineSchema).min(1, "The cart is empty"),
});
export type RemindCartBody = z.infer<typeof remindCartBodySchema>;

/** Body of PUT /api/alerts/carts/{code}: what is in the cart now; nothing: the reminder ends. */
export const changedCartBodySchema = z.strictObject({ lines: eachOnce(rememberedLineSchema) });
export type ChangedCartBody = z.infer<typeof changedCartBodySchema>;
/** `is_on`: whether the message is still to come. */
export const changedCartResponseSchema = successOf(z.object({ is_on: z.boolean() }));

/** 12 letters and digits: 60 random bits. */
export const alertCodeSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, "is no code");

/** The same whether or not the contact waits already. `code` takes the alert back. */
export const askedAlertSchema = z.object({ code: z.string() });
export const askedAlertResponseSchema = successOf(askedAlertSchema);

/** What an alert is about. */
const alertedSchema = z.object({
  id: z.string(),
  name: z.string(),
  size: z.string(),
  color: z.string(),
  is_available: z.boolean(),
});

/** What the link in a message is about. */
export const ALERT_KINDS = ["stock", "prices", "cart"] as const;

export const linkedAlertSchema = z.object({
  kind: z.enum(ALERT_KINDS),
  /** Whom the message went to, as a hint: "k…@example.rw", "…456". */
  contact: z.string(),
  channel: channelSchema,
  /** Whether anything is still to come. */
  is_on: z.boolean(),
  /** What it was about, where that is still sold. */
  product: alertedSchema.nullable(),
  /** What was in the cart, as it is sold now: `stock_quantity` 0 is sold out; null: it is about no cart. */
  cart: z.array(savedCartLineSchema).nullable(),
  /** How many articles of the cart are not sold any more. */
  gone: z.number().int(),
});
export type LinkedAlert = z.infer<typeof linkedAlertSchema>;
export const linkedAlertResponseSchema = successOf(linkedAlertSchema);

/**
 * Body of POST /api/alerts/links/{code}: "one" takes one ask back; "all" ends everything for the contact that got the message. A
 * form's fields count as none (RFC 8058, or the page of the link without scripts): all ends.
 */
export const endAlertBodySchema = z.strictObject({ end: z.enum(["one", "all"]).default("all") });
export type EndAlertBody = z.infer<typeof endAlertBodySchema>;

export const ownAlertsQuerySchema = z.strictObject({
  /** Of the names in it. */
  language: languageSchema.optional(),
});
export type OwnAlertsQuery = z.infer<typeof ownAlertsQuerySchema>;

/** One thing that an account waits for. */
export const ownAlertSchema = z.object({
  code: z.string(),
  variant_id: z.string(),
  /** As it is sold now; null: it is not. */
  product: alertedSchema.nullable(),
  contact: z.string(),
  channel: channelSchema,
  /** The text that was agreed to. */
  agreed_to: z.string(),
  createdAt: z.string(),
  toldAt: z.string().nullable(),
});
export type OwnAlert = z.infer<typeof ownAlertSchema>;

/** A reminder of a cart, with what it is about. */
export const ownReminderSchema = z.object({
  code: z.string(),
  contact: z.string(),
  channel: channelSchema,
  /** The text that was agreed to. */
  agreed_to: z.string(),
  lines: z.array(rememberedLineSchema),
  createdAt: z.string(),
  toldAt: z.string().nullable(),
});
export type OwnReminder = z.infer<typeof ownReminderSchema>;

export const ownAlertsSchema = z.object({
  /** Whether the account is told when the price of an article on its wishlist falls. */
  prices: z.boolean(),
  stock: z.array(ownAlertSchema),
  carts: z.array(ownReminderSchema),
});
export type OwnAlerts = z.infer<typeof ownAlertsSchema>;
export const ownAlertsResponseSchema = successOf(ownAlertsSchema);

/** Body of PUT /api/alerts/prices. */
export const priceAlertsBodySchema = z.strictObject({
  prices: z.boolean({ error: "prices must be true or false" }),
  /** That of the page where it was chosen. */
  language: languageSchema.optional(),
});
export type PriceAlertsBody = z.infer<typeof priceAlertsBodySchema>;

export const waitingQuerySchema = z.strictObject({
  product_id: z.string().min(1).max(64).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type WaitingQuery = z.infer<typeof waitingQuerySchema>;

/** How many people wait for one variant. */
export const waitingSchema = z.object({
  variant_id: z.string(),
  product_id: z.string(),
  waiting: z.number().int(),
  /** Since when the first of them does. */
  since: z.string(),
});
export type Waiting = z.infer<typeof waitingSchema>;
export const waitingResponseSchema = listOf(waitingSchema);
export type WaitingResponse = z.infer<typeof waitingResponseSchema>;
