import { formatMoney } from "../../../contracts/money";
import { colorName } from "../../../contracts/colors";
import {
  cameBy,
  isAttempt,
  partsAmount,
  partsPaying,
  paysOf,
} from "../../../contracts/order-money";
import type { OrderStatus } from "../../../contracts/orders";
import type { Payment } from "../../../contracts/payments";
import { phoneText } from "../../../contracts/phone";
import { calledBy, linkless } from "../domain/linkless";
import type { ChangedLine } from "../published-sql";
import {
  aside,
  button,
  panel,
  paragraph,
  pieces,
  rows,
  type Block,
  type Piece,
  type Row,
} from "./blocks";
import { hello } from "./hello";
import type { MailParts, Shop } from "./layout";
import { moneyNews } from "./money-news";
import type { OrderFacts } from "./order-facts";
import { pictureOf } from "./picture";
import type { MailWords } from "./words";

const rwf = (amount: number) => formatMoney(amount, "RWF");

function partLabel(payment: Payment, words: MailWords["bill"]): string {
  if (isAttempt(payment)) return words.paidBefore;
  const { transaction_id: name } = payment;
  if (name === null) return words.credit;
  return cameBy(payment) === "exchange" ? words.exchange(name) : words.giftCard(name);
}

/** What pays a part of it, and what is left to pay; nothing where no part does. */
function partRows({ payments, totalRwf }: OrderFacts, { bill: words }: MailWords): Row[] {
  const parts = partsPaying({ payments });
  if (parts.length === 0) return [];
  return [
    ...parts.map((payment) => ({
      label: partLabel(payment, words),
      value: `−${rwf(paysOf(payment))}`,
    })),
    { label: words.toPay, value: rwf(totalRwf - partsAmount({ payments })) },
  ];
}

/** As the shop calls it in this language: orders keep codes, and what names staff gave. */
const colorIn = ({ bill: words }: MailWords, stored: string): string =>
  words.color(stored.startsWith("#") ? (colorName(stored) ?? stored) : stored);

const bill = (order: OrderFacts, { shopUrl, words }: Shop): Block[] => [
  pieces(
    order.items.map(({ name, image, size, color: stored, quantity, lineTotalRwf }): Piece => {
      const color = colorIn(words, stored);
      return {
        picture: pictureOf(image, words.pictureOf(name, color), shopUrl),
        label: words.bill.quantityOf(quantity, name),
        detail: words.bill.variant(size, color),
        value: rwf(lineTotalRwf),
      };
    }),
  ),
  rows([
    { label: words.bill.subtotal, value: rwf(order.subtotalRwf) },
    { label: words.bill.shipping, value: rwf(order.shippingRwf) },
    ...order.discounts.map(({ is_automatic, name, code, amount }) => ({
      label: is_automatic ? name : words.bill.code(code),
      value: `−${rwf(amount)}`,
    })),
    { label: words.bill.total, value: rwf(order.totalRwf), isTotal: true },
    ...partRows(order, words),
  ]),
];

/** Where the money stands, and the link to the order: to pay it if that is the buyer's turn. */
function money(order: OrderFacts, words: MailWords): { news: Block; way: Block } {
  const { title, sentences, isOpen } = moneyNews(order, words);
  return {
    news: panel(title, sentences),
    way: button(isOpen ? words.money.chooseButton : words.seeOrder, order.orderUrl),
  };
}

const nameOf = ({ firstname, lastname }: OrderFacts) => linkless(`${firstname} ${lastname}`);

/** Whom it is for, and where it goes if somebody brings it. */
const destination = (order: OrderFacts, { deliveryTo, collect }: MailWords): Block =>
  paragraph(
    [
      order.isPickup ? collect : deliveryTo,
      nameOf(order),
      ...(order.isPickup
        ? []
        : [
            linkless(order.address),
            ...(order.landmark === null ? [] : [linkless(order.landmark)]),
            `${linkless(order.city)}, ${order.district}`,
          ]),
      phoneText(order.phone),
    ].join("\n"),
  );

export function orderReceived({ order }: { order: OrderFacts }, shop: Shop): MailParts {
  const { siteName, words } = shop;
  const { subject, preview, title, text, promise, aboutLink } = words.orderReceived;
  const { news, way } = money(order, words);
  return {
    subject: subject(order.orderNumber),
    preview: preview(rwf(order.totalRwf), order.orderNumber),
    title: title(calledBy(order.firstname)),
    blocks: [
      paragraph(text(siteName, order.orderNumber)),
      ...bill(order, shop),
      news,
      way,
      destination(order, words),
      ...(order.isPickup ? [] : [paragraph(promise)]),
      aside(aboutLink),
    ],
    orderNumber: order.orderNumber,
  };
}

/** Who brings it, whom the buyer may call. */
const comes = ({ rider }: OrderFacts, { orderStatus }: MailWords): Block[] =>
  rider === null
    ? []
    : [paragraph(orderStatus.brings(linkless(rider.name), phoneText(rider.phone)))];

const isStatus = (status: string, words: object): status is OrderStatus =>
  Object.hasOwn(words, status);

export function orderStatusChanged(
  { order, status }: { order: OrderFacts; status: string },
  shop: Shop,
): MailParts {
  const { words } = shop;
  const { other, subject, text } = words.orderStatus;
  const statuses = order.isPickup ? words.orderStatus.collected : words.orderStatus.statuses;
  const newly = isStatus(status, statuses) ? statuses[status] : other(status);
  const { news, way } = money(order, words);
  return {
    subject: subject(newly.title, order.orderNumber),
    preview: newly.text,
    title: newly.title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(newly.text, order.orderNumber)),
      ...(status === "shipped" ? comes(order, words) : []),
      ...bill(order, shop),
      news,
      way,
    ],
    orderNumber: order.orderNumber,
  };
}

/** What became of a line, as its buyer reads it. */
function changedRow({ name, before, after }: ChangedLine, words: MailWords): Row {
  const { bill, orderChanged } = words;
  const one = before ?? after;
  const label = bill.variant(one?.size ?? "", colorIn(words, one?.color ?? ""));
  const textOf = ({ quantity, size, color, unitPriceRwf }: NonNullable<ChangedLine["after"]>) =>
    orderChanged.line(quantity, bill.variant(size, colorIn(words, color)), rwf(unitPriceRwf));
  if (after === null) return { label: `${name}, ${label}`, value: orderChanged.removed };
  return {
    label: before === null ? name : `${name}, ${label}`,
    value: before === null ? orderChanged.added(textOf(after)) : orderChanged.now(textOf(after)),
  };
}

/** The order as it is now; whoever did not ask for it should say so. */
export function orderChanged(
  { order, lines = [] }: { order: OrderFacts; lines?: readonly ChangedLine[] },
  shop: Shop,
): MailParts {
  const { words } = shop;
  const { subject, preview, title, text, notYou } = words.orderChanged;
  const { news, way } = money(order, words);
  return {
    subject: subject(order.orderNumber),
    preview,
    title,
    blocks: [
      paragraph(hello(order.firstname, words)),
      paragraph(text(order.orderNumber)),
      ...(lines.length > 0 ? [rows(lines.map((line) => changedRow(line, words)))] : []),
      destination(order, words),
      ...bill(order, shop),
      news,
      way,
      paragraph(notYou),
    ],
    orderNumber: order.orderNumber,
  };
}

export const newOrder = ({ order }: { order: OrderFacts }, shop: Shop): MailParts => {
  const { shopUrl, words } = shop;
  const { subject, title, email, note, open } = words.newOrder;
  return {
    subject: subject(order.orderNumber, rwf(order.totalRwf)),
    preview: [nameOf(order), linkless(order.city)].filter(Boolean).join(", "),
    title: title(order.orderNumber),
    blocks: [
      ...bill(order, shop),
      destination(order, words),
      ...(order.email === "" ? [] : [paragraph(email(order.email))]),
      ...(order.note ? [paragraph(note(linkless(order.note)))] : []),
      button(open, `${shopUrl}/admin`),
    ],
  };
};
