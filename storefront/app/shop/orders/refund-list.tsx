import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import { cameBy } from "@strive/backend/contracts/order-money";
import type { Payment, Refund } from "@strive/backend/contracts/payments";
import { isOpenReturn } from "@strive/backend/contracts/return-rules";
import * as words from "~/words/orders";

type Refunded = Pick<Order, "payments" | "returns" | "exchange_of">;

/**
 * An exchange was paid with it; or it was an exchange's, which was cancelled: then it comes back as long as the return
 * goes on. null: nothing is to be said of it.
 */
function exchangeText(text: string, refund: Refund, payment: Payment, order: Refunded) {
  if (cameBy(payment) === "exchange") {
    const status = order.exchange_of?.return_status;
    const isOpen = status !== undefined && isOpenReturn({ status });
    return isOpen ? words.isReturnsAgain(text, payment.transaction_id ?? "") : null;
  }
  const exchange = order.returns.find(({ id }) => id === refund.return_id)?.exchange;
  return words.paidExchange(text, exchange?.order_number ?? "");
}

function wordsOf(refund: Refund, payment: Payment, order: Refunded): string | null {
  const { amount, status, as_credit, as_exchange } = refund;
  const text = formatMoney(amount, "RWF");
  if (as_exchange) return exchangeText(text, refund, payment, order);
  if (as_credit) {
    return cameBy(payment) === "gift_card" ? words.isOnCardAgain(text) : words.isCreditNow(text);
  }
  if (status === "completed") return words.wasPaidBack(text);
  if (status === "requested") return words.isPaidBack(text);
  return words.notPaidBack(text);
}

/** What was or is being refunded to the buyer; nothing if there are no refunds. */
export function RefundList({ order }: { order: Refunded }) {
  const refunds = order.payments.flatMap((payment) =>
    payment.refunds.flatMap((refund) => {
      const text = wordsOf(refund, payment, order);
      return text === null ? [] : [{ id: refund.id, text }];
    }),
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
