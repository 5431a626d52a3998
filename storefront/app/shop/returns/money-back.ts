import { cameBy, moneyOf, paidParts } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
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
