import { areCredibleRates, FALLBACK_RATES } from "../../../../contracts/money";

/** Units of each currency per one RWF. */
export interface FetchedRates {
  usd: number;
  eur: number;
}

/** Rates that were too far from the last good ones to be believed at once. */
export interface DoubtedRates extends FetchedRates {
  /** How often rates like these came again since. */
  confirmations: number;
}

export type Judgement =
  | { verdict: "good" }
  | { verdict: "doubtful"; doubt: DoubtedRates }
  | { verdict: "bad"; reason: string };

/** A rate that moved by more between two readings is a fault of the service more often than news. */
const MOST_CHANGE = 0.2;
/** The built-in rates are years old: the first rates ever read may be half or twice as high. */
const MOST_FIRST_FACTOR = 2;
/** Times that unlikely rates must come again before they are believed. */
const CONFIRMATIONS = 2;

/** Rates that can be true; see there. */
export const isCredible = ({ usd, eur }: FetchedRates): boolean =>
  areCredibleRates({ USD: usd, EUR: eur });

const isEach = (
  rates: FetchedRates,
  other: FetchedRates,
  isFine: (ratio: number) => boolean,
): boolean => isFine(rates.usd / other.usd) && isFine(rates.eur / other.eur);

const isNear = (ratio: number) => Math.abs(ratio - 1) <= MOST_CHANGE;
const isConceivable = (ratio: number) =>
  ratio <= MOST_FIRST_FACTOR && ratio >= 1 / MOST_FIRST_FACTOR;

/**
 * Whether a service's rates can be shown to shoppers. Impossible ones are bad however often they
 * come; merely unlikely ones must come twice.
 * @param last the last good rates; null: none yet, the built-in ones are shown
 */
export function judgeRates(
  rates: FetchedRates,
  last: FetchedRates | null,
  doubt: DoubtedRates | null,
): Judgement {
  if (!isCredible(rates)) {
    const reason = `USD ${rates.usd} and EUR ${rates.eur} per franc can't be true`;
    return { verdict: "bad", reason };
  }
  const builtIn = { usd: FALLBACK_RATES.USD, eur: FALLBACK_RATES.EUR };
  const isLikely = last ? isEach(rates, last, isNear) : isEach(rates, builtIn, isConceivable);
  if (isLikely) return { verdict: "good" };
  const confirmations = doubt && isEach(rates, doubt, isNear) ? doubt.confirmations + 1 : 0;
  return confirmations >= CONFIRMATIONS
    ? { verdict: "good" }
    : { verdict: "doubtful", doubt: { usd: rates.usd, eur: rates.eur, confirmations } };
}
