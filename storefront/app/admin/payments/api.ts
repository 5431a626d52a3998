import type {
  CreateRefundBody,
  Payment,
  RecordPaymentBody,
  Refund,
  UpdatePaymentStatusBody,
  UpdateRefundBody,
} from "@strive/backend/contracts/payments";
import { CREDIT } from "~/admin/credit/api";
import { pressOnce } from "~/admin/data/press-once";
import { api } from "~/lib/api-client";

const pathOf = (paymentId: string) => `/payments/${encodeURIComponent(paymentId)}`;

/** Money that staff saw come in for an order. */
export const recordPayment = async (orderId: string, body: RecordPaymentBody) =>
  (await pressOnce<{ data: Payment }>(`/orders/${encodeURIComponent(orderId)}/payments`, { body }))
    .data;

/** How a payment ended that no provider tells of. */
export const settlePayment = async (id: string, status: UpdatePaymentStatusBody["status"]) =>
  (await api.put<{ data: Payment }>(`${pathOf(id)}/status`, { body: { status } })).data;

/** @param key the same for every try of one refund, so that it is paid back once */
export const refundPayment = async (id: string, body: CreateRefundBody, key: string) =>
  (
    await api.post<{ data: Refund }>(`${pathOf(id)}/refunds`, {
      body,
      headers: { "Idempotency-Key": key },
    })
  ).data;

/** How a pay-out that was made by hand ended. */
export const settleRefund = async (
  { id, payment_id }: Pick<Refund, "id" | "payment_id">,
  status: UpdateRefundBody["status"],
) =>
  (
    await api.put<{ data: Refund }>(`${pathOf(payment_id)}/refunds/${encodeURIComponent(id)}`, {
      body: { status },
    })
  ).data;

/** First parts of the keys of what a movement of money makes old. */
export const MONEY = ["orders", "payments", "dashboard", CREDIT] as const;
