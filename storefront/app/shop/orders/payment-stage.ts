import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { waitsForReturn } from "~/lib/exchange-order";
import { isMailed } from "./gift-cards";

/**
 * What the shopper is told about an order's payment and can do about it.
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

/** Milliseconds until the next poll; false once nothing changes by itself. */
export function pollingOf(order: Paid): number | false {
  const stage = paymentStageOf(order);
  const { kind } = stage;
  if (stage.kind === "waiting") return hasPageSoon(stage.payment) ? SOON_MS : WAITING_MS;
  // The wallet may answer late, or the order's hold may end.
  return kind === "failed" ? FAILED_MS : false;
}

/** The payment page of a card is being opened: its buyer looks at it. */
const hasPageSoon = ({ payment_method, pay_url }: Payment): boolean =>
  payment_method === "card" && pay_url === undefined;

const SOON_MS = 1000;
const WAITING_MS = 3000;
const FAILED_MS = 15_000;

/** True when a parcel will be sent: paid, or to be paid at the door or on confirmation, and waiting for no return. */
export const isOnItsWay = (
  order: Paid & Pick<Order, "items" | "exchange_of" | "is_pickup">,
): boolean => {
  if (order.is_pickup === true) return false;
  if (order.status === "delivered" || isMailed(order) || waitsForReturn(order)) return false;
  const { kind } = paymentStageOf(order);
  return kind === "paid" || kind === "cash" || kind === "agreed";
};

const ENDS_IN_TIME: readonly string[] = ["payment-expired", "never-paid", "not-confirmed"];

type Ended = Pick<Order, "status" | "history">;

/** The shop cancelled the order itself: not paid, or not confirmed by staff, in time. */
export const isExpired = ({ status, history }: Ended): boolean =>
  status === "cancelled" && ENDS_IN_TIME.includes(history.at(-1)?.event ?? "");

/** The buyer did what he was asked to, and we did not answer. */
export const isUnconfirmed = (order: Ended): boolean =>
  isExpired(order) && order.history.at(-1)?.event === "not-confirmed";

/**
 * Why an order that was to bring something in exchange came to nothing.
 * - expired: what was to be returned did not come in time
 * - ended: the return was declined, or its buyer keeps the pieces
 */
export function exchangeEndOf({ status, history }: Ended): "expired" | "ended" | null {
  if (status !== "cancelled") return null;
  const event = history.at(-1)?.event;
  if (event === "exchange-expired") return "expired";
  return event === "exchange-ended" ? "ended" : null;
}
