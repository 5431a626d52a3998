import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import {
  exchangeEndOf,
  isExpired,
  isUnconfirmed,
  type PaymentStage,
} from "~/shop/orders/payment-stage";
import { waitsForReturn } from "~/lib/exchange-order";
import { phoneText } from "@strive/backend/contracts/phone";
import * as words from "~/words/confirmation";

/** Only says that it is on the way once it is. */
const ON_STATUS: Readonly<Partial<Record<Order["status"], (firstName: string) => string>>> = {
  pending: words.gotIt,
  processing: words.packing,
  shipped: words.onItsWay,
  delivered: words.delivered,
};

/** Of what is collected in the shop. */
const PICKED_UP: typeof ON_STATUS = {
  ...ON_STATUS,
  shipped: words.isReady,
  delivered: words.wasCollected,
};

/** What the page says first: where the order and its money stand. */
export function stageTitle(order: Order, stage: PaymentStage): string {
  switch (stage.kind) {
    case "cancelled": {
      const end = exchangeEndOf(order);
      if (end !== null) return end === "expired" ? words.exchangeExpired : words.exchangeEnded;
      if (isUnconfirmed(order)) return words.unconfirmed;
      return isExpired(order) ? words.expired : words.cancelled;
    }
    case "waiting":
      return stage.payment.phone === null
        ? words.waiting
        : words.approve(formatMoney(stage.payment.amount, "RWF"), phoneText(stage.payment.phone));
    case "failed":
    case "unpaid":
      return order.exchange_of !== null && order.status === "pending"
        ? words.partUnpaid
        : words.unpaid;
    case "refunded":
      return words.paidBack;
    case "paid":
    case "cash":
    case "agreed":
      if (waitsForReturn(order)) return words.isKept(order.firstname);
      return ((order.is_pickup ? PICKED_UP : ON_STATUS)[order.status] ?? words.gotIt)(
        order.firstname,
      );
  }
}
