import type { OwnAlerts, PriceAlertsBody } from "@strive/backend/contracts/alerts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import { LANGUAGE } from "~/words/language";

/** The key carries whose they are. */
export const ownAlertsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["alerts", userId] as const,
    queryFn: async ({ signal }) => {
      const query = { language: LANGUAGE };
      return (await api.get<{ data: OwnAlerts }>("/alerts", { query, signal })).data;
    },
  });

export const choosePriceAlerts = async (prices: boolean): Promise<OwnAlerts> => {
  const body: PriceAlertsBody = { prices, language: LANGUAGE };
  return (await api.put<{ data: OwnAlerts }>("/alerts/prices", { body })).data;
};
