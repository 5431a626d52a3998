import type { Order } from "../../contracts/orders";
import type { OrderRecord, PlacedRecord } from "../../modules/checkout/records";
import { paymentOf } from "../payment/pay-order";

/** PostgreSQL's JSON writes a time with its offset; the contract wants UTC. */
const utc = (time: string) => new Date(time).toISOString();

/** What a placed order and an order read later have in common. */
export const orderBaseOf = (order: PlacedRecord) => ({
  id: order.id,
  _id: order.id,
  order_number: order.orderNumber,
  status: order.status,
  total_amount: order.total,
  subtotal: order.subtotal,
  shipping_amount: order.shipping,
  currency: "RWF" as const,
  items: order.items,
  payment_status: order.paymentStatus,
});

/** An order as `/api` shows it. */
export const orderOf = (order: OrderRecord): Order => ({
  ...orderBaseOf(order),
  firstname: order.firstname,
  lastname: order.lastname,
  email: order.email,
  phone: order.phone,
  total: order.total,
  order_date: utc(order.createdAt),
  createdAt: utc(order.createdAt),
  user: { name: `${order.firstname} ${order.lastname}`, email: order.email },
  deliveryAddress: {
    address: order.address,
    city: order.city,
    district: order.district,
    country: "RW",
    postalCode: null,
  },
  note: order.note,
  payments: order.payments.map((payment) => paymentOf(order.id, payment)),
  history: order.history.map(({ status, event, at, by }) => ({ status, event, at: utc(at), by })),
});
