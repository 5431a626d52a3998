import type { User } from "@strive/backend/contracts/accounts";
import { productResponseSchema, type Product } from "@strive/backend/contracts/catalogue";
import {
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  orderResponseSchema,
  type Order,
} from "@strive/backend/contracts/orders";
import type { Refund } from "@strive/backend/contracts/payments";
import { costOfReturned, returnPathOf } from "@strive/backend/contracts/return-rules";
import {
  createReturnBodySchema,
  orderReturnSchema,
  returnResponseSchema,
  withdrawReturnBodySchema,
  type CreateReturnBody,
  type ExchangePrice,
  type OrderReturn,
} from "@strive/backend/contracts/returns";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, vi } from "vitest";
import { exchangedFor, exchangeOf, exchangeTotal } from "./exchanges";
import { products } from "./fixtures";
import { failure } from "./handlers";
import { ACCESS_TOKEN } from "./orders";
import { pictureHandlers } from "./return-pictures";
import { isFrom } from "./signed-in";

/** The day on which tests of returns happen: a Tuesday, the day after delivery. */
const RETURN_DAY = new Date("2026-11-24T09:00:00.000Z");
/** Tests of a file happen on that day; what a form keeps is gone after each. */
export function standOnReturnDay(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: RETURN_DAY });
  });
  afterEach(() => {
    vi.useRealTimers();
    window.sessionStorage.clear();
  });
}

const DELIVERED_AT = "2026-11-23T14:02:00.000Z";

/** The order, delivered the day before: 7 days for returns, 180 for faults. */
export const deliveredOrder = (order: Order, changes: Partial<Order> = {}): Order => ({
  ...order,
  status: "delivered",
  return_until: "2026-11-30",
  fault_until: "2027-05-22",
  history: [
    ...order.history,
    { status: "delivered", event: "delivered", at: DELIVERED_AT, by: "staff" },
  ],
  ...changes,
});

type Asked = Pick<CreateReturnBody, "items"> & Partial<CreateReturnBody>;

const idOf = (returnNumber: string): string => returnNumber.replace("R-", "return_");

/**
 * A return as the server makes it now; the first is R-1042.
 * @param articles what is for sale, for what is exchanged
 */
export function returnOf(
  order: Order,
  asked: Asked,
  changes: Partial<OrderReturn> = {},
  articles: readonly Product[] = products,
): OrderReturn {
  const at = new Date().toISOString();
  const items = asked.items.map((line) => {
    const { item_id, quantity, reason } = line;
    const item = order.items.find(({ id }) => id === item_id);
    if (!item) throw new Error(`The order has no line ${item_id}`);
    const { product_id, product_name, image, size, color } = item;
    const amount = costOfReturned(order.returns, item, quantity);
    const known = { item_id, product_id, product_name, image, size, color };
    const exchange_for = exchangedFor(articles, item, line, amount);
    return { ...known, quantity, reason, sellable: null, damaged: null, amount, exchange_for };
  });
  const amount = items.reduce((sum, item) => sum + item.amount, 0);
  const total = exchangeTotal(items);
  const covered_amount = Math.min(amount, total);
  const due_amount = total - covered_amount;
  const isExchange = items.some(({ exchange_for }) => exchange_for !== null);
  const payment_status = due_amount > 0 ? ("unpaid" as const) : ("completed" as const);
  const isWithdrawal = returnPathOf(order, at.slice(0, 10)) === "any";
  const number = `R-${1042 + order.returns.length}`;
  return orderReturnSchema.parse({
    id: idOf(number),
    _id: idOf(number),
    return_number: number,
    order_id: order.id,
    order_number: order.order_number,
    status: isWithdrawal ? "approved" : "requested",
    is_withdrawal: isWithdrawal,
    items,
    note: asked.note ?? null,
    pictures: [],
    hand_over: asked.hand_over ?? "rider",
    refund_to: asked.refund_to ?? "payment",
    amount,
    delivery_amount: 0,
    refunded_amount: null,
    reason: null,
    createdAt: at,
    approved_at: isWithdrawal ? at : null,
    received_at: null,
    settled_at: null,
    closed_at: null,
    exchange: isExchange
      ? exchangeOf({ covered_amount, due_amount, payment_status, access_token: "access_new" })
      : null,
    ...changes,
  } satisfies OrderReturn);
}

/** The order, of whose first payment a part went back for a return. */
export const refundedFor = (
  order: Order,
  returnNumber: string,
  amount: number,
  status: Refund["status"] = "completed",
): Order => ({
  ...order,
  payments: order.payments.map((payment, at) => {
    if (at > 0) return payment;
    const id = `refund_${payment.refunds.length + 1}`;
    const refund: Refund = {
      id,
      _id: id,
      payment_id: payment.id,
      amount,
      currency: "RWF",
      reason: `Return ${returnNumber}`,
      status,
      as_credit: payment.payment_method === "credit",
      as_exchange: false,
      return_id: idOf(returnNumber),
      by: "eric@example.rw",
      createdAt: new Date().toISOString(),
    };
    return { ...payment, refunds: [...payment.refunds, refund] };
  }),
});

/** The order with a return of the first of its pieces. */
export function orderWithReturn(order: Order, changes: Partial<OrderReturn> = {}): Order {
  const [item] = order.items;
  if (!item) throw new Error("The order is empty");
  const items = [{ item_id: item.id, quantity: 1, reason: "too_large" as const }];
  return { ...order, returns: [...order.returns, returnOf(order, { items }, changes)] };
}

/** A server with one order, that takes its returns. Requests are parsed by the contract and recorded. */
export function returnDesk(
  known: Order,
  ownedBy: User | null = null,
  forSale: readonly Product[] = products,
) {
  let order = known;
  let articles = forSale;
  const byKey = new Map<string, { made: OrderReturn; asked: string }>();
  const received = {
    returns: [] as Array<{ key: string; body: CreateReturnBody }>,
    /** Access tokens of those that were taken back. */
    withdrawals: [] as Array<string | undefined>,
    pictures: [] as string[],
  };
  const isAllowed = (request: Request, token: string | null | undefined): boolean =>
    token === ACCESS_TOKEN || (ownedBy !== null && isFrom(request, ownedBy));
  const answer = (entry: OrderReturn, status: number) =>
    HttpResponse.json(returnResponseSchema.parse({ success: true, data: entry }), { status });

  const read = http.get("*/api/orders/:id", ({ request }) =>
    isAllowed(request, new URL(request.url).searchParams.get("access_token"))
      ? HttpResponse.json(orderResponseSchema.parse({ success: true, data: order }))
      : failure(404, "Resource not found"),
  );
  const article = http.get("*/api/products/:key", ({ params }) => {
    const data = articles.find(({ id }) => id === params["key"]);
    return data
      ? HttpResponse.json(productResponseSchema.parse({ success: true, data }))
      : failure(404, "Product not found.");
  });
  /** Why nothing can be exchanged like that; null: it can. */
  const refusalOf = (made: OrderReturn, { expected_total }: CreateReturnBody) => {
    const total_amount = exchangeTotal(made.items);
    if (made.exchange === null || total_amount === expected_total) return null;
    const data: ExchangePrice = { total_amount, due_amount: made.exchange.due_amount };
    return failure(409, "The price of this exchange has changed", { code: "price_changed", data });
  };
  const create = http.post("*/api/orders/:id/returns", async ({ request }) => {
    const key = idempotencyKeySchema.parse(request.headers.get(IDEMPOTENCY_HEADER));
    const body = createReturnBodySchema.parse(await request.json());
    received.returns.push({ key, body });
    if (!isAllowed(request, body.access_token)) return failure(404, "Resource not found");
    const asked = JSON.stringify(body);
    const known = byKey.get(key);
    if (known && known.asked !== asked) {
      const message = "This key was used for something else";
      return failure(409, message, { code: "idempotency_mismatch" });
    }
    const made = known?.made ?? returnOf(order, body, {}, articles);
    const refusal = known ? null : refusalOf(made, body);
    if (refusal) return refusal;
    if (!known) order = { ...order, returns: [...order.returns, made] };
    byKey.set(key, { made, asked });
    return answer(made, 201);
  });
  const withdraw = http.post(
    "*/api/orders/:id/returns/:return_id/withdraw",
    async ({ request, params }) => {
      const { access_token } = withdrawReturnBodySchema.parse(await request.json());
      received.withdrawals.push(access_token);
      const entry = order.returns.find(({ id }) => id === params["return_id"]);
      if (!entry || !isAllowed(request, access_token)) return failure(404, "Resource not found");
      if (entry.received_at !== null) return failure(409, "We have the pieces already");
      const withdrawn: OrderReturn = {
        ...entry,
        status: "withdrawn",
        closed_at: new Date().toISOString(),
      };
      order = {
        ...order,
        returns: order.returns.map((one) => (one.id === entry.id ? withdrawn : one)),
      };
      return answer(withdrawn, 200);
    },
  );
  /** Makes the next return, and its answer is lost, once `until` says so. */
  const losing = (until: Promise<void>) =>
    http.post(
      "*/api/orders/:id/returns",
      async ({ request }) => {
        await create.run({ request: request.clone(), requestId: "lost" });
        await until;
        return HttpResponse.error();
      },
      { once: true },
    );
  const pictures = pictureHandlers({
    side: "buyer",
    find: (returnId) => order.returns.find(({ id }) => id === returnId),
    set: (returnId, shown) => {
      const returns = order.returns.map((one) =>
        one.id === returnId ? { ...one, pictures: shown } : one,
      );
      order = { ...order, returns };
    },
    isAllowed: (request) =>
      isAllowed(request, new URL(request.url).searchParams.get("access_token")),
    log: received.pictures,
  });
  return {
    handlers: [read, create, withdraw, article, ...pictures],
    losing,
    received,
    /** From now on this is for sale. */
    sell: (now: readonly Product[]) => {
      articles = now;
    },
    change: (alter: (order: Order) => Order) => {
      order = alter(order);
    },
  };
}
