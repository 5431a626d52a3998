import type { ExchangeRates } from "@strive/backend/contracts/exchange-rates";
import { FALLBACK_RATES, type Rates } from "@strive/backend/contracts/money";
import { queryOptions } from "@tanstack/react-query";
import type { ApiClient } from "./api-client";
import { apiOf } from "./query";

const HOUR_MS = 3_600_000;

async function fetchRates(api: ApiClient, signal: AbortSignal): Promise<Rates> {
  try {
    const { data } = await api.get<{ data: ExchangeRates }>("/exchange-rates", { signal });
    return { RWF: 1, ...data.rates };
  } catch (error) {
    if (signal.aborted) throw error;
    console.warn("Exchange rates could not be read, the built-in ones stay", error);
    return FALLBACK_RATES;
  }
}

/** Units per RWF. Never fails: falls back to the built-in rates. */
export const exchangeRatesQuery = () =>
  queryOptions({
    queryKey: ["exchange-rates"],
    queryFn: ({ signal, meta }) => fetchRates(apiOf(meta), signal),
    staleTime: HOUR_MS,
  });
