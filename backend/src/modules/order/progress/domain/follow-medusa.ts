import type { OrderStatus } from "../../../../contracts/orders";
import { stockStateOf, type StockState } from "./stock-move";

/**
 * How far Medusa's own order is, by its lines: nothing packed, part of it, everything packed,
 * shipped, delivered; or cancelled.
 */
export type MedusaStage = "open" | "part" | "packed" | "shipped" | "delivered" | "cancelled";

/** Ours, with no change on its way to Medusa. */
export interface OwnState {
  status: OrderStatus;
  stockState: StockState;
}

const isOpen = (status: OrderStatus) => status === "pending" || status === "processing";

/** Whether Medusa's dashboard can have brought an order from our status to this stage. */
const isReachable = (stage: "shipped" | "delivered" | "cancelled", from: OrderStatus): boolean =>
  isOpen(from) || (stage === "delivered" && from === "shipped");

function followed(stage: MedusaStage, { status }: OwnState): OwnState | null {
  switch (stage) {
    case "open":
      return isOpen(status) ? { status, stockState: "reserved" } : null;
    case "part":
      return isOpen(status) ? { status: "processing", stockState: "reserved" } : null;
    case "packed":
      return isOpen(status) ? { status: "processing", stockState: "taken" } : null;
    default:
      return isReachable(stage, status) ? { status: stage, stockState: stockStateOf(stage) } : null;
  }
}

/**
 * What a change in Medusa's dashboard makes of our order; null: nothing. Medusa's own workflows have
 * already moved the stock, so the new stock state is a fact, not a request. Medusa's dashboard can't
 * undo a shipment, a delivery or a cancellation: an order less far along there than here was not
 * changed there, and ours stays.
 */
export function followMedusa(stage: MedusaStage, own: OwnState): OwnState | null {
  const next = followed(stage, own);
  const isSame = next?.status === own.status && next.stockState === own.stockState;
  return isSame ? null : next;
}

/**
 * Medusa's dashboard did something with this order's stock that ours does not show: just packed or
 * cancelled it, or packed a part. Moving it from here would count it twice.
 */
export function isAheadWithStock(stage: MedusaStage, own: OwnState): boolean {
  const next = followMedusa(stage, own);
  return (
    (next !== null && next.stockState !== own.stockState) ||
    (stage === "part" && own.stockState === "reserved")
  );
}
