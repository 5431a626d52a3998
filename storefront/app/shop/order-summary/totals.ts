import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import { totalRwfOf, type CartLine } from "~/lib/cart-rules";

/** Whole RWF. Shown before the order is placed; afterwards the server's figures are. */
export interface Totals {
  subtotalRwf: number;
  /** Before discounts. */
  shippingRwf: number;
  discounts: readonly OrderDiscount[];
  totalRwf: number;
}

/** @param feeRwf what the delivery of goods worth that much costs */
export function totalsOf(
  lines: readonly CartLine[],
  feeRwf: (subtotalRwf: number) => number,
  discounts: readonly OrderDiscount[] = [],
): Totals {
  const subtotalRwf = totalRwfOf(lines);
  const shippingRwf = feeRwf(subtotalRwf);
  const offRwf = discounts.reduce((sum, { amount }) => sum + amount, 0);
  return {
    subtotalRwf,
    shippingRwf,
    discounts,
    // Lines may be shown at an earlier price than the discounts were counted at.
    totalRwf: Math.max(0, subtotalRwf + shippingRwf - offRwf),
  };
}
