import { SHIPPING_FEE_RWF } from "@strive/backend/contracts/money";
import { deliveryPromise, DISTRICTS } from "@strive/backend/contracts/places";
import { freeAboveRwf, shippingFeeRwf } from "@strive/backend/contracts/shipping-fee";
import type { Shipping } from "@strive/backend/contracts/shipping";
import * as words from "~/words/shipping";

/** Delivery fee and days; the defaults until the server has answered. */
export interface DeliveryTerms {
  /** Whole RWF. @param goodsRwf null: gift cards alone @param district null while unknown */
  feeRwf: (goodsRwf: number | null, district: string | null) => number;
  /** Goods of this many whole RWF are delivered free; null: never, or not known yet. */
  freeAboveRwf: (district: string | null) => number | null;
  /** "1–2 business days" */
  promise: (district: string) => string;
}

type Terms = Omit<Shipping, "has_automatic_discounts">;

const daysText = (min: number, max: number): string =>
  min === max ? words.businessDays(min) : words.businessDaysBetween(min, max);

const USUAL: Terms = {
  flat_fee: SHIPPING_FEE_RWF,
  free_above: null,
  districts: DISTRICTS.map((district) => {
    const [min_days = 0, max_days = 0] = deliveryPromise(district).split("-").map(Number);
    return { district, fee: SHIPPING_FEE_RWF, free_above: null, min_days, max_days };
  }),
};

/** Of what is collected in the shop. */
export const NO_DELIVERY: DeliveryTerms = {
  feeRwf: () => 0,
  freeAboveRwf: () => null,
  promise: () => "",
};

export function deliveryTermsOf(shipping: Terms = USUAL): DeliveryTerms {
  return {
    feeRwf: (goodsRwf, district) => shippingFeeRwf(shipping, goodsRwf, district),
    freeAboveRwf: (district) => freeAboveRwf(shipping, district),
    promise: (district) => {
      const row =
        shipping.districts.find((one) => one.district === district) ??
        USUAL.districts.find((one) => one.district === district);
      return row === undefined ? "" : daysText(row.min_days, row.max_days);
    },
  };
}
