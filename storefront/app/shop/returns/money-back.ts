import { cameBy, creditsPaying, moneyOf, paidParts } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import type { Payment, Refund } from "@strive/backend/contracts/payments";
import { phoneText } from "@strive/backend/contracts/phone";
import * as words from "~/words/returns";

function wayOf(payment: Payment): string {
  switch (cameBy(payment)) {
    case "wallet":
      return words.toWallet(phoneText(payment.phone ?? ""));
    case "rider":
    case "cash":
      return words.askNumber;
    case "credit":
      return words.creditComesBack;
    case "gift_card":
      return words.cardComesBack;
    case "mobile_money":
    case "bank_transfer":
    case null:
      return words.wayYouPaid;
  }
}

/** How an order's money goes back, a sentence for each part that paid it: the money first. */
export function waysBack(order: Pick<Order, "status" | "total_amount" | "payments">): string[] {
  const money = moneyOf(order);
  if (money.state === "not_started" || money.state === "waiting") {
    return [money.owed > 0 ? words.notRecorded : words.wayYouPaid];
  }
  return [...new Set(paidParts(order, money.payment).reverse().map(wayOf))];
}

type Paid = Pick<Order, "status" | "total_amount" | "payments">;

const isCard = (payment: Payment): boolean => cameBy(payment) === "gift_card";

/** Whether a gift card paid a part: that goes back on the card. */
export const paidWithCard = (order: Pick<Order, "payments">): boolean =>
  creditsPaying(order).some(isCard);

/** Whether the money came as cash: it goes back another way. */
export function paidInCash(order: Paid): boolean {
  const { payment } = moneyOf(order);
  const way = payment && cameBy(payment);
  return way === "cash" || way === "rider";
}

const isKept = ({ status }: Refund): boolean => status !== "failed";

const sumOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

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

interface PaidBack {
  /** What is there already, whole RWF. */
  doneRwf: number;
  /** What goes on gift cards, whole RWF. */
  cardsRwf: number;
}

/** What an order's refunds say of a return. */
export function paidBackFor(
  { payments }: Pick<Order, "payments">,
  { id }: Pick<OrderReturn, "id">,
): PaidBack {
  const of = (some: readonly Payment[]) =>
    some
      .flatMap(({ refunds }) => refunds)
      .filter((refund) => isKept(refund) && refund.return_id === id);
  return {
    doneRwf: sumOf(of(payments).filter(({ status }) => status === "completed")),
    cardsRwf: sumOf(of(payments.filter(isCard))),
  };
}
