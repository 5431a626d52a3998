import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Refund } from "@strive/backend/contracts/payments";
import * as words from "~/words/orders";

function wordsOf({ amount, status }: Refund): string {
  const text = formatMoney(amount, "RWF");
  if (status === "completed") return words.wasPaidBack(text);
  if (status === "requested") return words.isPaidBack(text);
  return words.notPaidBack(text);
}

/** What was or is being refunded to the buyer; nothing if there are no refunds. */
export function RefundList({ payments }: Pick<Order, "payments">) {
  const refunds = payments.flatMap((payment) => payment.refunds);
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {refunds.map((refund) => (
        <li key={refund.id}>{wordsOf(refund)}</li>
      ))}
    </ul>
  );
}
