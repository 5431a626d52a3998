import type { PlacedOrder } from "../../src/contracts/orders";
import { withDatabase } from "../../harness/people";
import type { Shop } from "../../harness/shop";

/** A shop in which damage is done by hand. */
export interface Patient {
  query: (text: string, values?: unknown[]) => Promise<Record<string, string>[]>;
  /** One of its orders; which are paid and cancelled is `PAID` and `CANCELLED`. */
  order: (n: number) => PlacedOrder;
  /** One of three levels that no order draws on. */
  level: (n: number) => string;
  shop: Pick<Shop, "dataDir">;
}

/** One damage: the rules that it breaks, and what people do about it. */
export interface Damage {
  breaks: string[];
  by: () => Promise<unknown>;
  /** Only what the doctor can't mend, or not fully. */
  undo?: () => Promise<unknown>;
  /** Of `breaks`, what the doctor mends all the same. */
  mended?: string[];
  /** What it is, for those that are shown one by one. */
  kind?: string;
  /** What the doctor names. */
  id?: () => string | Promise<string>;
}

export const ORDERS = 28;
export const PAID = new Set([3, 7, 9, 10, 11, 12, 17, 18, 19, 20, 21, 22, 24, 25]);
export const CANCELLED = [11, 12];
/** Was called paid, and told to Medusa, before anybody saw the money. */
export const WITHDRAWN = 25;

export const patientOf = (
  shop: Shop,
  placed: { orders: readonly PlacedOrder[]; levels: readonly string[] },
): Patient => ({
  shop,
  query: (text, values = []) =>
    withDatabase(
      shop,
      async (database) => (await database.query<Record<string, string>>(text, values)).rows,
    ),
  order: (n) => {
    const order = placed.orders[n];
    if (!order) throw new Error(`The patient has no order ${n}.`);
    return order;
  },
  level: (n) => placed.levels[n] ?? "",
});
