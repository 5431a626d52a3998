import type { CancelReason } from "../../../contracts/cancel-reasons";
import type { OrderStatus, StockShortage } from "../../../contracts/orders";
import type { Doer } from "../../staff/published-sql";
import type { StockState } from "./domain/stock-move";
import type { MedusaStage } from "./domain/follow-medusa";

/** One step in the life of an order. */
export interface ProgressEvent {
  status: OrderStatus;
  event: string;
  at: Date;
  by: string;
  /** Why its buyer cancelled it; null: he did not say, or it is another step. */
  reason: CancelReason | null;
}

/** What is to become of an order. */
export interface StatusChange {
  orderId: string;
  status: OrderStatus;
  /** Its name in the history, such as `payment-expired`; by default the status itself. */
  event?: string;
  by: Doer | "customer" | "rider";
  /** Why its buyer cancels it. */
  reason?: CancelReason;
  /** The caller mails the buyer about it, so the usual mail is not sent. */
  isToldOtherwise?: true;
  /** Only while nothing of the order is packed; otherwise nothing is written (`packed`). */
  onlyUnpacked?: true;
}

/** An order whose row in order_progress the caller's transaction holds. */
export interface HeldOrder {
  status: OrderStatus;
  stockState: StockState;
  orderNumber: string;
  email: string;
  /** What Medusa's order was last brought to. */
  medusaStatus: OrderStatus;
  /** What it is being brought to; null: it agrees, unless somebody touched it there. */
  medusaTarget: OrderStatus | null;
}

/** Medusa's order as it is; null: not built yet. */
export interface MedusaFacts {
  stage: MedusaStage;
  /** E-mail of whoever last packed or shipped it there, if known. */
  by: string | null;
}

export interface StatusChanged {
  kind: "changed";
  before: OrderStatus;
  orderNumber: string;
  /** The buyer's address. */
  email: string;
  /** Id of the history's new entry. */
  eventId: string;
}

export type StatusOutcome =
  | StatusChanged
  | { kind: "same" }
  | { kind: "missing" }
  /** `onlyUnpacked` did not hold. */
  | { kind: "packed" }
  /** Medusa's dashboard is ahead of us, or has packed part of the order. Nothing was written. */
  | { kind: "elsewhere" }
  /** Articles of it are on their way back, or back. */
  | { kind: "returned" }
  /** Cancelled, and what it held was sold since. Nothing was written. */
  | { kind: "short"; shortages: StockShortage["lines"] }
  /** A part of what paid it was given back, and its money is still here. */
  | { kind: "credit-gone" }
  /** The gift cards that it had brought were taken back. */
  | { kind: "cards-gone" }
  /** Its buyer would cancel it, and used one of the gift cards that it brought. */
  | { kind: "card-used" };

/** An order Medusa's must follow; this process has leased it. */
export interface BehindOrder {
  orderId: string;
  /** What it was last brought to, or found at. */
  was: OrderStatus;
  target: OrderStatus;
}

export interface NoteRecord {
  id: string;
  text: string;
  by: string;
  createdAt: Date;
}
