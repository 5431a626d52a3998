import { formatMoney } from "../../../contracts/money";
import { aside, button, paragraph } from "./blocks";
import type { MailParts, Shop } from "./layout";
import type { OrderFacts } from "./order-mails";

interface Moved {
  order: OrderFacts;
  /** Whole RWF. */
  amountRwf: number;
}

const rwf = (amount: number) => formatMoney(amount, "RWF");

export const paymentReceived = ({ order, amountRwf }: Moved): MailParts => ({
  subject: `We have your payment for ${order.orderNumber}`,
  preview: `${rwf(amountRwf)} by mobile money.`,
  title: "Thank you for your payment",
  blocks: [
    paragraph(`Hello ${order.firstname},`),
    paragraph(
      `Your payment of ${rwf(amountRwf)} by mobile money has arrived. Your order ${order.orderNumber} is paid.`,
    ),
    button("See your order", order.orderUrl),
  ],
});

export const paymentRefunded = ({ order, amountRwf }: Moved): MailParts => ({
  subject: `You get ${rwf(amountRwf)} back: ${order.orderNumber}`,
  preview: `We paid back ${rwf(amountRwf)}.`,
  title: "We paid you back",
  blocks: [
    paragraph(`Hello ${order.firstname},`),
    paragraph(`We paid back ${rwf(amountRwf)} for your order ${order.orderNumber}.`),
    button("See your order", order.orderUrl),
  ],
});

export const paymentExpired = ({ order }: { order: OrderFacts }, { shopUrl }: Shop): MailParts => ({
  subject: `Your order was not paid in time: ${order.orderNumber}`,
  preview: "It was cancelled. Nothing was charged.",
  title: "Your order was not paid in time",
  blocks: [
    paragraph(`Hello ${order.firstname},`),
    paragraph(
      `The mobile money payment of ${rwf(order.totalRwf)} for your order ${order.orderNumber} was not approved in time, so the order was cancelled. You can place it again.`,
    ),
    button("Go to the shop", shopUrl),
    aside("Should your payment arrive after all, we pay it back to the same number."),
  ],
});
