/** Brings zod along: import it when it is needed, never with the screen. */
import { checkBy } from "~/lib/field-rules";
import { giveCreditBodySchema } from "@strive/backend/contracts/store-credit";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-credit";
import { typedRwf } from "./typed-rwf";

interface CreditChange {
  accountId: string;
  /** Whole RWF that can be taken back; null: credit is given. */
  takesFrom: number | null;
}

export function checkCredit(
  { amount, reason }: Readonly<Record<"amount" | "reason", string>>,
  { accountId, takesFrom }: CreditChange,
) {
  const typed = typedRwf(amount);
  const checked = checkBy(giveCreditBodySchema, {
    account_id: accountId,
    amount: takesFrom === null ? typed : -typed,
    reason,
  });
  const faults = checked.errors ?? [];
  const isUnreadable = Number.isNaN(typed) || typed === 0;
  const message = isUnreadable
    ? words.enterAmount
    : takesFrom !== null && typed > takesFrom
      ? words.atMost(francs(takesFrom))
      : // A whole number that the contract still refuses can only be too large.
        faults.some(({ field }) => field === "amount")
        ? words.tooLarge
        : null;
  if (message === null) return checked;
  const others = faults.filter(({ field }) => field !== "amount");
  return { body: null, errors: [{ field: "amount", message }, ...others] };
}
