import {
  admittedBy,
  addOrderNoteBodySchema,
  changeOrderStatusBodySchema,
  ORDER_STATUSES,
  orderExportQuerySchema,
  orderListQuerySchema,
  orderListResponseSchema,
  orderNoteResponseSchema,
  orderResponseSchema,
  orderSchema,
  type Order,
} from "@strive/backend/contracts/orders";
import { orderCustomerResponseSchema } from "@strive/backend/contracts/order-customer";
import type { TimelineEntry } from "@strive/backend/contracts/order-timeline";
import type { Payment, PaymentMethod } from "@strive/backend/contracts/payments";
import { http, HttpResponse } from "msw";
import { paymentOffice, queryOf, staff } from "./admin-payments";
import { failure } from "./handlers";
import { changeOffice } from "./order-changes";
import { orderNumbered } from "./own-orders";
import { attemptOf, withAttempt } from "./payments";
import { admin } from "./signed-in";
import { entryOf, historyEntries, timelineHandler } from "./timeline";

/** An order with one attempt to pay it. */
export function orderPaidBy(
  number: number,
  payment_method: PaymentMethod,
  changes: Partial<Order> = {},
  attempt: Partial<Payment> = {},
): Order {
  const order = orderNumbered(number, changes);
  const id = `pay_${number}`;
  return orderSchema.parse(
    withAttempt(order, attemptOf(order, { payment_method }, { id, _id: id, ...attempt })),
  );
}

/** An order whose cash payment staff recorded. */
export const orderSeen = (
  number: number,
  attempt: Partial<Payment> = {},
  changes: Partial<Order> = {},
): Order =>
  orderPaidBy(number, "placeholder", changes, {
    payment_status: "completed",
    paymentStatus: "completed",
    received_as: "cash",
    received_by: admin.email,
    paid_at: "2025-06-30T08:05:00.000Z",
    ...attempt,
  });

/** What makes an order one of two gift cards of RWF 10,000 as well, RWF 58,000 in all. */
export function withGiftCards(changes: Partial<Order> = {}): Partial<Order> {
  const { items } = orderNumbered(1);
  const cards = items.slice(0, 1).map((item) => ({
    ...item,
    id: "item_cards",
    product_name: "STRIVE Gift Card",
    quantity: 2,
    unit_price: 10_000,
    line_total: 20_000,
    is_gift_card: true as const,
  }));
  return {
    items: [...items, ...cards],
    subtotal: 56_000,
    total_amount: 58_000,
    total: 58_000,
    gift: {},
    gift_cards: [],
    ...changes,
  };
}

/** The order with a part of it, or all, paid by a gift card, or with null by its buyer's store credit. */
export function withCredit(order: Order, amount: number, endsWith: string | null): Order {
  const id = `credit_${order.payments.length + 1}`;
  const credit: Partial<Payment> = {
    id,
    _id: id,
    amount,
    payment_method: "credit",
    transaction_id: endsWith,
    payment_status: "completed",
    paymentStatus: "completed",
    paid_at: order.order_date,
    createdAt: order.order_date,
  };
  const credit_amount = order.credit_amount + amount;
  const left = order.total_amount - credit_amount;
  return orderSchema.parse({
    ...order,
    credit_amount,
    payment_status: left === 0 ? "completed" : order.payment_status,
    payments: [
      attemptOf(order, { payment_method: "placeholder" }, credit),
      ...order.payments.map((payment) =>
        payment.payment_method === "credit" ? payment : { ...payment, amount: left },
      ),
    ],
  });
}

const isAtTheDoor = ({ payment_method, payment_status }: Payment) =>
  payment_method === "cod" && payment_status === "pending";

const textOf = (order: Order) =>
  [order.order_number, order.firstname, order.lastname, order.email, order.phone]
    .join(" ")
    .toLowerCase();

const SORTS: Record<string, (one: Order, other: Order) => number> = {
  latest: (one, other) => other.order_date.localeCompare(one.order_date),
  oldest: (one, other) => one.order_date.localeCompare(other.order_date),
  total_desc: (one, other) => other.total - one.total,
  total_asc: (one, other) => one.total - other.total,
};

/** The server as staff see it. Requests are parsed by the contracts and recorded. */
export function orderOffice(...all: Order[]) {
  const orders = new Map(all.map((order) => [order.id, order]));
  const received = {
    /** Queries of the lists and exports. */
    lists: [] as string[],
    exports: [] as string[],
    statuses: [] as Array<[id: string, status: string]>,
    notes: [] as string[],
  };
  const notes = new Map<string, TimelineEntry[]>();
  const money = paymentOffice(orders);
  const changes = changeOffice(orders, admin.email);
  const list = staff((request) => {
    received.lists.push(new URL(request.url).search);
    const {
      status,
      payment_status,
      search = "",
      sort,
      limit,
      offset,
    } = orderListQuerySchema.parse(queryOf(request));
    const { statuses, payments } = admittedBy(payment_status);
    const found = [...orders.values()].filter(
      (order) =>
        textOf(order).includes(search.toLowerCase()) &&
        statuses.includes(order.status) &&
        payments.includes(order.payment_status) &&
        (payment_status !== "to_call" || order.payments.some(isAtTheDoor)),
    );
    const shown = found
      .filter((order) => status === undefined || order.status === status)
      .sort(SORTS[sort]);
    return HttpResponse.json(
      orderListResponseSchema.parse({
        success: true,
        data: shown.slice(offset, offset + limit),
        count: shown.length,
        limit,
        offset,
        status_counts: Object.fromEntries(
          ORDER_STATUSES.map((one) => [one, found.filter((order) => order.status === one).length]),
        ),
      }),
    );
  });

  const handlers = [
    http.get(
      "*/api/orders/export",
      staff((request) => {
        orderExportQuerySchema.parse(queryOf(request));
        received.exports.push(new URL(request.url).search);
        return new HttpResponse("\ufeffOrder\r\n", {
          headers: {
            "Content-Type": "text/csv; charset=utf-8",
            "Content-Disposition": 'attachment; filename="orders-2025-06-30.csv"',
          },
        });
      }),
    ),
    http.get("*/api/orders", list),
    http.get(
      "*/api/orders/:id",
      staff((_request, id) => {
        const order = orders.get(id);
        if (!order) return failure(404, "Resource not found");
        return HttpResponse.json(orderResponseSchema.parse({ success: true, data: order }));
      }),
    ),
    http.get(
      "*/api/orders/:id/customer",
      staff((_request, id) => {
        const email = orders.get(id)?.email;
        const own = [...orders.values()].filter((order) => order.email === email);
        const kept = own.filter(({ status }) => status !== "cancelled");
        const total_amount = kept.reduce((sum, order) => sum + order.total_amount, 0);
        const data = { orders: kept.length, total_amount };
        return HttpResponse.json(orderCustomerResponseSchema.parse({ success: true, data }));
      }),
    ),
    http.put(
      "*/api/orders/:id/status",
      staff(async (request, id) => {
        const { status } = changeOrderStatusBodySchema.parse(await request.json());
        received.statuses.push([id, status]);
        const order = orders.get(id);
        if (!order) return failure(404, "Resource not found");
        const at = "2025-07-01T07:00:00.000Z";
        const history = [...order.history, { status, event: status, at, by: admin.email }];
        const data = { ...order, status, history };
        orders.set(id, data);
        return HttpResponse.json(orderResponseSchema.parse({ success: true, data }));
      }),
    ),
    http.post(
      "*/api/orders/:id/notes",
      staff(async (request, id) => {
        const { text } = addOrderNoteBodySchema.parse(await request.json());
        received.notes.push(text);
        const order = orders.get(id);
        if (!order) return failure(404, "Resource not found");
        const by = { who: "staff" as const, name: admin.name, email: admin.email };
        const at = "2025-07-01T08:30:00.000Z";
        notes.set(id, [entryOf("note", at, { text, by }), ...(notes.get(id) ?? [])]);
        const note = {
          id: `note_${received.notes.length}`,
          _id: `note_${received.notes.length}`,
          text,
          by: admin.email,
          createdAt: at,
        };
        return HttpResponse.json(orderNoteResponseSchema.parse({ success: true, data: note }), {
          status: 201,
        });
      }),
    ),
    timelineHandler((id) => {
      const order = orders.get(id);
      return order && [...(notes.get(id) ?? []), ...historyEntries(order)];
    }),
    ...changes.handlers,
    ...money.handlers,
  ];
  /** Changes an order on the server: another member of staff did something. */
  const change = (id: string, facts: Partial<Order>) => {
    const order = orders.get(id);
    if (!order) throw new Error(`The office has no order ${id}`);
    orders.set(id, { ...order, ...facts });
  };
  return {
    handlers,
    change,
    changes: changes.received,
    received: { ...received, ...money.received },
  };
}
