import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";

/**
 * What an order's shopper is told about its money and can do about it.
 * - cancelled: nothing to pay any more
 * - paid, refunded: the money has moved
 * - cash: the rider takes it
 * - agreed: the shop takes it when it confirms the order
 * - waiting: the wallet was asked and its owner has not answered
 * - failed: the newest attempt did not go through; another can be started
 * - unpaid: no attempt yet
 */
export type PaymentStage =
  | { kind: "cancelled" }
  | { kind: "paid"; payment: Payment }
  | { kind: "refunded" }
  | { kind: "cash" }
  | { kind: "agreed" }
  | { kind: "waiting"; payment: Payment }
  | { kind: "failed"; payment: Payment }
  | { kind: "unpaid" };

type Paid = Pick<Order, "status" | "total_amount" | "payments">;

const WAITING = { buyer: "waiting", rider: "cash", shop: "agreed" } as const;

export function paymentStageOf(order: Paid): PaymentStage {
  if (order.status === "cancelled") return { kind: "cancelled" };
  const money = moneyOf(order);
  switch (money.state) {
    case "paid":
    case "partly_refunded":
      return { kind: "paid", payment: money.payment };
    case "refunded":
      return { kind: "refunded" };
    case "waiting":
      return { kind: WAITING[money.waitsFor], payment: money.payment };
    case "not_started":
      return money.payment === null
        ? { kind: "unpaid" }
        : { kind: "failed", payment: money.payment };
  }
}

/** Milliseconds until the order is worth asking for again; false once nothing changes by itself. */
export function pollingOf(order: Paid): number | false {
  const { kind } = paymentStageOf(order);
  if (kind === "waiting") return WAITING_MS;
  // A late answer of the wallet, or the end of the time the order is held.
  return kind === "failed" ? FAILED_MS : false;
}

const WAITING_MS = 3000;
const FAILED_MS = 15_000;

/** True where the order goes out: paid, or to be paid at the door or as the shop confirms it. */
export const isOnItsWay = (order: Paid): boolean => {
  const { kind } = paymentStageOf(order);
  return order.status !== "delivered" && (kind === "paid" || kind === "cash" || kind === "agreed");
};

const ENDS_IN_TIME: readonly string[] = ["payment-expired", "never-paid", "not-confirmed"];

type Ended = Pick<Order, "status" | "history">;

/** No payment came in time, nor our word that none is needed yet: the shop itself cancelled the order. */
export const isExpired = ({ status, history }: Ended): boolean =>
  status === "cancelled" && ENDS_IN_TIME.includes(history.at(-1)?.event ?? "");

/** The buyer did what he was asked to, and we did not answer. */
export const isUnconfirmed = (order: Ended): boolean =>
  isExpired(order) && order.history.at(-1)?.event === "not-confirmed";
