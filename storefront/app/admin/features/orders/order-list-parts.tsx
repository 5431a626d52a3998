import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import { staffMoney } from "~/admin/payments/staff-money";
import type { ListColumn } from "~/admin/shell/list-parts";
import { dollarsOf, francs } from "~/admin/shell/order-money";
import { dateText } from "~/lib/order-words";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import * as admin from "~/words/admin";
import * as words from "~/words/admin-orders";
import { SORTS } from "./api";
import { shortNumber } from "./order-number";
import { StatusSelect } from "./status-select";

export interface OrderActions {
  onOpen: (order: Order) => void;
  onStatus: (order: Order, status: OrderStatus) => void;
}

const nameOf = ({ firstname, lastname }: Order) => `${firstname} ${lastname}`;

function Number({ order }: { order: Order }) {
  return (
    <b className="font-strong" title={order.order_number}>
      {shortNumber(order)}
    </b>
  );
}

/** Dollars at the rate of the day it was placed, francs beside. */
function Total({ order }: { order: Order }) {
  return (
    <>
      {dollarsOf(order, order.total_amount)}
      <span className="block text-[13px] whitespace-nowrap text-ink-3">
        {francs(order.total_amount)}
      </span>
    </>
  );
}

function PaymentBadge({ order }: { order: Order }) {
  const { text, tone } = staffMoney(order);
  return <Badge tone={tone}>{text}</Badge>;
}

function ViewButton({ order, onOpen }: Pick<OrderActions, "onOpen"> & { order: Order }) {
  return (
    <Button
      tone="line"
      size="sm"
      aria-label={words.viewOrder(shortNumber(order))}
      onClick={() => onOpen(order)}
    >
      {admin.view}
    </Button>
  );
}

const NARROW = "px-3!";

export const orderColumns = ({ onOpen, onStatus }: OrderActions): ListColumn<Order>[] => [
  {
    id: "order",
    header: words.order,
    className: NARROW,
    cell: (order) => <Number order={order} />,
  },
  {
    id: "customer",
    header: words.customer,
    className: `${NARROW} max-w-[220px] break-words`,
    cell: nameOf,
  },
  {
    id: "total",
    header: words.total,
    isEnd: true,
    className: NARROW,
    sorts: [SORTS.cheapest, SORTS.dearest],
    cell: (order) => <Total order={order} />,
  },
  {
    id: "date",
    header: words.date,
    className: `${NARROW} whitespace-nowrap`,
    sorts: [SORTS.oldest, SORTS.latest],
    cell: ({ order_date }) => dateText(order_date),
  },
  {
    id: "payment",
    header: words.payment,
    className: NARROW,
    cell: (order) => <PaymentBadge order={order} />,
  },
  {
    id: "status",
    header: words.status,
    className: NARROW,
    cell: (order) => <StatusSelect order={order} onChoose={onStatus} />,
  },
  {
    id: "details",
    header: words.details,
    isEnd: true,
    className: NARROW,
    cell: (order) => <ViewButton order={order} onOpen={onOpen} />,
  },
];

/** The same as a card, where a table does not fit; the checkbox is in the corner. */
export function OrderCard({ order, onOpen, onStatus }: OrderActions & { order: Order }) {
  return (
    <article className="grid gap-3">
      <div className="flex justify-between gap-3 pl-9">
        <div className="min-w-0">
          <h2 className="text-[15.5px] leading-snug font-strong break-words">{nameOf(order)}</h2>
          <p className="text-[13.5px] text-ink-2" title={order.order_number}>
            {/* The day on one line. */}
            {words.orderOn(
              shortNumber(order),
              dateText(order.order_date).replaceAll(" ", "\u00a0"),
            )}
          </p>
        </div>
        <p className="text-right text-[17px] leading-snug font-bold [&>span]:font-normal">
          <Total order={order} />
        </p>
      </div>
      <div>
        <PaymentBadge order={order} />
      </div>
      <div className="flex items-center justify-between gap-2.5 border-t border-line pt-2.5">
        <StatusSelect order={order} onChoose={onStatus} />
        <ViewButton order={order} onOpen={onOpen} />
      </div>
    </article>
  );
}
