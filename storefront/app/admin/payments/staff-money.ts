import { moneyOf } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import { francs } from "~/admin/shell/order-money";
import { dateTimeText, moneyWords } from "~/lib/order-words";
import type { BadgeTone } from "~/ui/badge";
import * as words from "~/words/admin-payments";
import { howPaid } from "./payment-words";

/** Where an order's money stands, in two words: what was delivered and not paid is told first. */
export function staffMoney(order: Order): { text: string; tone: BadgeTone } {
  if (order.status === "delivered" && moneyOf(order).owed > 0) {
    return { text: words.stillOwed, tone: "danger" };
  }
  return moneyWords(order);
}

/** How it was paid, when and who saw it; else who has to act. */
export function staffMoneyText(order: Order): string {
  const money = moneyOf(order);
  const owed = francs(money.owed);
  switch (money.state) {
    case "paid":
    case "partly_refunded":
    case "refunded": {
      const { payment } = money;
      const at = dateTimeText(payment.paid_at ?? payment.createdAt);
      const [amount, how] = [francs(payment.amount), howPaid(payment)];
      return payment.received_by === null
        ? words.told(amount, how, at)
        : words.seenBy(amount, how, at, payment.received_by);
    }
    case "not_started":
      return money.owed === 0 ? words.nothingOwed : words.notStarted(owed);
    case "waiting":
      if (order.status === "delivered") return words.owedAfterDelivery(owed);
      if (money.waitsFor === "rider") return words.riderCollects(owed);
      if (money.waitsFor === "shop") return words.shopCollects(owed);
      if (money.payment.payment_method === "card") {
        return words.cardPays(owed, dateTimeText(money.until ?? ""));
      }
      return words.phoneApproves(
        owed,
        money.payment.phone ?? order.phone,
        dateTimeText(money.until ?? ""),
      );
  }
}
