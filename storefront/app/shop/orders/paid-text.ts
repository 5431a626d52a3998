import { formatMoney } from "@strive/backend/contracts/money";
import { cameBy, paidParts } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import type { Payment } from "@strive/backend/contracts/payments";
import { phoneText } from "@strive/backend/contracts/phone";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/orders";

function howOf(payment: Payment): string {
  switch (cameBy(payment)) {
    case "rider":
      return words.toTheRider;
    case "cash":
      return words.inCash;
    case "mobile_money":
      return words.byMobileMoney;
    case "bank_transfer":
      return words.byTransfer;
    case "wallet":
      return words.byWallet(phoneText(payment.phone ?? ""));
    case "card":
      return words.byCard;
    case "credit":
      return words.byCredit;
    case "gift_card":
      return words.byGiftCard;
    case "exchange":
      return words.byExchange(payment.transaction_id ?? "");
    case null:
      return "";
  }
}

/** How and when a part of an order was paid: "RWF 34,000 to the rider in cash, Nov 23, 2026, 16:02." */
const paidText = (payment: Payment): string =>
  words.paidHow(
    formatMoney(payment.amount, "RWF"),
    howOf(payment),
    dateTimeText(payment.paid_at ?? payment.createdAt),
  );

/** What paid an order: the credit it was placed with, then the money. @param payment made it paid */
export const paidTexts = (order: Pick<Order, "payments">, payment: Payment): string[] =>
  paidParts(order, payment).map(paidText);
