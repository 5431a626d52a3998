import { cameBy } from "@strive/backend/contracts/order-money";
import type {
  Payment,
  PaymentFailure,
  PaymentKind,
  ReceivedAs,
  Refund,
} from "@strive/backend/contracts/payments";
import type { BadgeTone } from "~/ui/badge";
import * as words from "~/words/admin-payments";

export const METHOD_NAMES: Readonly<Record<PaymentKind, string>> = {
  momo: words.momo,
  card: words.card,
  cod: words.cod,
  placeholder: words.placeholder,
  credit: words.credit,
};

export const RECEIVED_NAMES: Readonly<Record<ReceivedAs, string>> = {
  cash: words.cash,
  mobile_money: words.till,
  bank_transfer: words.bank,
  other: words.otherWay,
};

export const isCredit = ({ payment_method }: Payment): boolean => payment_method === "credit";

/** Pieces that came back paid it, or will. */
export const isExchange = (payment: Payment): boolean => cameBy(payment) === "exchange";

/**
 * A gift card's end is in the place of a transaction, of an exchange the return's number; an account's store credit
 * has none.
 */
const giftCardOf = (payment: Payment): string | null =>
  isCredit(payment) && payment.transaction_id !== null && !isExchange(payment)
    ? words.giftCard(payment.transaction_id)
    : null;

const exchangeOf = (payment: Payment): string | null =>
  isExchange(payment) && payment.transaction_id !== null
    ? words.byReturn(payment.transaction_id)
    : null;

/** Whose wallet was asked. */
const walletOf = ({ network }: Payment): string | null =>
  network === undefined ? null : { MTN: words.mtn, Airtel: words.airtel }[network];

/** What was asked to pay: "Airtel Money", "Gift card …7K2M", "Exchange for R-1042". */
export const methodOf = (payment: Payment): string =>
  giftCardOf(payment) ??
  exchangeOf(payment) ??
  walletOf(payment) ??
  METHOD_NAMES[payment.payment_method];

/** The way in which money came: as staff saw it, else as it was asked for. */
export const howPaid = (payment: Payment): string =>
  payment.received_as === null ? methodOf(payment) : RECEIVED_NAMES[payment.received_as];

/** What is said of a refund before it is made, and after. */
export function refundWords(payment: Payment): {
  help: string;
  done: (amountText: string, refund: Refund) => string;
} {
  const card = giftCardOf(payment);
  if (card !== null) {
    return {
      help: words.refundToCardHelp(card),
      done: (amountText) => words.cardRefundMade(amountText, card),
    };
  }
  if (isExchange(payment)) {
    return {
      help: words.refundToReturnHelp,
      done: (amountText, { as_exchange }) =>
        as_exchange ? words.returnRefundMade(amountText) : words.refundMade(amountText),
    };
  }
  return {
    help: isCredit(payment) ? words.refundToCreditHelp : words.refundHelp,
    done: (amountText, { as_credit }) =>
      as_credit ? words.creditRefundMade(amountText) : words.refundMade(amountText),
  };
}

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
  wrong_pin: words.wrongPin,
  account_not_active: words.accountNotActive,
  not_allowed: words.notAllowed,
  wrong_amount: words.wrongAmount,
  provider_unavailable: words.providerUnavailable,
  card_declined: words.cardDeclined,
  card_unavailable: words.cardUnavailable,
  order_cancelled: words.orderCancelled,
  abandoned: words.abandoned,
  unknown: words.unknown,
};

const REFUND_STATES = {
  requested: { text: words.refundRequested, tone: "warning" },
  completed: { text: words.refundCompleted, tone: "success" },
  failed: { text: words.refundFailed, tone: "danger" },
} as const satisfies Readonly<Record<Refund["status"], { text: string; tone: BadgeTone }>>;

/** How a refund stands; credit is there at once, and nobody pays it out. */
export function refundStateOf(payment: Payment, { status, as_credit, as_exchange }: Refund) {
  const state: { text: string; tone: BadgeTone } = REFUND_STATES[status];
  if (as_exchange) {
    return { ...state, text: isExchange(payment) ? words.backToReturn : words.paidExchange };
  }
  if (!as_credit || status !== "completed") return state;
  const text = giftCardOf(payment) === null ? words.refundedAsCredit : words.refundedToCard;
  return { ...state, text };
}

/** Whole RWF that came in and are neither paid back nor about to be. */
export function restOf({ payment_status, amount, refunds }: Payment): number {
  if (payment_status !== "completed") return 0;
  return refunds
    .filter(({ status }) => status !== "failed")
    .reduce((rest, refund) => rest - refund.amount, amount);
}
