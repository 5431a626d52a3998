import type { Language } from "../../../contracts/languages";
import type { OrderStatus } from "../../../contracts/orders";
import type {
  PaymentFailure,
  PaymentKind,
  PaymentMethod,
  PaymentStatus,
  ReceivedAs,
  Refund,
} from "../../../contracts/payments";
import type { Provider } from "../../../lib/payment-ports/port";
import type { PaymentRecord, RefundRecord } from "./payment-record";

/** An order whose row in order_progress the transaction holds. Amounts are whole RWF. */
export interface HeldOrder {
  id: string;
  status: OrderStatus;
  /** Whose it is: placed with the account, or come into it. */
  accountId: string | null;
  /** Whose store credit its money may become: the account that placed it. */
  creditAccountId: string | null;
  orderNumber: string;
  total: number;
  /** The total, less the credit that it was placed with, and what paid it before it became dearer. */
  due: number;
  district: string;
  email: string;
  /** Gift cards and nothing else: nobody goes there. */
  isCardsAlone: boolean;
  /** It is collected in the shop. */
  isPickup: boolean;
}

/** A payment whose row the transaction holds. */
export interface HeldPayment {
  id: string;
  amount: number;
  method: PaymentKind;
  status: PaymentStatus;
  phone: string | null;
  /** Who is asked for the money; null: nobody is. */
  provider: Provider | null;
  isPaid: boolean;
  /** The provider may still have something to say. */
  isOpen: boolean;
  holdsOrder: boolean;
  /** The time to approve it has passed. */
  isOver: boolean;
  /** The balance it was taken from; null: it is money. */
  creditId: string | null;
  /** Of what pays a part: the order was cancelled since, and it does not pay it any more. */
  isGivenBack: boolean;
  /** It is money that paid the order before a change made that dearer. */
  isPart: boolean;
  /** What the order does not need of it since a change made that cheaper; whole RWF. */
  freed: number;
}

/** One that is money: its buyer, a rider or staff bring it to its end. */
export type HeldAttempt = HeldPayment & { method: PaymentMethod };

/** A payment with the order it is for. */
export interface PaymentOfOrder {
  orderId: string;
  orderNumber: string;
  accountId: string | null;
  payment: PaymentRecord;
}

export interface AttemptRequest {
  orderId: string;
  method: PaymentMethod;
  /** The client's label, for `placeholder`. */
  transactionId: string | null;
  /** E.164, for `momo`. */
  phone: string | null;
  /** Who is asked for the money; null: nobody is. */
  provider: Provider | null;
  /** Whether prompts to that phone are counted. */
  isLimited: boolean;
}

export type Start =
  | { kind: "started"; paid: PaymentOfOrder }
  /** No such order, or somebody else's. */
  | { kind: "missing" }
  | { kind: "unavailable" }
  | { kind: "cancelled" }
  /** The time the order was held for a wallet payment is over. */
  | { kind: "over" }
  | { kind: "too-many" }
  /** That phone, by anybody's orders. */
  | { kind: "asked-too-often" };

/** An attempt this process may ask the provider about until its lease ends. */
export interface DueAttempt {
  id: string;
  orderId: string;
  orderNumber: string;
  amount: number;
  provider: Provider;
  /** The wallet; null where the payer pays on the provider's page. */
  phone: string | null;
  email: string;
  firstname: string;
  lastname: string;
  language: Language;
  /** The provider's id of it, which we choose. */
  reference: string;
  callbackToken: string;
  isPending: boolean;
  /** The provider has it. */
  isAccepted: boolean;
  /** Seconds since it was first sent, or null when it never was. */
  sentAgoS: number | null;
  tries: number;
  ageS: number;
  /** Names this claim; its holder writes the next time. */
  lease: string;
}

export interface DueRefund {
  id: string;
  orderNumber: string;
  amount: number;
  reference: string;
  provider: Provider;
  /** Reference of the payment being refunded, the provider's number of it, and the wallet that paid. */
  paymentReference: string;
  transactionId: string | null;
  phone: string | null;
  isAccepted: boolean;
  tries: number;
  ageS: number;
  lease: string;
}

/** The provider's final word. */
export type ProviderOutcome =
  | { kind: "paid"; amount: number; currencyIsRight: boolean; transactionId: string | null }
  /** @param mayYetBePaid that was no last word */
  | { kind: "failed"; reason: PaymentFailure; mayYetBePaid?: true };

export interface RefundRequest {
  paymentId: string;
  /** Whole RWF; null: everything that is left. */
  amount: number | null;
  reason: string;
  /** E-mail address, or `system`. */
  by: string;
  /** The same key again is the same refund. */
  key: string | null;
  /** Medusa has it already: it was made there. */
  isRecorded?: boolean;
  /** Money becomes store credit of the order's account. */
  asCredit?: boolean;
  /** It goes to this balance, whatever paid: a return's, which paid for what its buyer gets in exchange. */
  toCreditId?: string;
  /** The return it pays back. */
  returnId?: string;
}

/** Part of what was paid for an order, whatever paid it. */
export interface OrderRefundRequest {
  orderId: string;
  /** Whole RWF, above 0. */
  amount: number;
  reason: string;
  /** E-mail address. */
  by: string;
  asCredit: boolean;
  /** As of `RefundRequest`. */
  toCreditId?: string;
  returnId: string;
}

/** What paid an order in exchange, and did not come. */
export interface TakenBack {
  orderId: string;
  /** The return's balance. */
  creditId: string;
  /** Whole RWF; null: all of it. */
  amount: number | null;
  reason: string;
  /** E-mail address. */
  by: string;
}

export type RefundOutcome =
  | { kind: "made"; paid: PaymentOfOrder; refund: RefundRecord; isNew: boolean }
  | { kind: "missing" }
  | { kind: "unpaid" }
  /** The rest of the order is not paid: its credit comes back when it is cancelled. */
  | { kind: "unfinished" }
  /** As store credit, and nobody's account has the order. */
  | { kind: "no-account" }
  /** More than what is left; `rest` in whole RWF. */
  | { kind: "too-much"; rest: number }
  /** It pays what a return's buyer gets in exchange; `rest` is what is left besides, in whole RWF. */
  | { kind: "promised"; rest: number }
  /** It paid gift cards, which go back with the order; `rest` is what it paid besides, in whole RWF. */
  | { kind: "cards"; rest: number }
  | { kind: "mismatch" };

/** What staff saw of a payment. */
export interface SeenPayment {
  /** null: they did not say. */
  receivedAs: ReceivedAs | null;
  reference: string | null;
  /** E-mail address. */
  by: string;
}

/** How staff say a payment ended. */
export interface SeenEnd extends SeenPayment {
  status: "completed" | "failed";
  /** Whole RWF; null: they did not say. */
  amount: number | null;
}

/** Money staff saw for an order, whatever was started before. */
export interface SeenMoney extends SeenPayment {
  orderId: string;
  receivedAs: ReceivedAs;
  /** Whole RWF. */
  amount: number;
}

export type RecordOutcome =
  | { kind: "recorded"; paid: PaymentOfOrder }
  | { kind: "missing" }
  | { kind: "paid-already" }
  /** Not what is to pay; `due` in whole RWF. */
  | { kind: "wrong-amount"; due: number }
  | ReferenceUsed;

/** The transfer was recorded for another order. */
export interface ReferenceUsed {
  kind: "reference-used";
  orderNumber: string;
}

export type SettleOutcome =
  | { kind: "settled"; before: PaymentStatus; isChanged: boolean; paid: PaymentOfOrder }
  | { kind: "missing" }
  /** Not for staff to decide: its provider does, or it is over. */
  | { kind: "refused"; status: PaymentStatus }
  /** Not what it is over; `due` in whole RWF. */
  | { kind: "wrong-amount"; due: number }
  | ReferenceUsed;

export type RefundSettled =
  | { kind: "settled"; isChanged: boolean; paid: PaymentOfOrder; refund: RefundRecord }
  | { kind: "missing" }
  | { kind: "refused"; status: Refund["status"] };

export interface UnrecordedPayment {
  id: string;
  orderId: string;
  amountRwf: number;
  method: PaymentKind;
}

export interface UnrecordedRefund {
  id: string;
  paymentId: string;
  orderId: string;
  amountRwf: number;
  reason: string;
}
