import { z } from "zod";
import { successOf } from "./envelope";

/**
 * Units per one RWF. `as_of`: when the service set them, ISO 8601; null for the built-in constants.
 * `stored`: the service has been silent for two days.
 */
export const exchangeRatesSchema = z.object({
  base: z.literal("RWF"),
  rates: z.object({ USD: z.number().positive(), EUR: z.number().positive() }),
  as_of: z.string().nullable(),
  source: z.enum(["live", "stored", "constants"]),
});
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;
export const exchangeRatesResponseSchema = successOf(exchangeRatesSchema);
