import { isOpenReturn } from "@strive/backend/contracts/return-rules";
import {
  changeReturnBodySchema,
  createReturnBodySchema,
  orderReturnSchema,
  returnItemSchema,
  returnListQuerySchema,
  returnListResponseSchema,
  returnResponseSchema,
  RETURN_STATUSES,
  staffReturnResponseSchema,
  staffReturnSchema,
  type ChangeReturnBody,
  type CreateReturnBody,
  type Exchange,
  type OrderReturn,
  type ReturnItem,
  type StaffReturn,
} from "@strive/backend/contracts/returns";
import {
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  type Order,
} from "@strive/backend/contracts/orders";
import { http, HttpResponse } from "msw";
import { queryOf, staff } from "./admin-payments";
import { failure } from "./handlers";
import { pictureHandlers } from "./return-pictures";
import { admin, isFrom } from "./signed-in";

/** One piece of RWF 18,000. */
export const returnItem = (changes: Partial<ReturnItem> = {}): ReturnItem => {
  const { quantity = 1 } = changes;
  return returnItemSchema.parse({
    item_id: "item_0",
    product_id: "prod_1",
    product_name: "Gahinga Boxy Tee",
    image: null,
    size: "M",
    color: "#f2f0ea",
    quantity,
    reason: "too_small",
    sellable: null,
    damaged: null,
    amount: 18_000 * quantity,
    exchange_for: null,
    ...changes,
  });
};

const sumOf = (items: readonly ReturnItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);

/** A return of Aline's that is on its way; each number makes a different one. */
export function returnNumbered(number: number, changes: Partial<StaffReturn> = {}): StaffReturn {
  const id = `ret_${number}`;
  const items = changes.items ?? [returnItem()];
  return staffReturnSchema.parse({
    id,
    _id: id,
    return_number: `R-${number}`,
    order_id: `order_${480_000 + number}`,
    order_number: `STR-${480_000 + number}`,
    status: "approved",
    is_withdrawal: false,
    items,
    note: null,
    pictures: [],
    hand_over: "rider",
    refund_to: "payment",
    amount: sumOf(items),
    delivery_amount: 0,
    refunded_amount: null,
    reason: null,
    createdAt: new Date(Date.UTC(2026, 10, 20, 8) + number * 60_000).toISOString(),
    approved_at: changes.status === "requested" ? null : "2026-11-21T08:00:00.000Z",
    received_at: null,
    settled_at: null,
    closed_at: null,
    exchange: null,
    firstname: "Aline",
    lastname: "Uwase",
    phone: "+250788000000",
    has_account: true,
    left_amount: 100_000,
    delivery_left: 0,
    owes_delivery: false,
    ...changes,
  });
}

const textOf = ({ return_number, order_number, firstname, lastname, phone }: StaffReturn) =>
  [return_number, order_number, firstname, lastname, phone].join(" ").toLowerCase();

const matches = (one: StaffReturn, search: string) =>
  one.id === search || textOf(one).includes(search.toLowerCase());

const NOW = "2026-11-25T09:00:00.000Z";

/** What came of each line, at what a piece of it cost. */
function counted(
  items: readonly ReturnItem[],
  came: Extract<ChangeReturnBody, { status: "received" }>["items"],
): ReturnItem[] {
  return items.map((item) => {
    const line = came.find(({ item_id }) => item_id === item.item_id);
    const { sellable = 0, damaged = 0 } = line ?? {};
    const amount = (item.amount / item.quantity) * (sellable + damaged);
    return { ...item, sellable, damaged, amount };
  });
}

/** What is kept in exchange is for sale again. */
const ended = (one: StaffReturn): StaffReturn => ({
  ...one,
  exchange: one.exchange && { ...one.exchange, status: "cancelled", used_amount: 0, due_amount: 0 },
  closed_at: NOW,
});

const settledExchange = (exchange: Exchange, refundedRwf: number): Exchange => ({
  ...exchange,
  settled_amount: exchange.status === "cancelled" ? 0 : Math.min(refundedRwf, exchange.used_amount),
});

/** The return after a step. */
function stepped(one: StaffReturn, body: ChangeReturnBody): StaffReturn {
  switch (body.status) {
    case "approved":
      return { ...one, status: "approved", approved_at: NOW };
    case "declined":
      return { ...ended(one), status: "declined", reason: body.reason };
    case "withdrawn":
      return { ...ended(one), status: "withdrawn" };
    case "received": {
      const items = counted(one.items, body.items);
      return { ...one, status: "received", items, amount: sumOf(items), received_at: NOW };
    }
    case "settled": {
      const delivery_amount = body.with_delivery ? one.delivery_left : 0;
      const refunded_amount = body.amount ?? one.amount + delivery_amount;
      return {
        ...one,
        status: "settled",
        refunded_amount,
        exchange: one.exchange && settledExchange(one.exchange, refunded_amount),
        left_amount: one.left_amount - refunded_amount,
        delivery_amount,
        delivery_left: one.delivery_left - delivery_amount,
        refund_to: body.refund_to ?? one.refund_to,
        reason: body.reason ?? null,
        settled_at: NOW,
      };
    }
  }
}

/** A shop's returns, in the order in which they are listed; records what was sent. @param pageSize rows of a page */
export function returnsDesk(start: readonly StaffReturn[] = [], pageSize = 20) {
  const desk = {
    returns: [...start],
    asked: [] as string[],
    steps: [] as Array<readonly [id: string, body: ChangeReturnBody]>,
    pictures: [] as string[],
  };
  const handlers = [
    ...pictureHandlers({
      side: "staff",
      find: (returnId) => desk.returns.find(({ id }) => id === returnId),
      set: (returnId, pictures) => {
        desk.returns = desk.returns.map((one) =>
          one.id === returnId ? { ...one, pictures } : one,
        );
      },
      isAllowed: (request) => isFrom(request, admin),
      log: desk.pictures,
    }),
    http.get(
      "*/api/returns",
      staff((request) => {
        desk.asked.push(new URL(request.url).search);
        const { status, search = "", offset } = returnListQuerySchema.parse(queryOf(request));
        const found = desk.returns.filter((one) => matches(one, search));
        const shown = found.filter(
          (one) =>
            status === undefined || (status === "open" ? isOpenReturn(one) : one.status === status),
        );
        return HttpResponse.json(
          returnListResponseSchema.parse({
            success: true,
            data: shown.slice(offset, offset + pageSize),
            count: shown.length,
            limit: pageSize,
            offset,
            status_counts: Object.fromEntries(
              RETURN_STATUSES.map((one) => [one, found.filter((it) => it.status === one).length]),
            ),
          }),
        );
      }),
    ),
    http.put(
      "*/api/returns/:id/status",
      staff(async (request, id) => {
        const body = changeReturnBodySchema.parse(await request.json());
        desk.steps.push([id, body]);
        const known = desk.returns.find((one) => one.id === id);
        if (!known) return failure(404, "Resource not found");
        const data = stepped(known, body);
        desk.returns = desk.returns.map((one) => (one.id === id ? data : one));
        return HttpResponse.json(staffReturnResponseSchema.parse({ success: true, data }));
      }),
    ),
  ];
  return { desk, handlers };
}

/** What staff open of an order, approved at once. */
function openedOf(order: Order, body: CreateReturnBody): OrderReturn {
  const items = body.items.flatMap(({ item_id, quantity, reason }) => {
    const item = order.items.find(({ id }) => id === item_id);
    if (!item) return [];
    const amount = item.unit_price * quantity;
    return [returnItem({ ...item, item_id, quantity, reason, amount })];
  });
  const { hand_over, refund_to, note = null } = body;
  const { id: order_id, order_number } = order;
  return orderReturnSchema.parse(
    returnNumbered(1042, { order_id, order_number, items, hand_over, refund_to, note }),
  );
}

/** POST /orders/:id/returns of the one order; records what was sent. */
export function returnCounter(order: Order) {
  const sent: Array<{ key: string; body: CreateReturnBody }> = [];
  const handler = http.post(
    "*/api/orders/:id/returns",
    staff(async (request, id) => {
      const key = idempotencyKeySchema.parse(request.headers.get(IDEMPOTENCY_HEADER));
      const body = createReturnBodySchema.parse(await request.json());
      sent.push({ key, body });
      if (id !== order.id) return failure(404, "Resource not found");
      const data = openedOf(order, body);
      return HttpResponse.json(returnResponseSchema.parse({ success: true, data }), {
        status: 201,
      });
    }),
  );
  return { sent, handler };
}
