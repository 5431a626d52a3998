import type { OrderReturn } from "@strive/backend/contracts/returns";
import { exchangedRwf } from "~/lib/exchanged";

/** What of a return pays the exchange, or paid it: no more than its pieces cost; whole RWF. */
export const paysRwf = (
  entry: Pick<OrderReturn, "exchange" | "refunded_amount" | "amount">,
): number =>
  entry.refunded_amount === null
    ? Math.min(entry.amount, exchangedRwf(entry))
    : exchangedRwf(entry);

/** What of it goes back, or went; whole RWF. */
export const backRwf = (
  entry: Pick<OrderReturn, "exchange" | "refunded_amount" | "amount" | "delivery_amount">,
): number => (entry.refunded_amount ?? entry.amount + entry.delivery_amount) - paysRwf(entry);
