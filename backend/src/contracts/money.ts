/** Currencies a price can be shown in. Money itself is always whole RWF. */
export const CURRENCIES = ["RWF", "USD", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Units of a currency per one RWF. */
export type Rates = Readonly<Record<Currency, number>>;

/** The specification's last resort when no live rate was ever read. */
export const FALLBACK_RATES: Rates = { RWF: 1, USD: 0.00083, EUR: 0.00077 };

/** A rate is at most this many times, and at least this fraction of, the specification's. */
const MOST_FACTOR = 3;
/** Between its worst and its best day a euro has bought 0.83 to 1.60 dollars. */
const EUROS_PER_DOLLAR = { least: 0.5, most: 1.5 };

/**
 * Whether rates are plausible, whoever sends them and however often: others are never shown, nor
 * orders placed with them.
 */
export function areCredibleRates({ USD, EUR }: { USD: number; EUR: number }): boolean {
  const isNear = (rate: number, known: number) =>
    rate >= known / MOST_FACTOR && rate <= known * MOST_FACTOR;
  return (
    isNear(USD, FALLBACK_RATES.USD) &&
    isNear(EUR, FALLBACK_RATES.EUR) &&
    EUR / USD >= EUROS_PER_DOLLAR.least &&
    EUR / USD <= EUROS_PER_DOLLAR.most
  );
}

/** Flat delivery fee in RWF. */
export const SHIPPING_FEE_RWF = 2000;

/** What is shown if a price is missing or can't be read, in RWF. Never charged. */
export const DEFAULT_PRICE_RWF = 30_000;

/** No order, line or price may exceed this many RWF; keeps every sum far inside safe integers. */
export const MAX_MONEY_RWF = 1_000_000_000;

/**
 * A stored or typed price as a number of RWF, for display only: text keeps only its digits;
 * anything still not a number becomes the default price.
 */
export function parsePriceRwf(price: unknown): number {
  if (typeof price === "number" && Number.isFinite(price)) return price;
  if (typeof price === "string") {
    const digits = price.replace(/\D/g, "");
    if (digits !== "") return Number(digits);
  }
  return DEFAULT_PRICE_RWF;
}

/** Converts once per unit price, rounded to 2 decimals; 0 stays 0. */
export function convertRwf(amountRwf: number, currency: Currency, rates: Rates): number {
  if (!amountRwf) return 0;
  if (currency === "RWF") return Math.round(amountRwf);
  return Math.round((amountRwf * rates[currency] + Number.EPSILON) * 100) / 100;
}

const SYMBOL: Record<Currency, string> = { RWF: "RWF ", USD: "$", EUR: "€" };

/**
 * `RWF 45,000`, `$24.90`, `€23.10`. Grouped by hand so that server and browser agree whatever
 * locale data they carry.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const fixed = currency === "RWF" ? String(Math.round(amount)) : amount.toFixed(2);
  const [whole = "0", cents] = fixed.replace("-", "").split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ",");
  return `${amount < 0 ? "-" : ""}${SYMBOL[currency]}${grouped}${cents ? `.${cents}` : ""}`;
}

/** Text of an RWF amount in the chosen currency. */
export const priceText = (amountRwf: number, currency: Currency, rates: Rates): string =>
  formatMoney(convertRwf(amountRwf, currency, rates), currency);
