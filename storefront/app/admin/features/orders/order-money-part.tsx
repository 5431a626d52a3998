import {
  moneyOf,
  paidParts,
  partsAmount,
  partsPaying,
  paysOf,
} from "@strive/backend/contracts/order-money";
import { phoneText } from "@strive/backend/contracts/phone";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { FAILURES, howPaid, isCredit, methodOf, stateOf } from "~/admin/payments/payment-words";
import { PaymentActions } from "~/admin/payments/payment-actions";
import { RecordButton } from "~/admin/payments/record-button";
import { RefundLines } from "~/admin/payments/refund-lines";
import { staffMoney, staffMoneyText } from "~/admin/payments/staff-money";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { dateTimeText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import { cx } from "~/ui/cx";
import * as words from "~/words/admin-payments";
import { Part } from "./order-facts";

function Attempt({ order, payment }: { order: Order; payment: Payment }) {
  const { text, tone } = stateOf(payment);
  const { failure, phone, transaction_id: transaction } = payment;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{methodOf(payment)}</span>
        <Badge tone={tone}>{text}</Badge>
        <span className="ml-auto text-right">
          {dollarsOf(order, payment.amount)}
          <span className="ml-2 text-[13px] text-ink-3">{francs(payment.amount)}</span>
        </span>
      </div>
      <p className="min-w-0 text-[13.5px] break-words text-ink-2">
        {[
          dateTimeText(payment.createdAt),
          phone === null ? "" : words.wallet(phoneText(phone)),
          transaction === null || isCredit(payment) ? "" : words.transaction(transaction),
        ]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      {failure !== null && <p className="text-[14px] text-danger">{FAILURES[failure.reason]}</p>}
      <PaymentActions payment={payment} hasRecord isOwing={moneyOf(order).owed > 0} />
      <RefundLines payment={payment} />
    </li>
  );
}

interface SumProps {
  label: string;
  amount: string;
  isLast?: boolean;
}

const Sum = ({ label, amount, isLast = false }: SumProps) => (
  <div
    className={cx(
      "flex justify-between gap-4",
      isLast && "mt-1 border-t border-ink pt-2 text-[17px] font-bold",
    )}
  >
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
);

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

/** What credit and money pay of an order, and what is left; null where one payment pays all of it. */
function Sums({ order }: { order: Order }) {
  if (partsAmount(order) === 0) return null;
  const { state, payment, owed } = moneyOf(order);
  const parts = partsPaying(order);
  const isPaid = state === "paid" || state === "partly_refunded" || state === "refunded";
  const paid = isPaid ? paidParts(order, payment) : parts;
  return (
    <dl className="mb-4 grid gap-1.5 bg-stone px-3.5 py-3">
      <Sum label={words.total} amount={francs(order.total_amount)} />
      {paid.map((one) => (
        <Sum key={one.id} label={howPaid(one)} amount={words.less(francs(paysOf(one)))} />
      ))}
      <Sum label={words.stillToPay} amount={francs(owed)} isLast />
    </dl>
  );
}

/** Every payment attempt, its outcome, and what staff can do about it. */
export function OrderMoney({ order }: { order: Order }) {
  return (
    <Part title={words.payments}>
      <Truth order={order} />
      <Sums order={order} />
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
