import { z } from "zod";
import { MAX_DISCOUNT_CODE } from "./discount-limits";
import { listOf, successOf } from "./envelope";
import { MAX_MONEY_RWF } from "./money";
import { limitSchema, offsetSchema } from "./pagination";
import { isPeriod, NO_PERIOD, periodFields } from "./period";

/**
 * What a discount gives. `other`: it was made in Medusa's dashboard with something that the staff's form
 * does not know (buy X get Y, a budget in francs); it can be paused and deleted here, and changed there.
 */
export const DISCOUNT_KINDS = ["percentage", "amount", "free_delivery", "other"] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** What a discount is for. Free delivery is for everything. */
export const DISCOUNT_SCOPES = ["everything", "categories", "products"] as const;
export type DiscountScope = (typeof DISCOUNT_SCOPES)[number];

/** planned: it begins later. used_up: all its uses are gone. */
export const DISCOUNT_STATES = ["on", "planned", "paused", "used_up", "ended"] as const;
export type DiscountState = (typeof DISCOUNT_STATES)[number];

const count = z.number().int().min(0);

/** A discount as staff see it, with what it brought. */
export const staffDiscountSchema = z.object({
  /** Medusa's promotion. */
  id: z.string(),
  /** What shoppers type; an automatic one has one as well, which nobody has to type. */
  code: z.string(),
  name: z.string(),
  is_automatic: z.boolean(),
  kind: z.enum(DISCOUNT_KINDS),
  /** Per cent of a `percentage`, whole RWF of an `amount`; null for the others. */
  value: z.number().nullable(),
  /** Whole RWF of goods that a cart needs; null: any. */
  minimum: count.nullable(),
  scope: z.enum(DISCOUNT_SCOPES),
  /** The categories or products it is for; empty: everything. */
  scope_items: z.array(z.object({ id: z.string(), name: z.string() })),
  /** It takes nothing off products that are on sale. */
  excludes_sale: z.boolean(),
  /** It adds up with other discounts; else the buyer gets whichever takes off more. */
  combines: z.boolean(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  /** Uses in all; null: without end. */
  max_uses: count.nullable(),
  /** Uses of one shopper: account, else e-mail address or phone; null: without end. */
  max_uses_per_shopper: count.nullable(),
  state: z.enum(DISCOUNT_STATES),
  /** Orders that have it, cancelled and expired ones left out. */
  used: count,
  /** Whole RWF that it took off these orders. */
  given: count,
  /** Whole RWF that these orders cost in the end, delivery included. */
  revenue: count,
  createdAt: z.iso.datetime(),
});
export type StaffDiscount = z.infer<typeof staffDiscountSchema>;

export const staffDiscountListQuerySchema = z.strictObject({
  limit: limitSchema,
  offset: offsetSchema,
});
export type StaffDiscountListQuery = z.infer<typeof staffDiscountListQuerySchema>;
export const staffDiscountListResponseSchema = listOf(staffDiscountSchema);
export const staffDiscountResponseSchema = successOf(staffDiscountSchema);

const rwf = (field: string) =>
  z
    .number({ error: `${field} must be a whole number of RWF` })
    .int(`${field} must be a whole number of RWF`)
    .min(1, `${field} must be at least RWF 1`)
    .max(MAX_MONEY_RWF, `${field} is too large`);
const uses = (field: string) =>
  z
    .number({ error: `${field} must be a whole number` })
    .int(`${field} must be a whole number`)
    .min(1, `${field} must be at least 1`)
    .max(1_000_000, `${field} must be at most 1,000,000`);

/** Letters, digits, hyphens and underscores: what can be said on the phone. Stored in capitals. */
export const staffCodeSchema = z
  .string({ error: "Please enter a code" })
  .trim()
  .toUpperCase()
  .min(3, "A code has at least 3 characters")
  .max(MAX_DISCOUNT_CODE, `A code has at most ${MAX_DISCOUNT_CODE} characters`)
  .regex(/^[A-Z0-9_-]+$/, "A code has letters, digits, - and _ only");

/** Ids of one discount's categories or products. */
export const MAX_SCOPE_IDS = 200;

const fields = {
  /** An automatic one without a code gets one, or keeps the one that it has. */
  code: staffCodeSchema.optional(),
  name: z
    .string({ error: "Please enter a name" })
    .trim()
    .min(1, "Please enter a name")
    .max(80, "A name has at most 80 characters"),
  is_automatic: z.boolean(),
  kind: z.enum(["percentage", "amount", "free_delivery"], { error: "Please choose what it gives" }),
  /** Per cent (at most two decimals), or whole RWF; not for free delivery. */
  value: z.number({ error: "Please enter how much it takes off" }).optional(),
  minimum: rwf("minimum").nullable().default(null),
  scope: z.enum(DISCOUNT_SCOPES).default("everything"),
  scope_ids: z
    .array(z.string().min(1).max(100))
    .max(MAX_SCOPE_IDS, `Please choose at most ${MAX_SCOPE_IDS}`)
    .default([]),
  excludes_sale: z.boolean().default(false),
  combines: z.boolean().default(false),
  ...periodFields,
  max_uses: uses("max_uses").nullable().default(null),
  max_uses_per_shopper: uses("max_uses_per_shopper").nullable().default(null),
};

type Parsed = z.infer<z.ZodObject<typeof fields>>;

/** What one field alone can't know. */
function faultsOf(body: Parsed): readonly [keyof Parsed, string][] {
  const { kind, value = 0, scope, scope_ids } = body;
  const isPercent = value > 0 && value <= 100 && Number.isInteger(Math.round(value * 1e8) / 1e6);
  const isAmount = Number.isInteger(value) && value >= 1 && value <= MAX_MONEY_RWF;
  const faults: readonly [boolean, keyof Parsed, string][] = [
    [!body.is_automatic && body.code === undefined, "code", "Please enter a code"],
    [
      kind === "percentage" && !isPercent,
      "value",
      "A percentage is more than 0 and at most 100, with at most two decimals",
    ],
    [kind === "amount" && !isAmount, "value", "An amount off is a whole number of RWF"],
    [kind === "free_delivery" && body.value !== undefined, "value", "Free delivery has no amount"],
    [
      kind === "free_delivery" && scope !== "everything",
      "scope",
      "Free delivery is for everything",
    ],
    [
      kind === "free_delivery" && body.excludes_sale,
      "excludes_sale",
      "Free delivery is for everything",
    ],
    [
      scope !== "everything" && scope_ids.length === 0,
      "scope_ids",
      scope === "categories" ? "Please choose a category" : "Please choose a product",
    ],
    [
      scope === "everything" && scope_ids.length > 0,
      "scope_ids",
      "What is for everything names no products",
    ],
    [!isPeriod(body), "ends_at", NO_PERIOD],
  ];
  return faults.flatMap(([isWrong, field, message]) =>
    isWrong ? [[field, message] as const] : [],
  );
}

/** Body of POST /api/admin/discounts, and of PUT: the whole discount each time. */
export const staffDiscountBodySchema = z.strictObject(fields).superRefine((body, context) => {
  for (const [field, message] of faultsOf(body)) {
    context.addIssue({ code: "custom", path: [field], message });
  }
});
export type StaffDiscountBody = z.infer<typeof staffDiscountBodySchema>;

/** Body of PUT /api/admin/discounts/{id}/paused. */
export const pausedBodySchema = z.strictObject({
  is_paused: z.boolean({ error: "is_paused must be true or false" }),
});
export type PausedBody = z.infer<typeof pausedBodySchema>;
