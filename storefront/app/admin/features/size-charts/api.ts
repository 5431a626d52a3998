import type {
  ChartedCategory,
  SizeChartBody,
  StaffSizeChart,
} from "@strive/backend/contracts/size-charts";
import { adminQuery } from "~/admin/data/admin-query";
import { api } from "~/lib/api-client";

/** First part of the keys below. */
export const SIZE_CHARTS = "size-charts";

const pathOf = (id: string) => `/admin/size-charts/${encodeURIComponent(id)}`;

export const sizeChartsQuery = () =>
  adminQuery([SIZE_CHARTS, "list"], async (client, signal) => {
    return (await client.get<{ data: ChartedCategory[] }>("/admin/size-charts", { signal })).data;
  });

/** Read anew each time it is opened: what is saved names the version that was seen. */
export const sizeChartQuery = (id: string) => ({
  gcTime: 0,
  ...adminQuery([SIZE_CHARTS, "one", id], async (client, signal) => {
    return (await client.get<{ data: StaffSizeChart }>(pathOf(id), { signal })).data;
  }),
  // What is typed stays when the window comes back.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export const readSizeChart = async (id: string) =>
  (await api.get<{ data: StaffSizeChart }>(pathOf(id))).data;

/** @throws ApiError 409 when somebody has changed it since */
export const saveSizeChart = async (id: string, body: SizeChartBody) =>
  (await api.put<{ data: StaffSizeChart }>(pathOf(id), { body })).data;

/** @throws ApiError 409 when somebody has changed it since */
export const removeSizeChart = async (id: string, version: number) =>
  (await api.delete<{ data: StaffSizeChart }>(pathOf(id), { query: { version } })).data;
