import {
  MOST_RETURNS,
  returnablePieces,
  returnPathOf,
} from "@strive/backend/contracts/return-rules";
import type { Order } from "@strive/backend/contracts/orders";

/**
 * What an order's buyer is told about returns.
 * - any, fault: something can be returned, for whatever reason or for a fault only
 * - over: the days are over
 * - all_back: every piece is returned, or about to be
 * - too_many: staff have to help
 * - none: it is not delivered, or there is nothing that could come back
 */
export type ReturnOffer =
  | { kind: "any"; until: string }
  | { kind: "fault"; ended: string; until: string }
  | { kind: "over"; ended: string }
  | { kind: "all_back" | "too_many" | "none" };

type Returned = Pick<Order, "status" | "items" | "returns" | "return_until" | "fault_until">;

/** @param today `YYYY-MM-DD` in Kigali */
export function returnOfferOf(order: Returned, today: string): ReturnOffer {
  const { status, items, returns, return_until: until, fault_until: faultUntil } = order;
  const hasGoods = items.some((item) => !item.is_gift_card);
  if (status !== "delivered" || until === null || faultUntil === null || !hasGoods) {
    return { kind: "none" };
  }
  switch (returnPathOf(order, today)) {
    case "any":
      return { kind: "any", until };
    case "fault":
      return { kind: "fault", ended: until, until: faultUntil };
    case null:
      break;
  }
  if (!items.some((item) => returnablePieces(item, returns) > 0)) return { kind: "all_back" };
  return today > faultUntil || returns.length < MOST_RETURNS
    ? { kind: "over", ended: until }
    : { kind: "too_many" };
}
