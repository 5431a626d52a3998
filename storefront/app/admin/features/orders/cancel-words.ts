import type { Order } from "@strive/backend/contracts/orders";
import { isCredit } from "~/admin/payments/payment-words";
import { francs } from "~/admin/shell/order-money";
import * as words from "~/words/admin-orders";

/** Whole RWF that go back when an order is cancelled: money, and credit of accounts and gift cards. */
function backOf(orders: readonly Order[]) {
  const back = { money: 0, credit: 0 };
  for (const payment of orders.flatMap(({ payments }) => payments)) {
    if (payment.payment_status !== "completed") continue;
    back[isCredit(payment) ? "credit" : "money"] += payment.amount - payment.refunded_amount;
  }
  return back;
}

const creditHelp = (credit: number) => (credit > 0 ? [words.creditGoesBack(francs(credit))] : []);

/** What cancelling an order pays back; null: nothing. */
export function cancelHelp(order: Order): string | null {
  const { money, credit } = backOf([order]);
  const moneyHelp = money > 0 ? [words.cancelPaidHelp(francs(money))] : [];
  return [...moneyHelp, ...creditHelp(credit)].join(" ") || null;
}

export function bulkCancelHelp(orders: readonly Order[]): string {
  const { money, credit } = backOf(orders);
  const moneyHelp = money > 0 ? words.bulkCancelHelp(francs(money)) : words.bulkCancelUnpaidHelp;
  return [moneyHelp, ...creditHelp(credit)].join(" ");
}
