import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import { cameBy } from "@strive/backend/contracts/order-money";
import type { Payment, Refund } from "@strive/backend/contracts/payments";
import * as words from "~/words/orders";

function wordsOf({ amount, status, as_credit }: Refund, payment: Payment): string {
  const text = formatMoney(amount, "RWF");
  if (as_credit) {
    return cameBy(payment) === "gift_card" ? words.isOnCardAgain(text) : words.isCreditNow(text);
  }
  if (status === "completed") return words.wasPaidBack(text);
  if (status === "requested") return words.isPaidBack(text);
  return words.notPaidBack(text);
}

/** What was or is being refunded to the buyer; nothing if there are no refunds. */
export function RefundList({ payments }: Pick<Order, "payments">) {
  const refunds = payments.flatMap((payment) =>
    payment.refunds.map((refund) => ({ id: refund.id, text: wordsOf(refund, payment) })),
  );
  if (refunds.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {refunds.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
