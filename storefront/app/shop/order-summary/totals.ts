import { totalRwfOf, type CartLine } from "~/lib/cart-rules";

/** Whole RWF. Shown before the order is placed; afterwards the server's figures are. */
export interface Totals {
  subtotalRwf: number;
  shippingRwf: number;
  totalRwf: number;
}

/** @param feeRwf what the delivery of goods worth that much costs */
export function totalsOf(
  lines: readonly CartLine[],
  feeRwf: (subtotalRwf: number) => number,
): Totals {
  const subtotalRwf = totalRwfOf(lines);
  const shippingRwf = feeRwf(subtotalRwf);
  return { subtotalRwf, shippingRwf, totalRwf: subtotalRwf + shippingRwf };
}
