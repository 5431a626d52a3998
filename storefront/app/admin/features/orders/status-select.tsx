import type { Order, OrderStatus } from "@strive/backend/contracts/orders";
import ChevronDown from "lucide-react/icons/chevron-down";
import { STATUS_NAMES } from "~/lib/order-words";
import { cx } from "~/ui/cx";
import { Diamond } from "~/ui/diamond";
import * as words from "~/words/admin-orders";
import { shortNumber } from "./order-number";
import { STATUSES } from "./statuses";
import { STATUS_DOTS } from "./status-mark";

const TINTS: Readonly<Record<OrderStatus, string>> = {
  pending: "bg-pending-tint text-pending",
  processing: "bg-processing-tint text-processing",
  shipped: "bg-shipped-tint text-shipped",
  delivered: "bg-delivered-tint text-delivered",
  cancelled: "bg-cancelled-tint text-cancelled",
};

interface StatusSelectProps {
  order: Order;
  onChoose: (order: Order, status: OrderStatus) => void;
}

/** A native select with the tint and diamond of the status. */
export function StatusSelect({ order, onChoose }: StatusSelectProps) {
  const { status } = order;
  return (
    <span className={cx("relative inline-flex items-center rounded-xs", TINTS[status])}>
      <Diamond
        className={cx("pointer-events-none absolute left-3 size-[9px]", STATUS_DOTS[status])}
      />
      <select
        aria-label={words.statusOf(shortNumber(order))}
        value={status}
        onChange={({ target }) => onChoose(order, target.value as OrderStatus)}
        className="min-h-11 w-[142px] appearance-none rounded-xs bg-transparent pr-8 pl-[30px] text-[14px] font-strong [&>option]:bg-paper [&>option]:text-ink"
      >
        {STATUSES.map((value) => (
          <option key={value} value={value}>
            {STATUS_NAMES[value]}
          </option>
        ))}
      </select>
      <ChevronDown
        size={15}
        strokeWidth={2}
        aria-hidden="true"
        className="pointer-events-none absolute right-[9px]"
      />
    </span>
  );
}
