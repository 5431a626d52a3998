/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy, type Checked } from "~/lib/field-rules";
import {
  changeReturnBodySchema,
  type ChangeReturnBody,
  type StaffReturn,
} from "@strive/backend/contracts/returns";
import { typedRwf } from "~/admin/credit/typed-rwf";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-returns";
import type { CountedLine } from "./counted-lines";
import { isLess, mostRwf, type SettleValues } from "./settle-amounts";

export const checkDecline = ({ reason }: { reason: string }) =>
  checkBy(changeReturnBodySchema, { status: "declined", reason });

/** A line of which nothing came is not named. */
export function checkCount({
  items,
}: {
  items: readonly CountedLine[];
}): Checked<ChangeReturnBody> {
  const came = items.filter(({ sellable, damaged }) => sellable + damaged > 0);
  if (came.length === 0) {
    return { body: null, errors: [{ field: "items", message: words.countOne }] };
  }
  return checkBy(changeReturnBodySchema, { status: "received", items: came });
}

function amountFault(typed: number, one: StaffReturn, most: number): string | null {
  if (Number.isNaN(typed)) return words.wholeAmount;
  if (typed > most) return words.tooMuch(francs(most));
  return typed === 0 && one.is_withdrawal && most > 0 ? words.notNothing : null;
}

/** The amount is what goes back in all, delivery with it. */
export function checkSettle(values: SettleValues, one: StaffReturn): Checked<ChangeReturnBody> {
  const { amount, with_delivery, refund_to, reason } = values;
  const typed = typedRwf(amount);
  const message = amountFault(typed, one, mostRwf(one, with_delivery));
  const checked = checkBy(changeReturnBodySchema, {
    status: "settled",
    amount: typed,
    with_delivery,
    refund_to,
    ...(isLess(values, one) && { reason }),
  });
  if (message === null) return checked;
  const others = (checked.errors ?? []).filter(({ field }) => field !== "amount");
  return { body: null, errors: [{ field: "amount", message }, ...others] };
}
