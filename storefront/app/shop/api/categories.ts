import type { Category } from "@strive/backend/contracts/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL } from "./catalogue-call";

export const categoryListQuery = () =>
  queryOptions({
    queryKey: ["categories"] as const,
    queryFn: async ({ signal, meta }) => {
      const answer = await apiOf(meta).get<{ data: Category[] }>("/categories", {
        ...CATALOGUE_CALL,
        signal,
      });
      return answer.data;
    },
  });
