import type { Shipping } from "@strive/backend/contracts/shipping";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** Delivery fees and days, as staff set them. */
export const shippingQuery = () =>
  queryOptions({
    queryKey: ["shipping"] as const,
    queryFn: async ({ signal }) =>
      (await api.get<{ data: Shipping }>("/shipping", { signal })).data,
  });
