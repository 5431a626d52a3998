/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import {
  createRefundBodySchema,
  recordPaymentBodySchema,
} from "@strive/backend/contracts/payments";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-payments";

/** "12,500" and "RWF 12 500" as people write them. */
const digitsOf = (typed: string): string => typed.replace(/^\s*RWF/i, "").replace(/[\s,]/g, "");

/** @param restRwf what is left to be paid back */
export function checkRefund(
  { amount, reason }: Readonly<Record<"amount" | "reason", string>>,
  restRwf: number,
) {
  const digits = digitsOf(amount);
  const typed = /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN;
  const checked = checkBy(createRefundBodySchema, { amount: typed, reason });
  const others = (checked.errors ?? []).filter(({ field }) => field !== "amount");
  const message =
    Number.isNaN(typed) || typed < 1
      ? words.wholeAmount
      : typed > restRwf
        ? words.tooMuch(francs(restRwf))
        : null;
  if (message === null) return checked;
  return { body: null, errors: [{ field: "amount", message }, ...others] };
}

/** @param owedRwf what the order comes to; cash has no reference of its own */
export const checkRecord = (
  { received_as, reference }: Readonly<Record<"received_as" | "reference", string>>,
  owedRwf: number,
) =>
  checkBy(recordPaymentBodySchema, {
    received_as,
    amount: owedRwf,
    ...(received_as !== "cash" && { reference }),
  });
