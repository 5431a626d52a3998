/** Brings zod along: import it when it is needed, never with the screen. */
import "~/lib/field-rules";
import { languageSchema } from "@strive/backend/contracts/languages";
import { RECEIVED_AS } from "@strive/backend/contracts/payments";
import { keptPinSchema } from "@strive/backend/contracts/pins";
import { handDiscountSchema, staffOrderBodySchema } from "@strive/backend/contracts/staff-orders";
import { z } from "zod";
import { LANGUAGE } from "~/words/language";
import { MOST_LINES, MOST_OF_ONE, type DraftValues } from "./draft";
import { VERSION, type KeptDraft } from "./kept-draft";

const text = z.string().max(2000);
const whole = z.number().int().min(0);

const valuesSchema: z.ZodType<DraftValues> = z.object({
  items: z
    .array(
      z.object({
        variant_id: text,
        product_id: text,
        name: text,
        image: text.nullable(),
        size: text,
        color: text,
        quantity: whole.min(1).max(MOST_OF_ONE),
        price: whole,
        compare_at_price: whole.nullable(),
        free: whole,
      }),
    )
    .max(MOST_LINES),
  buyer: z.enum(["none", "known", "new"]),
  user_id: text,
  orders: whole,
  firstname: text,
  lastname: text,
  phone: text,
  email: text,
  // As below.
  language: languageSchema.default(LANGUAGE),
  is_pickup: z.boolean(),
  district: text,
  city: text,
  delivery_address: text,
  // Drafts of before there were any are read all the same.
  landmark: text.default(""),
  pin: keptPinSchema.nullable().default(null),
  note: text,
  buyer_tin: text,
  purchase_code: text,
  discount: handDiscountSchema.nullable(),
  way: z.enum(["link", "door", "received"]),
  hold_hours: text,
  received_as: z.enum(RECEIVED_AS),
  reference: text,
  handed: text,
});

const keptSchema = z.object({
  version: z.literal(VERSION),
  user_id: z.string(),
  saved_at: z.iso.datetime(),
  values: valuesSchema,
  attempt: z
    .object({ key: z.string(), content: z.string(), unanswered: staffOrderBodySchema.nullable() })
    .nullable(),
});

/** The draft of that user in what the device held; null: somebody else's, an older page's, or garbage. */
export function draftIn(stored: unknown, userId: string): KeptDraft | null {
  const { data } = keptSchema.safeParse(stored);
  return data?.user_id === userId ? data : null;
}
