import { convertRwf, formatMoney } from "@strive/backend/contracts/money";
import type { Order } from "@strive/backend/contracts/orders";

/** An amount of an order in dollars, at the rate that was frozen when it was placed: "$68.89". */
export const dollarsOf = (
  { exchange_rates }: Pick<Order, "exchange_rates">,
  amountRwf: number,
): string => formatMoney(convertRwf(amountRwf, "USD", { RWF: 1, ...exchange_rates }), "USD");

/** "RWF 45,000", as the admin shows it beside the dollars. */
export const francs = (amountRwf: number): string => formatMoney(amountRwf, "RWF");

/** "45,000", below a header that says the currency. */
export const bareFrancs = (amountRwf: number): string => amountRwf.toLocaleString("en");
