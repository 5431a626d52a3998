import { formatMoney } from "@strive/backend/contracts/money";
import { isAttempt, type Attempt } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import * as words from "~/words/orders";
import { creditLabel } from "../credits/credit-label";
import { METHOD_WORDS } from "../payment/payment-methods";
import { phoneText } from "@strive/backend/contracts/phone";
import { dateText, PAYMENT_WORDS } from "~/lib/order-words";
import { ServerSentence } from "~/ui/server-sentence";

/** Credit is no attempt: it paid as the order was placed. */
const creditText = ({ transaction_id, amount }: Payment): string =>
  words.attempt(creditLabel({ ends_with: transaction_id }), formatMoney(amount, "RWF"));

function attemptText({ payment_method, payment_status, phone }: Attempt): string {
  const method = METHOD_WORDS[payment_method].name;
  const outcome = PAYMENT_WORDS[payment_status].text.toLowerCase();
  return phone === null
    ? words.attempt(method, outcome)
    : words.attemptFrom(method, phoneText(phone), outcome);
}

interface OrderPaymentsProps extends Pick<Order, "payments"> {
  /** The attempt whose failure is shown elsewhere on the screen. */
  explained?: Payment | undefined;
}

/** Credit that an order was placed with, every attempt to pay it, and why one failed. */
export function OrderPayments({ payments, explained }: OrderPaymentsProps) {
  return (
    <ul className="grid gap-2">
      {payments.map((payment) => (
        <li key={payment.id}>
          {`${isAttempt(payment) ? attemptText(payment) : creditText(payment)} `}
          <span className="text-ink-3">{dateText(payment.createdAt)}</span>
          {isAttempt(payment) && payment.failure !== null && payment.id !== explained?.id && (
            <p className="text-ink-2">
              <ServerSentence text={payment.failure.message} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
