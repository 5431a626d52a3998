import { partsAmount } from "@strive/backend/contracts/order-money";
import type { Order } from "@strive/backend/contracts/orders";
import {
  PAYMENT_FAILURE_TEXTS,
  paymentSchema,
  type CreatePaymentBody,
  type Payment,
  type PaymentFailure,
  type PaymentMethod,
} from "@strive/backend/contracts/payments";

/** Milliseconds in which a wallet payment can be approved. */
const APPROVAL_MS = 15 * 60 * 1000;

/** An attempt as the server starts it: a wallet is asked, other methods wait for staff. */
export function attemptOf(
  order: Order,
  body: Pick<CreatePaymentBody, "payment_method"> & Partial<CreatePaymentBody>,
  changes: Partial<Payment> = {},
): Payment {
  const id = `pay_${order.payments.length + 1}`;
  const isWallet = body.payment_method === "momo";
  const isTimed = isWallet || body.payment_method === "card";
  return paymentSchema.parse({
    id,
    _id: id,
    order_id: order.id,
    order_number: order.order_number,
    amount: order.total_amount - partsAmount(order),
    currency: "RWF",
    payment_method: body.payment_method,
    transaction_id: body.transaction_id ?? null,
    payment_status: "pending",
    paymentStatus: "pending",
    phone: isWallet ? (body.phone ?? order.phone) : null,
    failure: null,
    received_as: null,
    received_by: null,
    paid_at: null,
    ...(body.network && { network: body.network }),
    expires_at: isTimed ? new Date(Date.now() + APPROVAL_MS).toISOString() : null,
    refunded_amount: 0,
    refunds: [],
    createdAt: new Date(
      Date.parse("2025-06-30T08:00:01.000Z") + order.payments.length,
    ).toISOString(),
    ...changes,
  });
}

/** The order with one more attempt, which replaces a pending one. */
export const withAttempt = (order: Order, payment: Payment): Order => ({
  ...order,
  payment_status: payment.payment_status,
  payments: [
    ...order.payments.map((earlier) =>
      earlier.payment_status === "pending" ? failedAs(earlier, "abandoned") : earlier,
    ),
    payment,
  ],
});

const failedAs = (payment: Payment, reason: PaymentFailure): Payment => ({
  ...payment,
  payment_status: "failed",
  paymentStatus: "failed",
  expires_at: null,
  failure: { reason, message: PAYMENT_FAILURE_TEXTS[reason] },
});

/** The order after the wallet's answer to its newest attempt. */
export function settled(order: Order, answer: PaymentFailure | "paid"): Order {
  const payments = order.payments.map((payment, at): Payment => {
    if (at < order.payments.length - 1) return payment;
    return answer === "paid" ? paidBy(payment) : failedAs(payment, answer);
  });
  return { ...order, payments, payment_status: answer === "paid" ? "completed" : "unpaid" };
}

/** The payment, completed by its provider or, with `received_as`, recorded by staff. */
export const paidBy = (
  payment: Payment,
  received_as: Payment["received_as"] = null,
  reference: string | null = null,
): Payment => ({
  ...payment,
  payment_status: "completed",
  paymentStatus: "completed",
  expires_at: null,
  received_as,
  received_by: received_as === null ? null : "staff",
  transaction_id: reference ?? payment.transaction_id,
  paid_at: "2025-06-30T08:05:00.000Z",
});

/** The order with one completed payment. */
export const paidOrder = (
  order: Order,
  payment_method: PaymentMethod = "momo",
  received_as: Payment["received_as"] = payment_method === "momo" ? null : "cash",
): Order => withAttempt(order, paidBy(attemptOf(order, { payment_method }), received_as));
