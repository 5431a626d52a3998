import type {
  HandOver,
  ReturnReason,
  ReturnRefund,
  ReturnStatus,
} from "../../../contracts/returns";
import type { OrderItem, OrderStatus } from "../../../contracts/orders";

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
  /** Kigali's day of its delivery (`YYYY-MM-DD`); null: it is not delivered. */
  deliveredOn: string | null;
  /** Kigali's day now. */
  today: string;
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
