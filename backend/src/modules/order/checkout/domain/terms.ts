import { areCredibleRates, FALLBACK_RATES, SHIPPING_FEE_RWF } from "../../../../contracts/money";
import type { Shipping } from "../../../../contracts/shipping";
import { promisedDays, type PromisedDays } from "./delivery-days";

/** What delivery to one district costs and takes, as the quote reads it. */
export interface QuotedShipping {
  flatFeeRwf: number;
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
  shipping: Pick<Shipping, "flat_fee" | "free_above"> & {
    districts: readonly { district: string; fee: number }[];
  };
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
  return {
    district,
    shipping: {
      flat_fee: shipping?.flatFeeRwf ?? SHIPPING_FEE_RWF,
      free_above: shipping?.freeAboveRwf ?? null,
      districts: fee === null ? [] : [{ district, fee }],
    },
    quotedShipping: shipping,
    delivery: promisedDays(now, shipping?.minDays ?? SLOWEST.min, shipping?.maxDays ?? SLOWEST.max),
    rates:
      rates && areCredibleRates(rates)
        ? rates
        : { USD: FALLBACK_RATES.USD, EUR: FALLBACK_RATES.EUR },
  };
}
