import type { Order } from "@strive/backend/contracts/orders";
import { idempotencyKeySchema } from "@strive/backend/contracts/orders";
import {
  createRefundBodySchema,
  isByProvider,
  paymentListQuerySchema,
  paymentListResponseSchema,
  paymentResponseSchema,
  recordPaymentBodySchema,
  refundResponseSchema,
  updatePaymentStatusBodySchema,
  updateRefundBodySchema,
  type CreateRefundBody,
  type Payment,
  type RecordPaymentBody,
  type Refund,
} from "@strive/backend/contracts/payments";
import { http, HttpResponse } from "msw";
import { failure } from "./handlers";
import { attemptOf, paidBy, withAttempt } from "./payments";
import { admin, isFrom } from "./signed-in";

export const queryOf = (request: Request) => Object.fromEntries(new URL(request.url).searchParams);

/** Answers only staff. */
export const staff =
  (answer: (request: Request, id: string, sub: string) => Promise<Response> | Response) =>
  ({ request, params }: { request: Request; params: Record<string, unknown> }) =>
    isFrom(request, admin)
      ? answer(request, String(params["id"]), String(params["refund"]))
      : failure(401, "Please log in");

const refundOf = (payment: Payment, changes: Partial<Refund>): Refund => ({
  id: `refund_${payment.refunds.length + 1}`,
  _id: `refund_${payment.refunds.length + 1}`,
  payment_id: payment.id,
  amount: payment.amount,
  currency: "RWF",
  reason: "Sent back",
  status: "requested",
  as_credit: false,
  as_exchange: false,
  return_id: null,
  by: admin.email,
  createdAt: "2025-07-02T09:00:00.000Z",
  ...changes,
});

/** The payment with one more refund. */
export const refunded = (payment: Payment, changes: Partial<Refund> = {}): Payment => ({
  ...payment,
  refunds: [...payment.refunds, refundOf(payment, changes)],
});

/** The payments of orders, as staff see them: what staff do changes the orders. */
export function paymentOffice(orders: Map<string, Order>) {
  const received = {
    paymentLists: [] as string[],
    recorded: [] as Array<[orderId: string, body: RecordPaymentBody]>,
    settled: [] as Array<[id: string, status: string]>,
    refunds: [] as Array<{ id: string; key: string; body: CreateRefundBody }>,
    payOuts: [] as Array<[id: string, status: string]>,
  };
  const payments = () => [...orders.values()].flatMap((order) => order.payments);
  const replace = (payment: Payment) => {
    const order = orders.get(payment.order_id);
    if (!order) throw new Error(`The office has no order ${payment.order_id}`);
    orders.set(order.id, {
      ...order,
      payment_status: payment.payment_status,
      payments: order.payments.map((known) => (known.id === payment.id ? payment : known)),
    });
  };
  const handlers = [
    http.get(
      "*/api/payments",
      staff((request) => {
        received.paymentLists.push(new URL(request.url).search);
        const query = paymentListQuerySchema.parse(queryOf(request));
        const { status, method, refund, limit, offset } = query;
        const found = payments().filter(
          (payment) =>
            (status === undefined || payment.payment_status === status) &&
            (method === undefined || payment.payment_method === method) &&
            (refund === undefined || payment.refunds.some((one) => one.status === refund)),
        );
        const data = found.slice(offset, offset + limit);
        const answer = { success: true, data, count: found.length, limit, offset };
        return HttpResponse.json(paymentListResponseSchema.parse(answer));
      }),
    ),
    http.post(
      "*/api/orders/:id/payments",
      staff(async (request, id) => {
        const body = recordPaymentBodySchema.parse(await request.json());
        received.recorded.push([id, body]);
        const order = orders.get(id);
        if (!order) return failure(404, "Resource not found");
        const { received_as, reference } = body;
        const pending = order.payments.find(
          ({ payment_status, payment_method }) =>
            payment_status === "pending" && !isByProvider(payment_method),
        );
        const attempt =
          pending ?? attemptOf(order, { payment_method: "placeholder" }, { amount: body.amount });
        const data: Payment = {
          ...paidBy(attempt, received_as, reference ?? null),
          received_by: admin.email,
        };
        if (pending) replace(data);
        else orders.set(id, withAttempt(order, data));
        return HttpResponse.json(paymentResponseSchema.parse({ success: true, data }), {
          status: 201,
        });
      }),
    ),
    http.put(
      "*/api/payments/:id/status",
      staff(async (request, id) => {
        const { status } = updatePaymentStatusBodySchema.parse(await request.json());
        received.settled.push([id, status]);
        const payment = payments().find((known) => known.id === id);
        if (!payment) return failure(404, "Resource not found");
        const data: Payment = { ...payment, payment_status: status, paymentStatus: status };
        replace(data);
        return HttpResponse.json(paymentResponseSchema.parse({ success: true, data }));
      }),
    ),
    http.post(
      "*/api/payments/:id/refunds",
      staff(async (request, id) => {
        const body = createRefundBodySchema.parse(await request.json());
        const key = idempotencyKeySchema.parse(request.headers.get("Idempotency-Key"));
        received.refunds.push({ id, key, body });
        const payment = payments().find((known) => known.id === id);
        if (!payment) return failure(404, "Resource not found");
        const amount = body.amount ?? payment.amount;
        const isCredit = payment.payment_method === "credit" || body.as_credit === true;
        const made = refunded(payment, {
          amount,
          reason: body.reason,
          ...(isCredit && { as_credit: true, status: "completed" }),
        });
        const refundedAmount = made.refunded_amount + (isCredit ? amount : 0);
        const after = { ...made, refunded_amount: refundedAmount };
        replace(after);
        const data = after.refunds.at(-1);
        return HttpResponse.json(refundResponseSchema.parse({ success: true, data }), {
          status: 201,
        });
      }),
    ),
    http.put(
      "*/api/payments/:id/refunds/:refund",
      staff(async (request, id, refundId) => {
        const { status } = updateRefundBodySchema.parse(await request.json());
        received.payOuts.push([refundId, status]);
        const payment = payments().find((known) => known.id === id);
        const refund = payment?.refunds.find((known) => known.id === refundId);
        if (!payment || !refund) return failure(404, "Resource not found");
        const data: Refund = { ...refund, status };
        replace({
          ...payment,
          refunds: payment.refunds.map((known) => (known.id === refundId ? data : known)),
        });
        return HttpResponse.json(refundResponseSchema.parse({ success: true, data }));
      }),
    ),
  ];
  return { handlers, received };
}
