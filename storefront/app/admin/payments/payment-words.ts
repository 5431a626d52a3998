import type {
  Payment,
  PaymentFailure,
  PaymentMethod,
  ReceivedAs,
  Refund,
} from "@strive/backend/contracts/payments";
import type { BadgeTone } from "~/ui/badge";
import * as words from "~/words/admin-payments";

export const METHOD_NAMES: Readonly<Record<PaymentMethod, string>> = {
  momo: words.momo,
  cod: words.cod,
  placeholder: words.placeholder,
};

export const RECEIVED_NAMES: Readonly<Record<ReceivedAs, string>> = {
  cash: words.cash,
  mobile_money: words.till,
  bank_transfer: words.bank,
  other: words.otherWay,
};

/** The way in which money came: as staff saw it, else as it was asked for. */
export const howPaid = ({ received_as, payment_method }: Payment): string =>
  received_as === null ? METHOD_NAMES[payment_method] : RECEIVED_NAMES[received_as];

/** Of one attempt to pay; an order without any is unpaid. */
export const ATTEMPT_STATES = {
  pending: { text: words.pending, tone: "warning" },
  completed: { text: words.completed, tone: "success" },
  failed: { text: words.failed, tone: "danger" },
  refunded: { text: words.refunded, tone: "neutral" },
} as const satisfies Readonly<Record<string, { text: string; tone: BadgeTone }>>;

export const stateOf = ({ payment_status }: Payment) =>
  payment_status === "unpaid" ? ATTEMPT_STATES.pending : ATTEMPT_STATES[payment_status];

export const FAILURES: Readonly<Record<PaymentFailure, string>> = {
  rejected: words.rejected,
  timed_out: words.timedOut,
  not_enough_funds: words.notEnoughFunds,
  limit_reached: words.limitReached,
  payer_not_found: words.payerNotFound,
  account_not_active: words.accountNotActive,
  not_allowed: words.notAllowed,
  wrong_amount: words.wrongAmount,
  provider_unavailable: words.providerUnavailable,
  order_cancelled: words.orderCancelled,
  abandoned: words.abandoned,
  unknown: words.unknown,
};

export const REFUND_STATES = {
  requested: { text: words.refundRequested, tone: "warning" },
  completed: { text: words.refundCompleted, tone: "success" },
  failed: { text: words.refundFailed, tone: "danger" },
} as const satisfies Readonly<Record<Refund["status"], { text: string; tone: BadgeTone }>>;

/** Whole RWF that came in and are neither paid back nor about to be. */
export function restOf({ payment_status, amount, refunds }: Payment): number {
  if (payment_status !== "completed") return 0;
  return refunds
    .filter(({ status }) => status !== "failed")
    .reduce((rest, refund) => rest - refund.amount, amount);
}
