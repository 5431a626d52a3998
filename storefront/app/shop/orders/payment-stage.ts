import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";

/**
 * Where an order's money stands, as its shopper sees it.
 * - cancelled: nothing to pay any more
 * - paid, refunded: the money has moved
 * - cash: the rider takes it
 * - waiting: the wallet was asked and its owner has not answered
 * - failed: the newest attempt did not go through; another can be started
 * - unpaid: no attempt yet
 */
export type PaymentStage =
  | { kind: "cancelled" }
  | { kind: "paid" }
  | { kind: "refunded" }
  | { kind: "cash" }
  | { kind: "waiting"; payment: Payment }
  | { kind: "failed"; payment: Payment }
  | { kind: "unpaid" };

const byAge = (one: Payment, other: Payment): number =>
  Date.parse(one.createdAt) - Date.parse(other.createdAt);

type Paid = Pick<Order, "status" | "payment_status" | "payments">;

export function paymentStageOf({ status, payment_status, payments }: Paid): PaymentStage {
  if (status === "cancelled") return { kind: "cancelled" };
  if (payment_status === "completed") return { kind: "paid" };
  if (payment_status === "refunded") return { kind: "refunded" };
  const sorted = [...payments].sort(byAge);
  const pending = sorted.findLast((one) => one.payment_status === "pending");
  if (pending !== undefined) {
    return pending.payment_method === "cod"
      ? { kind: "cash" }
      : { kind: "waiting", payment: pending };
  }
  const newest = sorted.at(-1);
  return newest?.payment_status === "failed"
    ? { kind: "failed", payment: newest }
    : { kind: "unpaid" };
}

/** The newest attempt, whatever became of it; what another try starts from. */
export const newestPayment = ({ payments }: Pick<Order, "payments">): Payment | undefined =>
  [...payments].sort(byAge).at(-1);

/** Milliseconds until the order is worth asking for again; false once nothing changes by itself. */
export function pollingOf(order: Paid): number | false {
  const { kind } = paymentStageOf(order);
  if (kind === "waiting") return WAITING_MS;
  // A late answer of the wallet, or the end of the time the order is held.
  return kind === "failed" ? FAILED_MS : false;
}

const WAITING_MS = 3000;
const FAILED_MS = 15_000;

/** True where the order goes out: paid, or to be paid at the door. */
export const isOnItsWay = (order: Paid): boolean => {
  const { kind } = paymentStageOf(order);
  return order.status !== "delivered" && (kind === "paid" || kind === "cash");
};

/** No payment came in time: the shop itself cancelled the order. */
export const isExpired = ({ status, history }: Pick<Order, "status" | "history">): boolean =>
  status === "cancelled" && history.some(({ event }) => event === "payment-expired");
