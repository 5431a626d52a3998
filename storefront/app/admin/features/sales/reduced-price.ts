/** What prices may be rounded to; whole RWF. */
export const ROUND_TO = [1, 100, 500] as const;
export type RoundTo = (typeof ROUND_TO)[number];

/**
 * A price after `percent` off, rounded; a rounding that would give the price itself, or nothing, is
 * left out. Null: no whole franc lies below the price and is nearest. Whole RWF.
 */
export function reducedPrice(price: number, percent: number, roundTo: RoundTo): number | null {
  const left = (price * (100 - percent)) / 100;
  const rounded = Math.round(left / roundTo) * roundTo;
  const isSale = (one: number) => one >= 1 && one < price;
  const found = isSale(rounded) ? rounded : Math.max(1, Math.round(left));
  return isSale(found) ? found : null;
}

/** The whole percent that a sale price takes off; 0 where that is less than one. */
export const percentOff = (price: number, salePrice: number): number =>
  price > 0 ? Math.floor(((price - salePrice) * 100) / price) : 0;
