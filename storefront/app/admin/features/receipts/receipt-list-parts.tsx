import type { StaffReceipt } from "@strive/backend/contracts/receipts";
import { Link } from "react-router-dom";
import { ReceiptBadge } from "~/admin/receipts/receipt-badge";
import { amountOf, kindOf } from "~/admin/receipts/receipt-words";
import type { ListColumn } from "~/admin/shell/list-parts";
import { adminPaths } from "~/admin/shell/paths";
import { dateText } from "~/lib/order-words";
import * as words from "~/words/admin-receipts";

interface RowProps {
  one: StaffReceipt;
  onOpen: (one: StaffReceipt) => void;
}

const NumberButton = ({ one, onOpen }: RowProps) => (
  <button
    type="button"
    onClick={() => onOpen(one)}
    aria-label={words.receiptNamed(one.number)}
    className="inline-flex min-h-11 min-w-11 items-center font-strong whitespace-nowrap hover:underline"
  >
    {one.number}
  </button>
);

export const OrderLink = ({ one }: { one: StaffReceipt }) => (
  <Link
    to={adminPaths.order(one.order_id)}
    aria-label={words.viewOrder(one.order_number)}
    className="inline-flex min-h-11 min-w-11 items-center whitespace-nowrap underline underline-offset-4 hover:text-red"
  >
    {one.order_number}
  </Link>
);

export const nameOf = ({ firstname, lastname }: StaffReceipt) => `${firstname} ${lastname}`;

const NARROW = "px-3!";

export const receiptColumns = (onOpen: RowProps["onOpen"]): ListColumn<StaffReceipt>[] => [
  {
    id: "receipt",
    header: words.receiptColumn,
    className: NARROW,
    cell: (one) => <NumberButton one={one} onOpen={onOpen} />,
  },
  { id: "kind", header: words.kind, className: `${NARROW} whitespace-nowrap`, cell: kindOf },
  {
    id: "order",
    header: words.order,
    className: NARROW,
    cell: (one) => <OrderLink one={one} />,
  },
  {
    id: "buyer",
    header: words.buyer,
    className: `${NARROW} max-w-[180px] break-words`,
    cell: nameOf,
  },
  {
    id: "total",
    header: words.total,
    isEnd: true,
    className: `${NARROW} whitespace-nowrap`,
    cell: amountOf,
  },
  {
    id: "made",
    header: words.made,
    className: `${NARROW} whitespace-nowrap`,
    cell: ({ createdAt }) => dateText(createdAt),
  },
  {
    id: "state",
    header: words.state,
    className: NARROW,
    cell: ({ state }) => <ReceiptBadge state={state} />,
  },
];

/** The same as a card, where a table does not fit. */
export function ReceiptCard({ one, onOpen }: RowProps) {
  return (
    <article aria-label={words.receiptNamed(one.number)} className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3">
        <span className="text-[17px]">
          <NumberButton one={one} onOpen={onOpen} />
        </span>
        <ReceiptBadge state={one.state} />
      </div>
      <p className="break-words">{nameOf(one)}</p>
      <p className="text-[14px] text-ink-2">{kindOf(one)}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line pt-1.5 text-[14px]">
        <OrderLink one={one} />
        <span className="text-ink-2">{dateText(one.createdAt)}</span>
        <b className="font-strong whitespace-nowrap">{amountOf(one)}</b>
      </div>
    </article>
  );
}
