import { formatMoney } from "../../../../contracts/money";

/** Slips of the currency, of a point or of a zero are at least this far off. */
const FAR = 10;

export interface PriceReference {
  /** What it costs now; null: it is new. */
  now: number | null;
  /** What such products cost in this shop; null: too few to say. */
  usual: number | null;
}

/**
 * What to ask about a price that is far from the shop's own; null: nothing. What a product costs now
 * says more than what others cost.
 */
export function farPrice(priceRwf: number, { now, usual }: PriceReference): string | null {
  const reference = now ?? usual;
  if (reference === null || reference <= 0 || priceRwf <= 0) return null;
  const isHigh = priceRwf >= reference * FAR;
  if (!isHigh && priceRwf * FAR > reference) return null;
  const text = (amount: number) => formatMoney(amount, "RWF");
  const far = isHigh ? `${Math.floor(priceRwf / reference)} times` : "a tenth or less of";
  const what =
    now === null
      ? `what such products usually cost here (${text(reference)})`
      : `what it costs now (${text(reference)})`;
  return `${text(priceRwf)} is ${far} ${what}. Check the price and the currency.`;
}
