/** What Rwanda's VAT adds to a price, in per cent; prices here include it. */
export const VAT_RATE = 18;

/**
 * VAT that is in a total, both whole RWF. Rounded once for each receipt; a half never comes up, as 118 is no
 * power of two.
 */
export const vatOf = (totalRwf: number): number =>
  Math.round((totalRwf * VAT_RATE) / (100 + VAT_RATE));

/** A taxpayer identification number has nine digits. */
export const TIN = /^\d{9}$/;
export const NO_TIN = "A TIN has 9 digits";
/** The most that is typed for one: with spaces or dashes, which are forgiven. */
export const LONGEST_TIN = 20;
export const plainTin = (typed: string): string => typed.replace(/[\s-]/g, "");

/**
 * What a buyer with a TIN gets from RRA for one purchase. RRA publishes no format: a bounded text of capital
 * letters and digits.
 */
export const PURCHASE_CODE = /^[A-Z0-9]{4,20}$/;
export const NO_PURCHASE_CODE = "A purchase code has 4 to 20 letters and digits";
