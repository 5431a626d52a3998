import {
  CURRENCIES,
  FALLBACK_RATES,
  priceText,
  type Currency,
  type Rates,
} from "@strive/backend/contracts/money";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import * as common from "~/words/common";
import { useSelectedCurrency } from "./currency-atoms";
import { exchangeRatesQuery } from "./exchange-rates";
import { usePageQuery } from "./query";

export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  RWF: common.currencyRwf,
  USD: common.currencyUsd,
  EUR: common.currencyEur,
};
export { CURRENCIES, type Currency };

interface CurrencyValue {
  currency: Currency;
  setCurrency: (currency: Currency) => void;
  rates: Rates;
  /** Text of a whole RWF amount in the chosen currency. */
  priceOf: (amountRwf: number) => string;
}

const CurrencyContext = createContext<CurrencyValue | null>(null);

/** RWF until mounted, so that every guest gets the same page. */
export function CurrencyProvider({ children }: { children: ReactNode }) {
  const [currency, setCurrency] = useSelectedCurrency();
  // Most guests convert nothing: the rates are fetched when another currency is first chosen.
  const { data: rates = FALLBACK_RATES } = usePageQuery(exchangeRatesQuery(), {
    isEnabled: currency !== "RWF",
  });
  const value = useMemo<CurrencyValue>(
    () => ({
      currency,
      setCurrency,
      rates,
      priceOf: (amountRwf) => priceText(amountRwf, currency, rates),
    }),
    [currency, setCurrency, rates],
  );
  return <CurrencyContext value={value}>{children}</CurrencyContext>;
}

export function useCurrency(): CurrencyValue {
  const value = useContext(CurrencyContext);
  if (value === null) throw new Error("useCurrency must be used within a CurrencyProvider");
  return value;
}
