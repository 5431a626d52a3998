import { formatMoney } from "../../../contracts/money";
import { colorName } from "../../../contracts/colors";
import type { OrderStatus } from "../../../contracts/orders";
import { aside, button, paragraph, rows, type Block, type Row } from "./blocks";
import type { MailParts, Shop } from "./layout";

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

const bill = ({ items, subtotalRwf, shippingRwf, totalRwf }: OrderFacts): Block =>
  rows([
    ...items.map(({ name, size, color, quantity, lineTotalRwf }): Row => ({
      label: `${quantity} × ${name}`,
      detail: `Size ${size}, ${color.startsWith("#") ? (colorName(color) ?? color) : color}`,
      value: rwf(lineTotalRwf),
    })),
    { label: "Subtotal", value: rwf(subtotalRwf) },
    { label: "Shipping", value: rwf(shippingRwf) },
    { label: "Total", value: rwf(totalRwf), isTotal: true },
  ]);

const destination = (order: OrderFacts): Block =>
  paragraph(
    [
      "Delivery to:",
      `${order.firstname} ${order.lastname}`,
      order.address,
      `${order.city}, ${order.district}`,
      order.phone,
    ].join("\n"),
  );

export const orderReceived = ({ order }: { order: OrderFacts }, { siteName }: Shop): MailParts => ({
  subject: `We have your order ${order.orderNumber}`,
  preview: `${rwf(order.totalRwf)}. Keep this reference: ${order.orderNumber}`,
  title: `Thank you, ${order.firstname}`,
  blocks: [
    paragraph(`${siteName} has your order. Keep this reference: ${order.orderNumber}`),
    bill(order),
    destination(order),
    paragraph("Kigali: 1–2 business days. Outside Kigali: 3–5 business days."),
    button("See your order", order.orderUrl),
    aside(
      "This link opens your order without a password. Pass it on only to people who may see it.",
    ),
  ],
});

const STATUS_WORDS: Record<OrderStatus, { title: string; text: string }> = {
  pending: {
    title: "Your order is waiting",
    text: "We have your order and will begin with it soon.",
  },
  processing: { title: "We are packing your order", text: "Your order is being prepared." },
  shipped: {
    title: "Your order is on its way",
    text: "Your order has left us and is on its way to you.",
  },
  delivered: { title: "Your order has arrived", text: "Your order was delivered. Enjoy it." },
  cancelled: {
    title: "Your order was cancelled",
    text: "Your order was cancelled and nothing will be delivered.",
  },
};

const isStatus = (status: string): status is OrderStatus => Object.hasOwn(STATUS_WORDS, status);

export function orderStatusChanged({
  order,
  status,
}: {
  order: OrderFacts;
  status: string;
}): MailParts {
  const words = isStatus(status)
    ? STATUS_WORDS[status]
    : { title: "News of your order", text: `Your order is now: ${status}.` };
  return {
    subject: `${words.title}: ${order.orderNumber}`,
    preview: words.text,
    title: words.title,
    blocks: [
      paragraph(`Hello ${order.firstname},`),
      paragraph(`${words.text} Its reference is ${order.orderNumber}.`),
      bill(order),
      button("See your order", order.orderUrl),
    ],
  };
}

export const newOrder = ({ order }: { order: OrderFacts }, { shopUrl }: Shop): MailParts => ({
  subject: `New order ${order.orderNumber}: ${rwf(order.totalRwf)}`,
  preview: `${order.firstname} ${order.lastname}, ${order.city}`,
  title: `New order ${order.orderNumber}`,
  blocks: [
    bill(order),
    destination(order),
    paragraph(`E-mail: ${order.email}`),
    ...(order.note ? [paragraph(`Note: ${order.note}`)] : []),
    button("Open the admin area", `${shopUrl}/admin`),
  ],
});
