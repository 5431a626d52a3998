import type { MedusaContainer } from "@medusajs/framework/types";
import { every } from "../lib/pace";
import { refreshRates } from "../actions/settings/refresh-rates";

/** Checks whether the hour is over; the database picks one process. */
export default async function refreshExchangeRates(container: MedusaContainer): Promise<void> {
  await refreshRates(container);
}

export const config = { name: "refresh-exchange-rates", schedule: every(15) };
