import { MAX_MONEY_RWF } from "../../../../contracts/money";
import { deliveredRwf, shippingFeeRwf } from "../../../../contracts/shipping";
import type { Terms } from "./terms";
import type { DecidedLine } from "./types";

export interface Totals {
  subtotalRwf: number;
  shippingRwf: number;
  totalRwf: number;
}

/** Price of one line: whole RWF times a whole number of pieces. */
export const lineTotalRwf = (line: { unitPriceRwf: number; quantity: number }): number =>
  line.unitPriceRwf * line.quantity;

/**
 * What an order costs, in whole RWF: the lines, and delivery to its district.
 * @returns null when the sum exceeds what an order may cost.
 */
export function totalsOf(
  lines: readonly Pick<DecidedLine, "unitPriceRwf" | "quantity" | "isGiftCard">[],
  { shipping, district }: Pick<Terms, "shipping" | "district">,
): Totals | null {
  const subtotalRwf = lines.reduce((sum, line) => sum + lineTotalRwf(line), 0);
  const delivered = deliveredRwf(
    lines.map((line) => ({ lineTotalRwf: lineTotalRwf(line), isGiftCard: line.isGiftCard })),
  );
  const shippingRwf = shippingFeeRwf(shipping, delivered, district);
  // Discounts only lower it.
  const totalRwf = subtotalRwf + shippingRwf;
  if (!Number.isSafeInteger(totalRwf) || totalRwf > MAX_MONEY_RWF) return null;
  return { subtotalRwf, shippingRwf, totalRwf };
}

/** A stored amount as a price that can be charged: whole, not negative, in bounds; else null. */
export function chargeableRwf(amount: number | null): number | null {
  if (amount === null || !Number.isInteger(amount)) return null;
  return amount >= 0 && amount <= MAX_MONEY_RWF ? amount : null;
}
