import type { OrderStatus } from "../../../../contracts/orders";

/** Where an order's stock is: held for it, gone with it, or free for others again. */
export type StockState = "reserved" | "taken" | "released";

const STATE_OF: Readonly<Record<OrderStatus, StockState>> = {
  pending: "reserved",
  processing: "reserved",
  shipped: "taken",
  delivered: "taken",
  cancelled: "released",
};

/** Where the stock of an order in this status belongs. */
export const stockStateOf = (status: OrderStatus): StockState => STATE_OF[status];

/** Whether an order in this status has left or arrived, taking its stock. */
export const hasLeft = (status: OrderStatus): boolean => stockStateOf(status) === "taken";

/** What a change of state does to each inventory level the order draws on, per unit. */
export interface StockMove {
  stocked: -1 | 0 | 1;
  reserved: -1 | 0 | 1;
  /** Which reservations say how much: the live ones, or this order's deleted ones. */
  rows: "live" | "past";
  /** What becomes of these reservations. */
  then: "delete" | "revive" | "keep";
  /** The stock was free for others meanwhile, so there may not be enough of it. */
  needsFree: boolean;
}

const MOVES: Readonly<Record<StockState, Partial<Record<StockState, StockMove>>>> = {
  reserved: {
    taken: { stocked: -1, reserved: -1, rows: "live", then: "delete", needsFree: false },
    released: { stocked: 0, reserved: -1, rows: "live", then: "delete", needsFree: false },
  },
  taken: {
    reserved: { stocked: 1, reserved: 1, rows: "past", then: "revive", needsFree: false },
    released: { stocked: 1, reserved: 0, rows: "past", then: "keep", needsFree: false },
  },
  released: {
    reserved: { stocked: 0, reserved: 1, rows: "past", then: "revive", needsFree: true },
    taken: { stocked: -1, reserved: 0, rows: "past", then: "keep", needsFree: true },
  },
};

/** null: nothing moves. */
export const stockMove = (from: StockState, to: StockState): StockMove | null =>
  MOVES[from][to] ?? null;
