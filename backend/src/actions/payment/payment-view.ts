import {
  PAYMENT_FAILURE_TEXTS,
  type Payment,
  type PaymentFailure,
  type Refund,
} from "../../contracts/payments";
import { utc, utcOrNull } from "../../lib/utc";
import type { PaymentRecord, RefundRecord } from "../../modules/order/payment/payment-record";
import type { PaymentOfOrder } from "../../modules/order/payment/records";

const failureOf = (reason: PaymentFailure | null): Payment["failure"] =>
  reason === null ? null : { reason, message: PAYMENT_FAILURE_TEXTS[reason] };

/** Buyers see what the shop did, not which of its people. */
const forBuyer = (by: string): string => (by.includes("@") ? "staff" : by);

/** A refund as staff see it. */
export const refundOf = (paymentId: string, refund: RefundRecord): Refund => ({
  id: refund.id,
  _id: refund.id,
  payment_id: paymentId,
  amount: refund.amount,
  currency: "RWF",
  reason: refund.reason,
  status: refund.status,
  as_credit: refund.asCredit,
  as_exchange: refund.asExchange,
  return_id: refund.returnId,
  by: refund.by,
  createdAt: utc(refund.createdAt),
});

/** A payment as its buyer sees it. */
export const paymentOf = (
  order: { id: string; orderNumber: string },
  payment: PaymentRecord,
): Payment => ({
  id: payment.id,
  _id: payment.id,
  order_id: order.id,
  order_number: order.orderNumber,
  amount: payment.amount,
  currency: "RWF",
  payment_method: payment.paymentMethod,
  transaction_id: payment.transactionId,
  payment_status: payment.paymentStatus,
  paymentStatus: payment.paymentStatus,
  phone: payment.phone,
  ...(payment.provider === "mtn" && { network: "MTN" as const }),
  ...(payment.provider === "airtel" && { network: "Airtel" as const }),
  ...(payment.payUrl !== null && { pay_url: payment.payUrl }),
  failure: failureOf(payment.failureReason),
  received_as: payment.receivedAs,
  received_by: payment.receivedBy === null ? null : forBuyer(payment.receivedBy),
  paid_at: utcOrNull(payment.paidAt),
  expires_at: utcOrNull(payment.expiresAt),
  refunded_amount: payment.refundedAmount,
  refunds: payment.refunds.map((refund) => {
    const shown = refundOf(payment.id, refund);
    return { ...shown, by: forBuyer(shown.by) };
  }),
  ...(payment.isPart && { is_part: true as const }),
  ...(payment.freedAmount > 0 && { freed_amount: payment.freedAmount }),
  createdAt: utc(payment.createdAt),
});

/** A payment as staff see it. */
export const paymentForStaff = ({
  orderId,
  orderNumber,
  payment,
}: Omit<PaymentOfOrder, "accountId">): Payment => ({
  ...paymentOf({ id: orderId, orderNumber }, payment),
  received_by: payment.receivedBy,
  refunds: payment.refunds.map((refund) => refundOf(payment.id, refund)),
});
