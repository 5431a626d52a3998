import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import { goodsPartRwf } from "~/shop/discounts/gives-text";

interface Counted {
  /** The lines, before discounts. */
  subtotalRwf: number;
  /** Before discounts. */
  shippingRwf: number;
  discounts: readonly OrderDiscount[];
}

const sumOf = (amounts: number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** What the lines cost, and the delivery that is added to it later; whole RWF, after discounts. */
export function cartTotalsOf({ subtotalRwf, shippingRwf, discounts }: Counted) {
  const offGoods = sumOf(discounts.map(goodsPartRwf));
  const offDelivery = sumOf(discounts.map(({ delivery_amount }) => delivery_amount));
  // Lines may be shown at an earlier price than the discounts were counted at.
  return {
    totalRwf: Math.max(0, subtotalRwf - offGoods),
    feeRwf: Math.max(0, shippingRwf - offDelivery),
  };
}
