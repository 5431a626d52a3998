import { SHIPPING_FEE_RWF } from "@strive/backend/contracts/money";
import { totalRwfOf, type CartLine } from "~/lib/cart-rules";

/** Whole RWF. What is shown before the order; the server's own figures count after it. */
export interface Totals {
  subtotalRwf: number;
  shippingRwf: number;
  totalRwf: number;
}

export function totalsOf(lines: readonly CartLine[]): Totals {
  const subtotalRwf = totalRwfOf(lines);
  return {
    subtotalRwf,
    shippingRwf: SHIPPING_FEE_RWF,
    totalRwf: subtotalRwf + SHIPPING_FEE_RWF,
  };
}
