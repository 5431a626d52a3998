import { admittedBy, type OrderListQuery, type OrderStatus } from "../../../../contracts/orders";
import type { PaymentStatus } from "../../../../contracts/payments";
import { containing } from "../../../../lib/like-pattern";
import { searchTermOf } from "./search-term";

export interface ListFilter {
  statuses: readonly OrderStatus[];
  payments: readonly PaymentStatus[];
  /** Of LIKE; null when nothing is searched for. */
  pattern: string | null;
  /** The statuses that could be chosen, whatever status is set. */
  counted: readonly OrderStatus[];
  /** Only those whose buyer is to be called. */
  isToCall: boolean;
}

/** The orders that a list or file query is about. */
export function listFilterOf({
  status,
  payment_status: payment,
  search = "",
}: Pick<OrderListQuery, "status" | "payment_status" | "search">): ListFilter {
  const { statuses: counted, payments } = admittedBy(payment);
  const term = searchTermOf(search);
  return {
    statuses: counted.filter((one) => status === undefined || one === status),
    payments,
    pattern: term === "" ? null : containing(term),
    counted,
    isToCall: payment === "to_call",
  };
}
