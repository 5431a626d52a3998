import type { OrderStatus } from "../src/contracts/orders";
import type { ReturnStatus } from "../src/contracts/returns";
import { OrderModel, type OrderEvent } from "./order-model";

/** Of the order that all rows begin with; whole RWF. */
const [PIECES, PRICE_RWF, DELIVERY_RWF] = [3, 12_000, 2_000];
const DEARER_RWF = 15_000;

const to = (status: OrderStatus): OrderEvent => ({ kind: "status", status });
const RECORD: OrderEvent = { kind: "record" };
const payBack = (amount: number): OrderEvent => ({ kind: "refund", amount });
const PAY_OUT: OrderEvent = { kind: "complete-refund", pick: 0 };
const edit = (pieces: number, priceRwf: number): OrderEvent => ({ kind: "edit", pieces, priceRwf });
const ask = (over: Partial<Extract<OrderEvent, { kind: "ask" }>> = {}): OrderEvent => ({
  kind: "ask",
  pieces: 1,
  isFault: false,
  isStaff: false,
  isExchange: false,
  ...over,
});
const step = (status: ReturnStatus): OrderEvent => ({
  kind: "step",
  pick: 0,
  status,
  sellable: 1,
  damaged: 0,
});

type Ways = Readonly<Record<string, readonly OrderEvent[]>>;

/** How an order's money gets there, before it leaves the shop. */
const MONEY: Ways = {
  unpaid: [],
  "paid in part": [RECORD, edit(PIECES, DEARER_RWF)],
  paid: [RECORD],
  "partly back": [RECORD, payBack(500)],
  back: [RECORD, payBack(PIECES * PRICE_RWF + DELIVERY_RWF), PAY_OUT],
};

const STATUSES: Readonly<Record<OrderStatus, readonly OrderEvent[]>> = {
  pending: [],
  processing: [to("processing")],
  shipped: [to("shipped")],
  delivered: [to("delivered")],
  cancelled: [to("cancelled")],
};

/** Looked at by staff first, as the days of the law are over. */
const ASKED: readonly OrderEvent[] = [{ kind: "age", days: 8 }, ask({ isFault: true })];

/** How the return of one piece gets there. */
const RETURNS: Ways = {
  "no return": [],
  requested: ASKED,
  approved: [ask()],
  received: [ask(), step("received")],
  settled: [ask(), step("received"), step("settled")],
  declined: [...ASKED, step("declined")],
  withdrawn: [ask(), step("withdrawn")],
  "in exchange": [ask({ isExchange: true })],
};

/** What is tried in every row. */
const EVENTS: Readonly<Record<string, OrderEvent>> = {
  "set pending": to("pending"),
  "set processing": to("processing"),
  "set shipped": to("shipped"),
  "set delivered": to("delivered"),
  "set cancelled": to("cancelled"),
  "buyer cancels": { kind: "cancel" },
  "record money": RECORD,
  "pay RWF 500 back": payBack(500),
  "pay out a refund": PAY_OUT,
  "change its lines": edit(PIECES + 1, PRICE_RWF),
  "ask to return": ask(),
  "ask to exchange": ask({ isExchange: true }),
  "approve the return": step("approved"),
  "receive it": step("received"),
  "settle it": step("settled"),
  "decline it": step("declined"),
  "withdraw it": step("withdrawn"),
};

/** One state of an order, its money and a return of it. */
export interface MatrixRow {
  name: string;
  /** What brings a new order there. */
  path: readonly OrderEvent[];
  allowed: readonly OrderEvent[];
  refused: readonly OrderEvent[];
}

/** @returns the order after these events; null: one of them is refused */
function after(path: readonly OrderEvent[]): OrderModel | null {
  const model = new OrderModel(PIECES, PRICE_RWF, DELIVERY_RWF);
  return path.every((event) => model.happens(event)) ? model : null;
}

const isAllowed = (path: readonly OrderEvent[], event: OrderEvent): boolean =>
  after([...path, event]) !== null;

/** Every state that can be reached: order × money × return. */
export const MATRIX: readonly MatrixRow[] = Object.entries(MONEY).flatMap(([money, paying]) =>
  Object.entries(STATUSES).flatMap(([status, bringing]) =>
    Object.entries(RETURNS).flatMap(([back, returning]) => {
      const path = [...paying, ...bringing, ...returning];
      if (after(path) === null) return [];
      const events = Object.values(EVENTS);
      return {
        name: `${status}, ${money}, ${back}`,
        path,
        allowed: events.filter((event) => isAllowed(path, event)),
        refused: events.filter((event) => !isAllowed(path, event)),
      };
    }),
  ),
);

/** All cells, as people read them: a row for each state, a column for each event. */
export function matrixText(): string {
  const names = Object.keys(EVENTS);
  const width = Math.max(...MATRIX.map(({ name }) => name.length));
  const rows = MATRIX.map(({ name, allowed }) => {
    const cells = Object.values(EVENTS).map((event) => (allowed.includes(event) ? "+" : "."));
    return `${name.padEnd(width)}  ${cells.join(" ")}`;
  });
  // Each name goes down above its own column.
  const margin = " ".repeat(width + 2);
  const heads = names.map((name, at) => `${margin}${"| ".repeat(at)}${name}`);
  return [...heads, ...rows].join("\n");
}
