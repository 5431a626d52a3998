import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { isCredit, isExchange } from "~/admin/payments/payment-words";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-orders";

const restOf = (payments: readonly Payment[]): number =>
  payments
    .filter(({ payment_status }) => payment_status === "completed")
    .reduce((sum, { amount, refunded_amount }) => sum + amount - refunded_amount, 0);

/**
 * Whole RWF that go back when an order is cancelled: money, credit of accounts and gift cards, and what a return pays.
 * What was spent of the gift cards that its money bought stays with the shop.
 */
function backOf({ payments, gift_cards: cards = [] }: Order) {
  const paid = restOf(payments.filter((payment) => !isCredit(payment)));
  const used = cards.reduce((sum, { amount, balance }) => sum + Math.max(0, amount - balance), 0);
  const spent = Math.min(paid, used);
  return {
    money: paid - spent,
    credit: restOf(payments.filter((one) => isCredit(one) && !isExchange(one))),
    exchange: restOf(payments.filter(isExchange)),
    spent,
    // Those of an order that was paid back are gone already.
    hasCards: paid > 0 && cards.length > 0,
  };
}
type Back = ReturnType<typeof backOf>;

const NOTHING: Back = { money: 0, credit: 0, exchange: 0, spent: 0, hasCards: false };

const sumOf = (orders: readonly Order[]): Back =>
  orders.map(backOf).reduce(
    (one, other) => ({
      money: one.money + other.money,
      credit: one.credit + other.credit,
      exchange: one.exchange + other.exchange,
      spent: one.spent + other.spent,
      hasCards: one.hasCards || other.hasCards,
    }),
    NOTHING,
  );

const restHelp = ({ credit, exchange, spent, hasCards }: Back): string[] => [
  ...(credit > 0 ? [words.creditGoesBack(francs(credit))] : []),
  ...(exchange > 0 ? [words.exchangeGoesBack(francs(exchange))] : []),
  ...(spent > 0 ? [words.cardsSpent(francs(spent))] : []),
  ...(hasCards ? [words.cardsTakenBack] : []),
];

/** What cancelling an order pays back and takes back; null: nothing. */
export function cancelHelp(order: Order): string | null {
  const back = backOf(order);
  const { money, hasCards } = back;
  const moneyHelp = money > 0 ? [words.cancelPaidHelp(francs(money))] : [];
  const reopenHelp = money > 0 && !hasCards ? [words.reopenHelp] : [];
  return [...moneyHelp, ...reopenHelp, ...restHelp(back)].join(" ") || null;
}

export function bulkCancelHelp(orders: readonly Order[]): string {
  const back = sumOf(orders);
  const { money } = back;
  const moneyHelp = money > 0 ? words.bulkCancelHelp(francs(money)) : words.bulkCancelUnpaidHelp;
  return [moneyHelp, ...restHelp(back)].join(" ");
}
