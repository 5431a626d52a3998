import { formatMoney } from "@strive/backend/contracts/money";
import type { Payment } from "@strive/backend/contracts/payments";
import { dateTimeText } from "~/lib/order-words";
import * as words from "~/words/orders";
import { phoneText } from "@strive/backend/contracts/phone";

function howOf({ payment_method, received_as, phone }: Payment): string {
  switch (received_as) {
    case "cash":
      return payment_method === "cod" ? words.toTheRider : words.inCash;
    case "mobile_money":
      return words.byMobileMoney;
    case "bank_transfer":
      return words.byTransfer;
    case "other":
      return "";
    case null:
      return phone === null ? "" : words.byWallet(phoneText(phone));
  }
}

/** How and when an order was paid: "RWF 34,000 to the rider in cash, Nov 23, 2026, 16:02." */
export const paidText = (payment: Payment): string =>
  words.paidHow(
    formatMoney(payment.amount, "RWF"),
    howOf(payment),
    dateTimeText(payment.paid_at ?? payment.createdAt),
  );
