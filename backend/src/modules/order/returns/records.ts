import type {
  ExchangedFor,
  HandOver,
  ReturnReason,
  ReturnRefund,
  ReturnStatus,
} from "../../../contracts/returns";
import type { OrderItem, OrderStatus } from "../../../contracts/orders";
import type { PaymentStatus } from "../../../contracts/payments";

/** Pieces of one line of an order that come back. */
export interface ReturnLine {
  item_id: string;
  quantity: number;
  reason: ReturnReason;
  /** Of those that came; null: not counted yet. */
  sellable: number | null;
  damaged: number | null;
  /** What they cost, whole RWF: those that came, once they were counted. */
  amount: number;
  /** What its buyer gets for them; undefined: money. */
  exchangeFor?: ExchangedFor;
}

/** The order that brings what a return's buyer gets in exchange. Amounts are whole RWF. */
export interface ExchangeRecord {
  orderId: string;
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  coveredRwf: number;
  /** What of that pays it now. */
  usedRwf: number;
  /** What of it is left to pay. */
  dueRwf: number;
  /** What of the return's settlement paid it; 0 before. */
  settledRwf: number;
  until: string;
}

/** A picture of a return without its bytes. */
export interface PictureRecord {
  id: string;
  width: number;
  height: number;
  isStaffs: boolean;
  createdAt: string;
}

/** A picture to be kept. */
export interface NewPicture {
  id: string;
  returnId: string;
  isStaffs: boolean;
  /** Of what was sent: the same file again is the same picture. */
  digest: string;
  width: number;
  height: number;
  /** WebP. */
  bytes: Buffer;
}

/** A return as the table holds it; times as PostgreSQL's JSON writes them. */
export interface ReturnRecord {
  id: string;
  number: number;
  orderId: string;
  status: ReturnStatus;
  isWithdrawal: boolean;
  items: ReturnLine[];
  note: string | null;
  pictures: PictureRecord[];
  handOver: HandOver;
  refundTo: ReturnRefund;
  deliveryAmount: number;
  refundedAmount: number | null;
  reason: string | null;
  createdAt: string;
  approvedAt: string | null;
  receivedAt: string | null;
  settledAt: string | null;
  closedAt: string | null;
  /** null: nothing is exchanged. */
  exchange: ExchangeRecord | null;
}

/** What a return needs to know of its order, which the caller's transaction holds. */
export interface ReturnedOrder {
  id: string;
  orderNumber: string;
  status: OrderStatus;
  email: string;
  accountId: string | null;
  items: OrderItem[];
  /** What delivery cost after discounts, whole RWF. */
  deliveryRwf: number;
  /** What of its money can still be paid back, whole RWF. */
  leftRwf: number;
  /** All that was to pay for it was seen. */
  isPaid: boolean;
  /** Returns of the orders that it is in exchange for. */
  returnsBefore: number;
  /** Kigali's day of its delivery (`YYYY-MM-DD`); null: it is not delivered. */
  deliveredOn: string | null;
  /** Kigali's day now. */
  today: string;
  /** Until when what is asked for in exchange now would be kept. */
  exchangeUntil: string;
  /** The oldest first. */
  returns: ReturnRecord[];
}

/** A return as staff list it. */
export interface ListedReturn {
  return: ReturnRecord;
  orderNumber: string;
  firstname: string;
  lastname: string;
  phone: string;
  hasAccount: boolean;
  items: OrderItem[];
  /** What delivery cost after discounts, whole RWF. */
  deliveryRwf: number;
  /** What of its money can still be paid back, whole RWF. */
  leftRwf: number;
  /** All of its order, the oldest first. */
  returns: ReturnRecord[];
}

export interface ReturnPage {
  count: number;
  returns: ListedReturn[];
  statusCounts: Record<ReturnStatus, number>;
}

/** What Medusa's return is brought to. */
export type MedusaReturnStage = "requested" | "received" | "canceled";

/** A return that Medusa's has to follow; this process has leased it. */
export interface BehindReturn {
  id: string;
  orderId: string;
  was: MedusaReturnStage | "none";
  target: MedusaReturnStage;
  items: ReturnLine[];
}

/** What becomes of a return; what is not named stays as it was. */
export interface ReturnChange {
  id: string;
  status: ReturnStatus;
  items?: readonly ReturnLine[];
  deliveryAmount?: number;
  refundedAmount?: number;
  reason?: string | undefined;
  refundTo?: ReturnRefund | undefined;
}

export interface NewReturn {
  id: string;
  orderId: string;
  key: string | null;
  status: "requested" | "approved";
  isWithdrawal: boolean;
  items: ReturnLine[];
  note: string | null;
  handOver: HandOver;
  refundTo: ReturnRefund;
}
