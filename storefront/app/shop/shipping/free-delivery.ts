import type { OrderDiscount } from "@strive/backend/contracts/discounts";
import type { DeliveryTerms } from "./delivery-terms";

/** How far goods are on the way to free delivery. */
export interface FreeDelivery {
  /** Whole RWF; 0: delivery is free. */
  missingRwf: number;
  /** Whole percent of the way, 100 only at its end. */
  percent: number;
}

interface Facts {
  terms: Pick<DeliveryTerms, "feeRwf" | "freeAboveRwf">;
  district: string | null;
  /** What is delivered of the lines, before discounts; null: gift cards alone. */
  goodsRwf: number | null;
  /** What is shown for delivery, before discounts. */
  shippingRwf: number;
  discounts: readonly OrderDiscount[];
}

/** Null where more goods change nothing: there is no threshold, or delivery costs nothing without it. */
export function freeDeliveryOf(facts: Facts): FreeDelivery | null {
  const { terms, district, shippingRwf, discounts } = facts;
  const goodsRwf = facts.goodsRwf ?? 0;
  const fromRwf = terms.freeAboveRwf(district) ?? 0;
  if (fromRwf <= 0 || goodsRwf <= 0 || terms.feeRwf(0, district) === 0) return null;
  if (goodsRwf >= fromRwf) {
    // The server may ask a fee that the terms, loaded earlier, don't know.
    return shippingRwf === 0 ? { missingRwf: 0, percent: 100 } : null;
  }
  const offDelivery = discounts.reduce((sum, { delivery_amount }) => sum + delivery_amount, 0);
  if (shippingRwf <= offDelivery) return null;
  return { missingRwf: fromRwf - goodsRwf, percent: Math.floor((goodsRwf * 100) / fromRwf) };
}
