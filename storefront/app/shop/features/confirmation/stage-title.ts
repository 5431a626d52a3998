import { formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";
import { isExpired, type PaymentStage } from "~/shop/orders/payment-stage";
import { phoneText } from "~/shop/payment/phone-text";

/** What the page says first: where the order and its money stand. */
export function stageTitle(order: Order, stage: PaymentStage): string {
  switch (stage.kind) {
    case "cancelled":
      return isExpired(order)
        ? "The payment did not come in time. This order was cancelled."
        : "This order was cancelled.";
    case "waiting":
      return stage.payment.phone === null
        ? "We are waiting for your payment."
        : `Approve ${formatMoney(stage.payment.amount, "RWF")} on ${phoneText(stage.payment.phone)}`;
    case "failed":
    case "unpaid":
      return "Your order is placed, but not paid yet.";
    case "refunded":
      return "Your payment was paid back.";
    case "paid":
    case "cash":
      return order.status === "delivered"
        ? `Thank you, ${order.firstname}. It was delivered.`
        : `Thank you, ${order.firstname}. It is on the way.`;
  }
}
