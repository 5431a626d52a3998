import type { Facets } from "@strive/backend/contracts/catalogue";
import {
  convertRwf,
  formatMoney,
  type Currency,
  type Rates,
} from "@strive/backend/contracts/money";
import type { Narrowing } from "~/shop/api/products";

export type PriceBars = NonNullable<Facets["price_bars"]>;
export type Prices = Pick<Narrowing, "min_price" | "max_price">;

/** What one step of the slider is worth, in RWF. */
export const STEP_RWF = 500;

/** The slider's ends: whole steps around every price. */
export const endsOf = ({ from, to }: PriceBars) => ({
  low: Math.floor(from / STEP_RWF) * STEP_RWF,
  high: Math.max(Math.ceil(to / STEP_RWF), Math.floor(from / STEP_RWF) + 1) * STEP_RWF,
});

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Where the thumbs stand. */
export function thumbsOf(
  { min_price, max_price }: Prices,
  { low, high }: ReturnType<typeof endsOf>,
) {
  const from = within(min_price ?? low, low, high);
  return { from, to: Math.max(from, within(max_price ?? high, low, high)) };
}

/** Prices of two thumbs: one at its end excludes nothing. */
export const pricesOf = (
  { from, to }: { from: number; to: number },
  { low, high }: ReturnType<typeof endsOf>,
): Prices => ({ min_price: from <= low ? null : from, max_price: to >= high ? null : to });

/** The lower one first, whichever was typed last. */
export const inOrder = ({ min_price, max_price }: Prices): Prices =>
  min_price !== null && max_price !== null && min_price > max_price
    ? { min_price: max_price, max_price: min_price }
    : { min_price, max_price };

const HIGHEST_RWF = 999_999_999;

/** What somebody typed, in whole RWF; null: nothing, or no number. A comma before one or two digits is a decimal's. */
export function typedRwf(text: string, currency: Currency, rates: Rates): number | null {
  const number =
    currency === "RWF"
      ? text.replace(/\D/g, "")
      : text.replace(/,(?=\d{1,2}$)/, ".").replace(/[^\d.]/g, "");
  const amount = Number(number);
  if (number === "" || !Number.isFinite(amount)) return null;
  return Math.min(Math.round(amount / rates[currency]), HIGHEST_RWF);
}

/** "12,000", "9.96": what stands in a field for an amount, beside the currency. */
export const fieldText = (amountRwf: number, currency: Currency, rates: Rates): string =>
  formatMoney(convertRwf(amountRwf, currency, rates), currency)
    .replace(/^\D+/, "")
    .replace(/\.00$/, "");

/** What stands before it. */
export const currencyMark = (currency: Currency): string =>
  formatMoney(0, currency).replace(/[\s\d.]+$/, "");
