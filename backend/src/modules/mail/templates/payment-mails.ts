import { formatMoney } from "../../../contracts/money";
import { newestPayment, partsOf, paysOf } from "../../../contracts/order-money";
import { aside, button, paragraph } from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";
import type { OrderFacts } from "./order-facts";
import type { MailWords } from "./words";

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

interface Refunded extends Moved {
  asCredit?: boolean;
  /** The end of the code of the gift card it went back to; null: none. */
  giftCard?: string | null;
}

export const paymentRefunded = (
  { order, amountRwf, asCredit = false, giftCard = null }: Refunded,
  { words }: Shop,
): MailParts => {
  const { money, credit, card } = words.paymentRefunded;
  const asMoney = asCredit ? credit : money;
  const { subject, preview, title, text } = giftCard === null ? asMoney : card(giftCard);
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

/** What was to pay before it ended, whole RWF: its credit is given back since. */
const dueBefore = ({ payments, totalRwf }: OrderFacts): number =>
  newestPayment({ payments })?.amount ??
  partsOf({ payments }).reduce((due, part) => due - paysOf(part), totalRwf);

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
      paragraph(text(rwf(dueBefore(order)), order.orderNumber)),
      button(words.goToShop, shopUrl),
      aside(late),
    ],
    orderNumber: order.orderNumber,
  };
};

export const orderExpired = (
  { order, reason }: { order: OrderFacts; reason: keyof MailWords["orderExpired"] },
  { shopUrl, words }: Shop,
): MailParts => {
  const { subject, preview, title, text, again } =
    // Mails of before had other reasons.
    words.orderExpired[Object.hasOwn(words.orderExpired, reason) ? reason : "never-paid"];
  return {
    subject: subject(order.orderNumber),
    preview,
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(rwf(dueBefore(order)), order.orderNumber)),
      paragraph(again),
      button(words.goToShop, shopUrl),
    ],
    orderNumber: order.orderNumber,
  };
};
