import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

interface Opened {
  order_id: string;
  access_token: string;
}

/** The order that a pay link's code stands for. */
export const openOrderQuery = (code: string) =>
  queryOptions({
    queryKey: ["pay-link", code] as const,
    queryFn: async ({ signal }) =>
      (await api.post<{ data: Opened }>("/orders/open", { body: { code }, signal })).data,
    // Offline is said at once, and nobody's tries are used up in silence.
    networkMode: "always",
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
