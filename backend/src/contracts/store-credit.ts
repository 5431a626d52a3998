import { z } from "zod";
import { emailSchema } from "./accounts";
import { listOf, successOf } from "./envelope";
import { GIFT_CARD_CODE, plainGiftCardCode } from "./gift-card-code";
import { GIFT_CARD_MAX, GIFT_CARD_MIN } from "./gift-card-limits";
import { languageSchema } from "./languages";
import { MAX_MONEY_RWF } from "./money";
import { limitSchema, offsetSchema } from "./pagination";
import { isWebAddress } from "./person-name";
import { NO_CONTROL_BUT_LINES } from "./typed-text";

/** As typed; case, spaces and dashes are forgiven, and so are O, I and L. */
export const giftCardCodeSchema = z
  .string({ error: "gift_card must be a text" })
  .max(60, "A gift card code has 16 characters")
  .transform(plainGiftCardCode)
  .pipe(z.string().regex(GIFT_CARD_CODE, "A gift card code has 16 letters and digits"));

/**
 * Why a gift card pays nothing:
 * - unknown: there is none with this code
 * - switched_off: the shop no longer takes it
 * - used_up: nothing is left on it
 */
export const GIFT_CARD_REFUSALS = ["unknown", "switched_off", "used_up"] as const;
/** Also `data` of a 409 `gift_card_refused`. */
export const giftCardRefusalSchema = z.object({
  reason: z.enum(GIFT_CARD_REFUSALS),
  /** A sentence for the buyer, in English. */
  message: z.string(),
});
export type GiftCardRefusal = z.infer<typeof giftCardRefusalSchema>;

const rwf = z.number().int().min(0);

/** Credit that pays a part of an order, or all of it. */
export const usedCreditSchema = z.object({
  kind: z.enum(["account", "gift_card"]),
  /** The last four characters of a gift card's code; null for the account's. */
  ends_with: z.string().nullable(),
  /** Whole RWF that it has now. */
  balance: rwf,
  /** Whole RWF of it that the order takes. */
  amount: rwf,
});
export type UsedCredit = z.infer<typeof usedCreditSchema>;

/**
 * Why a balance changed:
 * - given: staff gave it, or took it back (below 0)
 * - sold: a gift card was bought with an order, or that order came to nothing (below 0)
 * - order: it paid an order
 * - refund: what it had paid came back, or money of an order was paid back as credit
 * - erased: its owner deleted the account
 */
export const CREDIT_ENTRY_KINDS = ["given", "sold", "order", "refund", "erased"] as const;

export const creditEntrySchema = z.object({
  id: z.string(),
  _id: z.string(),
  kind: z.enum(CREDIT_ENTRY_KINDS),
  /** Whole RWF; below 0 where it went. */
  amount: z.number().int(),
  order_id: z.string().nullable(),
  order_number: z.string().nullable(),
  /** What staff wrote for the owner to read. */
  reason: z.string().nullable(),
  /** E-mail of the staff, `customer` or `system`; for owners `staff` in place of an address. */
  by: z.string(),
  createdAt: z.string(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** The caller's own credit: what it has, and what happened to it lately, the newest first. */
export const ownCreditSchema = z.object({ balance: rwf, entries: z.array(creditEntrySchema) });
export type OwnCredit = z.infer<typeof ownCreditSchema>;
export const ownCreditResponseSchema = successOf(ownCreditSchema);

/** Body of POST /api/gift-cards/check. */
export const checkGiftCardBodySchema = z.strictObject({ gift_card: giftCardCodeSchema });
export type CheckGiftCardBody = z.infer<typeof checkGiftCardBodySchema>;
export const giftCardBalanceSchema = z.object({
  ends_with: z.string(),
  balance: rwf,
  /** Why it pays nothing; null: it does. */
  refusal: giftCardRefusalSchema.nullable(),
});
export type GiftCardBalance = z.infer<typeof giftCardBalanceSchema>;
export const giftCardBalanceResponseSchema = successOf(giftCardBalanceSchema);

/** One balance, as staff see it: an account's, or a gift card's. */
export const staffCreditSchema = z.object({
  id: z.string(),
  _id: z.string(),
  kind: z.enum(["account", "gift_card"]),
  /** Whose it is; null for gift cards, and where the account was deleted. */
  account: z.object({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** The last four characters of a gift card's code. */
  ends_with: z.string().nullable(),
  /** Who a gift card is for, as staff wrote it. */
  recipient: z.string().nullable(),
  balance: rwf,
  /** Whole RWF that came into it so far. */
  total_in: rwf,
  is_switched_off: z.boolean(),
  createdAt: z.string(),
});
export type StaffCredit = z.infer<typeof staffCreditSchema>;

/** One balance with what happened to it, the newest 200 first. */
export const staffCreditDetailSchema = staffCreditSchema.extend({
  /** What a gift card says to whoever gets it. */
  message: z.string().nullable(),
  entries: z.array(creditEntrySchema),
});
export type StaffCreditDetail = z.infer<typeof staffCreditDetailSchema>;

export const staffCreditListQuerySchema = z.strictObject({
  kind: z.enum(["account", "gift_card"]).optional(),
  /** Of this account alone. */
  account_id: z.string().max(64).optional(),
  /** Part of a name, an e-mail or a recipient, or the end of a code. */
  search: z.string().trim().max(100).optional(),
  limit: limitSchema,
  offset: offsetSchema,
});
export type StaffCreditListQuery = z.infer<typeof staffCreditListQuerySchema>;
export const staffCreditListResponseSchema = listOf(staffCreditSchema).extend({
  /** Whole RWF of all balances: what the shop owes in goods. */
  outstanding: rwf,
});
export type StaffCreditListResponse = z.infer<typeof staffCreditListResponseSchema>;
export const staffCreditResponseSchema = successOf(staffCreditDetailSchema);

const WHOLE = "amount must be a whole number of RWF";
const MOST = `amount must be at most ${MAX_MONEY_RWF}`;
const reason = z
  .string({ error: "Reason is required" })
  .trim()
  .min(1, "Reason is required")
  .max(300, "Reason must have at most 300 characters")
  .regex(/^\P{Cc}*$/u, "Reason has characters that can't be used");

/** Body of POST /api/admin/store-credit: credit for an account, or taken back from it. */
export const giveCreditBodySchema = z.strictObject({
  account_id: z
    .string({ error: "account_id is required" })
    .min(1, "account_id is required")
    .max(64),
  /** Whole RWF; below 0: taken back, at most what is there. */
  amount: z
    .number({ error: WHOLE })
    .int(WHOLE)
    .min(-MAX_MONEY_RWF, MOST)
    .max(MAX_MONEY_RWF, MOST)
    .refine((amount) => amount !== 0, "amount must not be 0"),
  /** Its owner reads it. */
  reason,
});
export type GiveCreditBody = z.infer<typeof giveCreditBodySchema>;

const line = (label: string, max: number) =>
  z
    .string({ error: `${label} must be a text` })
    .trim()
    .max(max, `${label} must have at most ${max} characters`)
    .regex(NO_CONTROL_BUT_LINES, `${label} has characters that can't be used`);

export const GIFT_CARD_BOUNDS = "A gift card has RWF 1,000 to 1,000,000";

/** Body of POST /api/admin/gift-cards. */
export const makeGiftCardBodySchema = z.strictObject({
  amount: z
    .number({ error: WHOLE })
    .int(WHOLE)
    .min(GIFT_CARD_MIN, GIFT_CARD_BOUNDS)
    .max(GIFT_CARD_MAX, GIFT_CARD_BOUNDS),
  /** Why it is made; for staff alone. */
  reason,
  /** Who it is for; stands on the card. */
  recipient: line("Recipient", 80).optional(),
  /** Stands on the card. */
  message: line("Message", 300).optional(),
  /** Where the card is sent; without it staff hand it over. */
  email: emailSchema.optional(),
  /** Of the mail that brings it. */
  language: languageSchema.optional(),
});
export type MakeGiftCardBody = z.infer<typeof makeGiftCardBodySchema>;

/** The code of a gift card, as people read it: in fours. The shop keeps its digest alone. */
export const giftCardCodeResponseSchema = successOf(z.object({ code: z.string() }));

/** Whom the gift cards of an order go to; what is absent: to its buyer, and as soon as they are paid. */
export const giftSchema = z.strictObject({
  /** Stands on the card. */
  name: line("Name", 80)
    .refine((name) => !isWebAddress(name), "Name can't be a web address")
    .optional(),
  email: emailSchema.optional(),
  /** Stands on the card. */
  message: line("Message", 300).optional(),
  /** `YYYY-MM-DD` in Kigali, sent in the morning; a day that has passed: at once. At most `GIFT_DAYS` ahead. */
  send_on: z.iso
    .date("Please choose a day")
    .refine((day) => day > "2020", "Please choose a day")
    .optional(),
});
export type Gift = z.infer<typeof giftSchema>;

/** A gift card that an order brought, as staff see it. */
export const soldCardSchema = staffCreditSchema
  .pick({ id: true, ends_with: true, balance: true, is_switched_off: true })
  /** What it was sold for, whole RWF. */
  .extend({ amount: rwf });
export type SoldCard = z.infer<typeof soldCardSchema>;

/** Body of PUT /api/admin/gift-cards/:id/switched-off. */
export const switchedOffBodySchema = z.strictObject({
  is_switched_off: z.boolean({ error: "is_switched_off must be true or false" }),
});
export type SwitchedOffBody = z.infer<typeof switchedOffBodySchema>;
