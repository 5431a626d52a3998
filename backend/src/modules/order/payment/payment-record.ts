import {
  PROVIDER_METHODS,
  type Payment,
  type PaymentFailure,
  type PaymentStatus,
  type ReceivedAs,
  type Refund,
} from "../../../contracts/payments";
import type { Provider } from "../../../lib/payment-ports/port";

/** A refund as the tables hold it. Amounts are whole RWF; times as PostgreSQL's JSON writes them. */
export interface RefundRecord {
  id: string;
  amount: number;
  reason: string;
  status: Refund["status"];
  /** It goes to store credit or the gift card. */
  asCredit: boolean;
  /** It paid for what a return's buyer gets in exchange. */
  asExchange: boolean;
  /** The return it pays back; null: it is of none. */
  returnId: string | null;
  by: string;
  createdAt: string;
}

/** An attempt to pay, with what was paid back of it. */
export interface PaymentRecord {
  id: string;
  amount: number;
  paymentMethod: Payment["payment_method"];
  transactionId: string | null;
  paymentStatus: PaymentStatus;
  phone: string | null;
  /** Who is asked for the money; null: nobody is, staff see it. */
  provider: Provider | null;
  /** Of a pending one: the provider's page, where it is paid. */
  payUrl: string | null;
  failureReason: PaymentFailure | null;
  receivedAs: ReceivedAs | null;
  receivedBy: string | null;
  paidAt: string | null;
  /** It paid the order before a change made that dearer. */
  isPart: boolean;
  /** What the order does not need of it since a change made that cheaper; whole RWF. */
  freedAmount: number;
  expiresAt: string | null;
  refundedAmount: number;
  refunds: RefundRecord[];
  createdAt: string;
}

/** SQL of whether payment `p` pays a part of its order, beside the one that pays the rest. */
export const IS_PART = (p: string): string => `(${p}.payment_method = 'credit' OR ${p}.is_part)`;

const PROVIDED = PROVIDER_METHODS.map((method) => `'${method}'`).join(", ");

/** SQL of whether a provider takes payment `p`, and says how it ended. */
export const BY_PROVIDER = (p: string): string => `(${p}.payment_method IN (${PROVIDED}))`;

/** SQL of who is asked for the money of payment `p`: there was one at first. */
export const PROVIDER_OF = (p: string): string =>
  `coalesce(${p}.provider, CASE WHEN ${p}.reference IS NOT NULL THEN 'mtn' END)`;

/** SQL of what payment `p` pays of its order, whole RWF. */
export const PAYS = (p: string): string => `(${p}.amount - ${p}.freed_amount)`;

const paidBy = (orderId: string, which: string): string => `coalesce((
  SELECT sum(${PAYS("c")}) FILTER (WHERE ${which} AND c.failure_reason IS NULL)
  FROM checkout_payment c WHERE c.order_id = ${orderId}
  HAVING bool_or(c.payment_status = 'completed')), 0)::float8`;

/**
 * SQL of what store credit and gift cards pay of the order with this id, whole RWF: what it was placed with, as
 * long as anything still pays it; what a cancellation gave back pays nothing, should staff revive the order.
 * Index: checkout_payment_order.
 */
export const CREDIT_OF = (orderId: string): string =>
  paidBy(orderId, "c.payment_method = 'credit'");

/** As CREDIT_OF, with the money that paid it before a change made it dearer: the rest is to pay at once. */
export const COVERED_OF = (orderId: string): string => paidBy(orderId, IS_PART("c"));

/**
 * SQL of the payment status of order `o` by its payments. Parts alone make it a paid one only where they
 * cover all of it; what a cancellation gave back is no payment any more. Index: checkout_payment_order.
 */
export const PAYMENT_STATUS_OF = (o: string): string => `(
  SELECT CASE
    WHEN bool_or(p.payment_status = 'completed' AND (NOT ${IS_PART("p")}
      OR ${COVERED_OF(`${o}.id`)} = ${o}.total_amount)) THEN 'completed'
    WHEN bool_or(p.payment_status = 'pending') THEN 'pending'
    WHEN bool_or(p.payment_status = 'refunded') THEN 'refunded'
    ELSE 'unpaid' END
  FROM checkout_payment p WHERE p.order_id = ${o}.id
    AND (p.payment_method <> 'credit' OR p.failure_reason IS NULL))`;

/** SQL of whether this balance is a return's, which pays what its buyer gets in exchange. By primary key. */
export const IS_EXCHANGE = (creditId: string): string =>
  `EXISTS (SELECT 1 FROM store_credit s WHERE s.id = ${creditId} AND s.return_id IS NOT NULL)`;

/**
 * SQL for a `PaymentRecord` of the row `p` of checkout_payment. Orders and payments are read by two
 * modules; both show a payment the same. Index: checkout_refund_payment.
 */
export const PAYMENT_JSON = `jsonb_build_object(
  'id', p.id, 'amount', p.amount, 'paymentMethod', p.payment_method,
  'transactionId', p.transaction_id, 'paymentStatus', p.payment_status, 'phone', p.phone,
  'provider', ${PROVIDER_OF("p")}, 'payUrl', CASE WHEN p.payment_status = 'pending' THEN p.pay_url END,
  'failureReason', p.failure_reason, 'receivedAs', p.received_as, 'receivedBy', p.received_by,
  'paidAt', p.paid_at, 'isPart', p.is_part, 'freedAmount', p.freed_amount,
  'expiresAt', CASE WHEN p.payment_status = 'pending' THEN p.expires_at END,
  'refundedAmount', p.refunded_amount, 'createdAt', p.created_at,
  'refunds', (SELECT coalesce(jsonb_agg(jsonb_build_object(
      'id', f.id, 'amount', f.amount, 'reason', f.reason, 'status', f.status, 'asCredit', f.credit_id IS NOT NULL,
      'asExchange', ${IS_EXCHANGE("f.credit_id")}, 'returnId', f.return_id, 'by', f.by_whom,
      'createdAt', f.created_at) ORDER BY f.created_at, f.id), '[]'::jsonb)
    FROM checkout_refund f WHERE f.payment_id = p.id))`;
