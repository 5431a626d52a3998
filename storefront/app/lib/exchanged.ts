import { isExchanged } from "@strive/backend/contracts/return-rules";
import type { Exchange, OrderReturn, ReturnItem } from "@strive/backend/contracts/returns";

/** The exchange that is still to come, or is there; null: there is none, or it was cancelled. */
export const liveExchange = (entry: Pick<OrderReturn, "exchange">): Exchange | null =>
  isExchanged(entry) ? entry.exchange : null;

/** What of a return its exchange uses, whole RWF; once it is settled, what paid it. */
export function exchangedRwf(entry: Pick<OrderReturn, "exchange" | "refunded_amount">): number {
  if (entry.exchange === null) return 0;
  if (entry.refunded_amount !== null) return entry.exchange.settled_amount;
  return liveExchange(entry)?.used_amount ?? 0;
}

type Priced = Pick<ReturnItem, "quantity" | "exchange_for">;

/** What was paid for an exchange besides the returned pieces, whole RWF; 0 while that is only asked for. */
export function paidBesidesRwf({
  exchange,
  items,
}: Pick<OrderReturn, "exchange"> & { readonly items: readonly Priced[] }): number {
  if (exchange === null) return 0;
  const { payment_status: status, covered_amount: coveredRwf } = exchange;
  if (status !== "completed" && status !== "refunded") return 0;
  const totalRwf = items.reduce(
    (sum, { quantity, exchange_for }) => sum + quantity * (exchange_for?.unit_price ?? 0),
    0,
  );
  return Math.max(0, totalRwf - coveredRwf);
}
