import { moneyOf } from "@strive/backend/contracts/order-money";
import { phoneText } from "@strive/backend/contracts/phone";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { METHOD_NAMES, FAILURES, stateOf } from "~/admin/payments/payment-words";
import { PaymentActions } from "~/admin/payments/payment-actions";
import { RecordButton } from "~/admin/payments/record-button";
import { RefundLines } from "~/admin/payments/refund-lines";
import { staffMoney, staffMoneyText } from "~/admin/payments/staff-money";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { dateTimeText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-payments";
import { Part } from "./order-facts";

function Attempt({ order, payment }: { order: Order; payment: Payment }) {
  const { text, tone } = stateOf(payment);
  const { failure, phone, transaction_id: transaction } = payment;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{METHOD_NAMES[payment.payment_method]}</span>
        <Badge tone={tone}>{text}</Badge>
        <span className="ml-auto text-right">
          {dollarsOf(order, payment.amount)}
          <span className="ml-2 text-[13px] text-ink-3">{francs(payment.amount)}</span>
        </span>
      </div>
      <p className="text-[13.5px] break-all text-ink-2">
        {[
          dateTimeText(payment.createdAt),
          phone === null ? "" : words.wallet(phoneText(phone)),
          transaction === null ? "" : words.transaction(transaction),
        ]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      {failure !== null && <p className="text-[14px] text-danger">{FAILURES[failure.reason]}</p>}
      <PaymentActions payment={payment} hasRecord />
      <RefundLines payment={payment} />
    </li>
  );
}

/** Where the money stands, above everything else. */
function Truth({ order }: { order: Order }) {
  const { text, tone } = staffMoney(order);
  const { owed } = moneyOf(order);
  return (
    <div className="mb-4 grid justify-items-start gap-2.5">
      <Badge tone={tone}>{text}</Badge>
      <p className="break-words">{staffMoneyText(order)}</p>
      {owed > 0 && <RecordButton orderId={order.id} orderNumber={order.order_number} owed={owed} />}
    </div>
  );
}

/** Every payment attempt, its outcome, and what staff can do about it. */
export function OrderMoney({ order }: { order: Order }) {
  return (
    <Part title={words.payments}>
      <Truth order={order} />
      {order.payments.length === 0 ? (
        <p className="text-ink-2">{words.noneYet}</p>
      ) : (
        <ul>
          {order.payments.map((payment) => (
            <Attempt key={payment.id} order={order} payment={payment} />
          ))}
        </ul>
      )}
    </Part>
  );
}
