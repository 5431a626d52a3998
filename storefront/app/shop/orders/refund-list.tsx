import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Refund } from "@strive/backend/contracts/payments";

function wordsOf({ amount, status }: Refund): string {
  const text = formatMoney(amount, "RWF");
  if (status === "completed") return `${text} was paid back to you.`;
  if (status === "requested") return `${text} is being paid back to you.`;
  return `${text} could not be paid back yet. We will write to you.`;
}

/** What went back to the buyer, or is about to; nothing where nothing does. */
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
