import { areCredibleRates, FALLBACK_RATES, SHIPPING_FEE_RWF } from "../../../../contracts/money";
import type { ShippingTerms } from "../../../../contracts/shipping";
import { promisedDays, type PromisedDays } from "./delivery-days";

/** What delivery to one district costs and takes, as the quote reads it. */
export interface QuotedShipping {
  flatFeeRwf: number;
  /** Goods delivered there free; the district's own, else the shop's; null: none. */
  freeAboveRwf: number | null;
  /** The district's own; null: the flat fee. */
  feeRwf: number | null;
  /** Business days; null for a district without a row. */
  minDays: number | null;
  maxDays: number | null;
}

/** What an order is based on, besides its lines. */
export interface Terms {
  district: string;
  shipping: ShippingTerms;
  delivery: PromisedDays;
  /** What `shipping` and `delivery` come from: the placing statement compares it with what holds then. */
  quotedShipping: QuotedShipping | null;
  /** Units per one RWF, frozen on the order. */
  rates: { USD: number; EUR: number };
}

/** Business days promised to a district without its own. */
const SLOWEST = { min: 3, max: 5 };

/**
 * The terms right now; what the database lacks, or rates that can't be true, are as the
 * specification says.
 * @param now when the order is placed
 */
export function termsOf(
  district: string,
  shipping: QuotedShipping | null,
  rates: Terms["rates"] | null,
  now: Date,
): Terms {
  const fee = shipping?.feeRwf ?? null;
  const free_above = shipping?.freeAboveRwf ?? null;
  return {
    district,
    shipping: {
      flat_fee: shipping?.flatFeeRwf ?? SHIPPING_FEE_RWF,
      free_above,
      districts: fee === null ? [] : [{ district, fee, free_above }],
    },
    quotedShipping: shipping,
    delivery: promisedDays(now, shipping?.minDays ?? SLOWEST.min, shipping?.maxDays ?? SLOWEST.max),
    rates:
      rates && areCredibleRates(rates)
        ? rates
        : { USD: FALLBACK_RATES.USD, EUR: FALLBACK_RATES.EUR },
  };
}

/** Terms under which nothing is charged for delivery. */
export const freeTerms = (terms: Terms): Terms => ({
  ...terms,
  shipping: { flat_fee: 0, free_above: null, districts: [] },
});
