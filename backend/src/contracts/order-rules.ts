import type { Order } from "./orders";

type Progress = Pick<Order, "status" | "history">;

/**
 * Packed: on its way or delivered, or packed in Medusa's dashboard, which leaves `packed` in the
 * history until unpacked or set back. A confirmed order that nobody packed is not.
 */
export const isPacked = ({ status, history }: Progress): boolean =>
  status === "shipped" || status === "delivered" || history.at(-1)?.event === "packed";

/** What an order's history calls changes of what it is; its status stays. */
export const ORDER_CHANGES = ["address-changed", "article-changed", "items-changed"] as const;

/** How often an order was changed: of two who change it, one saw it before the other's change. */
export const versionOf = ({ history }: Pick<Order, "history">): number =>
  history.filter(({ event }) => ORDER_CHANGES.some((change) => change === event)).length;

/** Whether its buyer may still take an order back. The server has the last word: see cancel-order.ts. */
export const canBeCancelled = (order: Progress): boolean =>
  order.status !== "cancelled" && !isPacked(order);
