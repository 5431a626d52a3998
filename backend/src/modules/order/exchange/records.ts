import type { ExchangedFor } from "../../../contracts/returns";
import type { FieldProblem, Shortage } from "../checkout/domain/types";

/** Pieces that come back, and the variant their buyer gets for them, piece for piece. */
export interface ExchangeWish {
  /** Position of the line in the request. */
  index: number;
  itemId: string;
  productId: string;
  oldVariantId: string;
  variantId: string;
  quantity: number;
  /** What was paid for these pieces, whole RWF. */
  paidRwf: number;
}

export interface ExchangeRequest {
  returnId: string;
  /** The order whose pieces come back; its buyer gets the new ones. */
  orderId: string;
  wishes: readonly ExchangeWish[];
  /** What all pieces of the return cost, whole RWF: they pay for the new ones. */
  returnedRwf: number;
  /** What the buyer saw that the new pieces cost, whole RWF. */
  expectedRwf: number | undefined;
  /** Until when the new pieces are kept. */
  until: string;
}

/** A new order in exchange; amounts are whole RWF. */
export interface PlacedExchange {
  orderId: string;
  /** What the returned pieces pay of it. */
  coveredRwf: number;
  /** What each line's buyer gets, by the id of the returned line. */
  exchangedFor: Readonly<Record<string, ExchangedFor>>;
}

export type ExchangeOutcome =
  | { kind: "placed"; placed: PlacedExchange }
  | { kind: "invalid"; problems: readonly FieldProblem[] }
  | { kind: "short"; shortages: readonly Shortage[] }
  /** It costs something else than its buyer saw. */
  | { kind: "repriced"; totalRwf: number; dueRwf: number }
  /** Prices or stock changed meanwhile. */
  | { kind: "busy" };

/** The balance of a return, which the caller's transaction holds. Whole RWF. */
export interface ExchangeBalance {
  creditId: string;
  /** What it has: all that the return promised, once the new order is cancelled. */
  balance: number;
  /** What of the promise pays the new order. */
  usedRwf: number;
}

/** An exchange whose time is over. */
export interface OverdueExchange {
  returnNumber: string;
  /** The order that would have brought the new pieces. */
  orderId: string;
  orderNumber: string;
  email: string;
  /** It is with its buyer, or on its way. */
  isSent: boolean;
}
