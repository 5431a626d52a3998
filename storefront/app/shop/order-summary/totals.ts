import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import type { CartLine } from "~/lib/cart-rules";
import { giftCardsRwfOf, goodsRwfOf, totalRwfOf } from "~/lib/line-totals";
import { takeCredit, type Balance, type TakenCredit } from "../credits/take-credit";

/** Whole RWF. Shown before the order is placed; afterwards the server's figures are. */
export interface Totals {
  subtotalRwf: number;
  /** Before discounts. */
  shippingRwf: number;
  discounts: readonly OrderDiscount[];
  totalRwf: number;
  /** What pays before money does. */
  credits: readonly TakenCredit[];
  /** What is left to pay. */
  dueRwf: number;
}

/** @param feeRwf what the delivery of goods worth that much costs; null: gift cards alone */
export function totalsOf(
  lines: readonly CartLine[],
  feeRwf: (goodsRwf: number | null) => number,
  discounts: readonly OrderDiscount[] = [],
  balances: readonly Balance[] = [],
): Totals {
  const subtotalRwf = totalRwfOf(lines);
  const shippingRwf = feeRwf(goodsRwfOf(lines));
  const offRwf = discounts.reduce((sum, { amount }) => sum + amount, 0);
  // Lines may be shown at an earlier price than the discounts were counted at.
  const totalRwf = Math.max(0, subtotalRwf + shippingRwf - offRwf);
  const paid = takeCredit(totalRwf, balances, giftCardsRwfOf(lines));
  return { subtotalRwf, shippingRwf, discounts, totalRwf, ...paid };
}
