import type { Category } from "@strive/backend/contracts/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { api as browserApi, CATALOGUE_TIMEOUT, type ApiClient } from "~/lib/api-client";

export const categoryListQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ["categories"] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: Category[] }>("/categories", {
        timeoutMs: CATALOGUE_TIMEOUT,
        leaveOn401: true,
        signal,
      });
      return answer.data;
    },
  });
