import type { OwnCredit } from "@strive/backend/contracts/store-credit";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** First part of every key of store credit. */
export const OWN_CREDIT = ["store-credit"] as const;

/** A customer's own store credit. The key says whose: nobody ever sees an earlier user's. */
export const ownCreditQuery = (userId: string) =>
  queryOptions({
    queryKey: [...OWN_CREDIT, userId] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: OwnCredit }>("/store-credit", { signal })).data,
  });
