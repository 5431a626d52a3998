import type { Category } from "@strive/backend/contracts/catalogue";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL, TOLD_IN } from "./catalogue-call";

export const categoryListQuery = () =>
  queryOptions({
    queryKey: ["categories"] as const,
    queryFn: async ({ signal, meta }) => {
      const answer = await apiOf(meta).get<{ data: Category[] }>("/categories", {
        ...CATALOGUE_CALL,
        query: TOLD_IN,
        signal,
      });
      return answer.data;
    },
  });
