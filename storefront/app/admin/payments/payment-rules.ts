/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import {
  createRefundBodySchema,
  recordPaymentBodySchema,
} from "@strive/backend/contracts/payments";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-payments";

/** @param restRwf what is left to be paid back */
export function checkRefund(
  {
    amount,
    reason,
    as_credit: asCredit,
  }: Readonly<Record<"amount" | "reason", string>> & { as_credit: boolean },
  restRwf: number,
) {
  const typed = typedRwf(amount);
  const checked = checkBy(createRefundBodySchema, {
    amount: typed,
    reason,
    ...(asCredit && { as_credit: true }),
  });
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

/** @param owedRwf what is still to pay; cash has no reference of its own */
export const checkRecord = (
  { received_as, reference }: Readonly<Record<"received_as" | "reference", string>>,
  owedRwf: number,
) =>
  checkBy(recordPaymentBodySchema, {
    received_as,
    amount: owedRwf,
    ...(received_as !== "cash" && { reference }),
  });
