import { phoneText } from "@strive/backend/contracts/phone";
import type { Payment } from "@strive/backend/contracts/payments";
import { Link } from "react-router-dom";
import { PaymentActions } from "~/admin/payments/payment-actions";
import { FAILURES, howPaid, stateOf } from "~/admin/payments/payment-words";
import { RefundLines } from "~/admin/payments/refund-lines";
import type { ListColumn } from "~/admin/shell/list-parts";
import { francs } from "~/admin/shell/order-money";
import { adminPaths } from "~/admin/shell/paths";
import { dateTimeText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import * as words from "~/words/admin-payments";

/** As orders are called everywhere: by the last six characters of their number. */
const shortOf = ({ order_number }: Payment) => order_number.slice(-6);

function OrderLink({ payment }: { payment: Payment }) {
  return (
    <Link
      to={adminPaths.order(payment.order_id)}
      title={payment.order_number}
      aria-label={words.viewOrder(shortOf(payment))}
      className="inline-flex min-h-11 items-center font-strong underline underline-offset-4 hover:text-red"
    >
      {shortOf(payment)}
    </Link>
  );
}

/** State, and why it failed. */
function State({ payment }: { payment: Payment }) {
  const { text, tone } = stateOf(payment);
  return (
    <>
      <Badge tone={tone}>{text}</Badge>
      {payment.failure !== null && (
        <span className="mt-1 block max-w-[30ch] text-[13px] text-danger">
          {FAILURES[payment.failure.reason]}
        </span>
      )}
    </>
  );
}

function Method({ payment }: { payment: Payment }) {
  const { phone } = payment;
  return (
    <>
      {howPaid(payment)}
      {phone !== null && <span className="block text-[13px] text-ink-3">{phoneText(phone)}</span>}
    </>
  );
}

const Todo = ({ payment }: { payment: Payment }) => (
  <div className="grid gap-2.5">
    <PaymentActions payment={payment} />
    <RefundLines payment={payment} />
  </div>
);

const NARROW = "px-3!";

export const PAYMENT_COLUMNS: ReadonlyArray<ListColumn<Payment>> = [
  {
    id: "order",
    header: words.order,
    className: NARROW,
    cell: (payment) => <OrderLink payment={payment} />,
  },
  {
    id: "date",
    header: words.date,
    className: `${NARROW} whitespace-nowrap`,
    cell: ({ createdAt }) => dateTimeText(createdAt),
  },
  {
    id: "method",
    header: words.method,
    className: NARROW,
    cell: (payment) => <Method payment={payment} />,
  },
  {
    id: "amount",
    header: words.amount,
    isEnd: true,
    className: `${NARROW} whitespace-nowrap`,
    cell: ({ amount }) => francs(amount),
  },
  {
    id: "state",
    header: words.state,
    className: NARROW,
    cell: (payment) => <State payment={payment} />,
  },
  {
    id: "todo",
    header: words.todo,
    className: `${NARROW} w-[36%]`,
    cell: (payment) => <Todo payment={payment} />,
  },
];

/** The same as a card, where a table does not fit. */
export function PaymentCard({ payment }: { payment: Payment }) {
  return (
    <article aria-label={words.paymentOf(payment.order_number)} className="grid gap-3">
      <div className="flex justify-between gap-3">
        <div className="min-w-0">
          <OrderLink payment={payment} />
          <p className="text-[13.5px] text-ink-2">{dateTimeText(payment.createdAt)}</p>
        </div>
        <p className="text-right">
          <b className="text-[17px] whitespace-nowrap">{francs(payment.amount)}</b>
          <span className="block text-[13.5px] text-ink-2">
            <Method payment={payment} />
          </span>
        </p>
      </div>
      <div>
        <State payment={payment} />
      </div>
      <Todo payment={payment} />
    </article>
  );
}
