import { cameBy, partsPaying, moneyOf, paidParts } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { OrderReturn } from "@strive/backend/contracts/returns";
import type { Payment } from "@strive/backend/contracts/payments";
import { phoneText } from "@strive/backend/contracts/phone";
import { isKept, sumOf } from "~/lib/exchange-money";
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
    case "exchange":
      return words.exchangeComesBack;
    case "card":
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
  partsPaying(order).some(isCard);

/** Whether the money came as cash, or all of it from returned pieces: a number is asked for, where it goes back to. */
export function isNumberAsked(order: Paid): boolean {
  const { payment } = moneyOf(order);
  const way = payment && cameBy(payment);
  return way === "cash" || way === "rider" || way === "exchange";
}

interface PaidBack {
  /** What is there already, or paid for an exchange; whole RWF. */
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
    cardsRwf: sumOf(of(payments.filter(isCard)).filter(({ as_exchange }) => !as_exchange)),
  };
}
