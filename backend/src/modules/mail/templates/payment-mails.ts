import { formatMoney } from "../../../contracts/money";
import { aside, button, paragraph } from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";
import type { OrderFacts } from "./order-facts";

interface Moved {
  order: OrderFacts;
  /** Whole RWF. */
  amountRwf: number;
}

const rwf = (amount: number) => formatMoney(amount, "RWF");

export const paymentReceived = ({ order, amountRwf }: Moved, { words }: Shop): MailParts => {
  const { subject, preview, title, text } = words.paymentReceived;
  return {
    subject: subject(order.orderNumber),
    preview: preview(rwf(amountRwf)),
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(rwf(amountRwf), order.orderNumber)),
      button(words.seeOrder, order.orderUrl),
    ],
    orderNumber: order.orderNumber,
  };
};

export const paymentRefunded = ({ order, amountRwf }: Moved, { words }: Shop): MailParts => {
  const { subject, preview, title, text } = words.paymentRefunded;
  return {
    subject: subject(rwf(amountRwf), order.orderNumber),
    preview: preview(rwf(amountRwf)),
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(rwf(amountRwf), order.orderNumber)),
      button(words.seeOrder, order.orderUrl),
    ],
    orderNumber: order.orderNumber,
  };
};

export const paymentExpired = (
  { order }: { order: OrderFacts },
  { shopUrl, words }: Shop,
): MailParts => {
  const { subject, preview, title, text, late } = words.paymentExpired;
  return {
    subject: subject(order.orderNumber),
    preview,
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(rwf(order.totalRwf), order.orderNumber)),
      button(words.goToShop, shopUrl),
      aside(late),
    ],
    orderNumber: order.orderNumber,
  };
};

export const orderExpired = (
  { order, reason }: { order: OrderFacts; reason: "not-confirmed" | "never-paid" },
  { shopUrl, words }: Shop,
): MailParts => {
  const { subject, preview, title, text, again } =
    words.orderExpired[reason === "not-confirmed" ? reason : "never-paid"];
  return {
    subject: subject(order.orderNumber),
    preview,
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(rwf(order.totalRwf), order.orderNumber)),
      paragraph(again),
      button(words.goToShop, shopUrl),
    ],
    orderNumber: order.orderNumber,
  };
};
