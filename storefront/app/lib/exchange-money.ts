import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Refund } from "@strive/backend/contracts/payments";
import { isOpenReturn } from "@strive/backend/contracts/return-rules";

/** It went back, or is about to. */
export const isKept = ({ status }: Refund): boolean => status !== "failed";

/** Whole RWF. */
export const sumOf = (amounts: ReadonlyArray<{ amount: number }>): number =>
  amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What was paid and did not go back, nor is about to; whole RWF. Infinity: no payment is recorded yet. */
export function paidLeftOf({ payments }: Pick<Order, "payments">): number {
  const paid = payments.filter(
    ({ payment_status: status }) => status === "completed" || status === "refunded",
  );
  if (paid.length === 0) return Infinity;
  return paid.reduce(
    (left, { amount, refunds }) => left + Math.max(0, amount - sumOf(refunds.filter(isKept))),
    0,
  );
}

type Paid = Pick<Order, "status" | "total_amount" | "payments" | "returns">;

/**
 * What of an order's money an exchange can be covered with, whole RWF: what open returns have is theirs. null: the
 * order is not wholly paid, and nothing of it can be exchanged. The server has the last word.
 */
export function exchangeableRwf(order: Paid): number | null {
  const left = paidLeftOf(order);
  if (left === Infinity || moneyOf(order).owed > 0) return null;
  return Math.max(0, left - sumOf(order.returns.filter(isOpenReturn)));
}
