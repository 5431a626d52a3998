import type { SizeChart } from "@strive/backend/contracts/size-charts";
import { queryOptions } from "@tanstack/react-query";
import { apiOf } from "~/lib/query";
import { CATALOGUE_CALL } from "../api/catalogue-call";

export const sizeChartQuery = (productId: string) =>
  queryOptions({
    queryKey: ["size-chart", productId] as const,
    queryFn: async ({ signal, meta }) => {
      const path = `/products/${encodeURIComponent(productId)}/size-chart`;
      return (await apiOf(meta).get<{ data: SizeChart }>(path, { ...CATALOGUE_CALL, signal })).data;
    },
  });
