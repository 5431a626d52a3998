/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  makeGiftCardBodySchema,
  type MakeGiftCardBody,
} from "@strive/backend/contracts/store-credit";
import { typedRwf } from "~/admin/credit/typed-rwf";
import * as words from "~/words/admin-credit";
import type { CardValues } from "./card-values";

const OPTIONAL = ["recipient", "message", "email"] as const;

export function checkCard(values: CardValues): Checked<MakeGiftCardBody> {
  const amount = typedRwf(values.amount);
  const given = OPTIONAL.filter((name) => values[name].trim() !== "");
  const checked = checkBy(makeGiftCardBodySchema, {
    amount,
    reason: values.reason,
    ...(given.includes("email") && { language: values.language }),
    ...Object.fromEntries(given.map((name) => [name, values[name]])),
  });
  if (checked.errors === null || !Number.isNaN(amount)) return checked;
  const others = checked.errors.filter(({ field }) => field !== "amount");
  return { body: null, errors: [{ field: "amount", message: words.enterAmount }, ...others] };
}
