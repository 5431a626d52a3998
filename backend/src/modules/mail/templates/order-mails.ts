import { formatMoney } from "../../../contracts/money";
import { colorName } from "../../../contracts/colors";
import type { OrderStatus } from "../../../contracts/orders";
import { phoneText } from "../../../contracts/phone";
import { calledBy, linkless } from "../domain/linkless";
import { aside, button, paragraph, rows, type Block, type Row } from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";
import type { MailWords } from "./words";

/** An order as mails tell of it. Amounts are whole RWF. */
export interface OrderFacts {
  orderNumber: string;
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  district: string;
  note: string | null;
  items: { name: string; size: string; color: string; quantity: number; lineTotalRwf: number }[];
  subtotalRwf: number;
  shippingRwf: number;
  totalRwf: number;
  /** Opens the order for whoever holds it. */
  orderUrl: string;
}

const rwf = (amount: number) => formatMoney(amount, "RWF");

const bill = (
  { items, subtotalRwf, shippingRwf, totalRwf }: OrderFacts,
  { bill: words }: MailWords,
): Block =>
  rows([
    ...items.map(({ name, size, color, quantity, lineTotalRwf }): Row => ({
      label: words.quantityOf(quantity, name),
      detail: words.variant(size, color.startsWith("#") ? (colorName(color) ?? color) : color),
      value: rwf(lineTotalRwf),
    })),
    { label: words.subtotal, value: rwf(subtotalRwf) },
    { label: words.shipping, value: rwf(shippingRwf) },
    { label: words.total, value: rwf(totalRwf), isTotal: true },
  ]);

const nameOf = ({ firstname, lastname }: OrderFacts) => linkless(`${firstname} ${lastname}`);

const destination = (order: OrderFacts, { deliveryTo }: MailWords): Block =>
  paragraph(
    [
      deliveryTo,
      nameOf(order),
      linkless(order.address),
      `${linkless(order.city)}, ${order.district}`,
      phoneText(order.phone),
    ].join("\n"),
  );

export const orderReceived = (
  { order }: { order: OrderFacts },
  { siteName, words }: Shop,
): MailParts => {
  const { subject, preview, title, text, promise, aboutLink } = words.orderReceived;
  return {
    subject: subject(order.orderNumber),
    preview: preview(rwf(order.totalRwf), order.orderNumber),
    title: title(calledBy(order.firstname)),
    blocks: [
      paragraph(text(siteName, order.orderNumber)),
      bill(order, words),
      destination(order, words),
      paragraph(promise),
      button(words.seeOrder, order.orderUrl),
      aside(aboutLink),
    ],
  };
};

const isStatus = (status: string, words: object): status is OrderStatus =>
  Object.hasOwn(words, status);

export function orderStatusChanged(
  { order, status }: { order: OrderFacts; status: string },
  { words }: Shop,
): MailParts {
  const { statuses, other, subject, text } = words.orderStatus;
  const news = isStatus(status, statuses) ? statuses[status] : other(status);
  return {
    subject: subject(news.title, order.orderNumber),
    preview: news.text,
    title: news.title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(news.text, order.orderNumber)),
      bill(order, words),
      button(words.seeOrder, order.orderUrl),
    ],
  };
}

export const newOrder = ({ order }: { order: OrderFacts }, { shopUrl, words }: Shop): MailParts => {
  const { subject, title, email, note, open } = words.newOrder;
  return {
    subject: subject(order.orderNumber, rwf(order.totalRwf)),
    preview: `${nameOf(order)}, ${linkless(order.city)}`,
    title: title(order.orderNumber),
    blocks: [
      bill(order, words),
      destination(order, words),
      paragraph(email(order.email)),
      ...(order.note ? [paragraph(note(linkless(order.note)))] : []),
      button(open, `${shopUrl}/admin`),
    ],
  };
};
