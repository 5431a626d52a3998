import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import * as words from "~/words/orders";
import { METHOD_WORDS } from "../payment/payment-methods";
import { phoneText } from "@strive/backend/contracts/phone";
import { dateText, PAYMENT_WORDS } from "~/lib/order-words";

function attemptText({ payment_method, payment_status, phone }: Payment): string {
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

/** Every attempt to pay an order, and why it failed. */
export function OrderPayments({ payments, explained }: OrderPaymentsProps) {
  return (
    <ul className="grid gap-2">
      {payments.map((payment) => (
        <li key={payment.id}>
          {`${attemptText(payment)} `}
          <span className="text-ink-3">{dateText(payment.createdAt)}</span>
          {payment.failure !== null && payment.id !== explained?.id && (
            <p className="text-ink-2">{payment.failure.message}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
