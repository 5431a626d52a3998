import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ExchangeRates } from "../../../contracts/exchange-rates";
import { FALLBACK_RATES } from "../../../contracts/money";

/** The built-in constants; live rates join when the server keeps them. */
export function GET(_request: MedusaRequest, response: MedusaResponse): void {
  const data: ExchangeRates = {
    base: "RWF",
    rates: { USD: FALLBACK_RATES.USD, EUR: FALLBACK_RATES.EUR },
    as_of: null,
    source: "constants",
  };
  response.setHeader("Cache-Control", "public, max-age=300");
  response.json({ success: true, data });
}
