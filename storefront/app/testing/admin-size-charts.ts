import {
  chartedCategoriesResponseSchema,
  sizeChartBodySchema,
  sizeChartQuerySchema,
  staffSizeChartResponseSchema,
  type StaffSizeChart,
} from "@strive/backend/contracts/size-charts";
import { http, HttpResponse } from "msw";
import { queryOf } from "./admin-desk";
import { failure } from "./handlers";
import { menTable } from "./size-charts";

export const staffChart = (
  name: string,
  changes: Partial<StaffSizeChart> = {},
): StaffSizeChart => ({
  category_id: `cat_${name.toLowerCase()}`,
  category_name: name,
  source: "built_in",
  from: null,
  version: 0,
  tables: [menTable],
  sizes: menTable.rows.map(({ size }) => size),
  product_count: 14,
  ...changes,
});

/** Size charts as staff read and change them. */
export function sizeChartDesk(...start: StaffSizeChart[]) {
  const desk = { charts: [...start], version: 10 };
  const one = (id: unknown) => desk.charts.find(({ category_id }) => category_id === id);
  const put = (chart: StaffSizeChart) => {
    desk.charts = desk.charts.map((known) =>
      known.category_id === chart.category_id ? chart : known,
    );
    return HttpResponse.json(staffSizeChartResponseSchema.parse({ success: true, data: chart }));
  };
  const handlers = [
    http.get("*/api/admin/size-charts", () => {
      const data = desk.charts.map(({ category_id, category_name, source, from }) => {
        const updatedAt = source === "own" ? "2026-11-20T08:30:00.000Z" : null;
        return { category_id, category_name, source, from, updatedAt };
      });
      return HttpResponse.json(chartedCategoriesResponseSchema.parse({ success: true, data }));
    }),
    http.get("*/api/admin/size-charts/:id", ({ params }) => {
      const chart = one(params["id"]);
      return chart === undefined ? failure(404, "Category not found.") : put(chart);
    }),
    http.put("*/api/admin/size-charts/:id", async ({ params, request }) => {
      const { version, tables } = sizeChartBodySchema.parse(await request.json());
      const chart = one(params["id"]);
      if (chart === undefined) return failure(404, "Category not found.");
      if (chart.version !== version) return failure(409, "Someone else has changed this");
      desk.version += 1;
      return put({ ...chart, source: "own", from: null, version: desk.version, tables });
    }),
    http.delete("*/api/admin/size-charts/:id", ({ params, request }) => {
      const { version } = sizeChartQuerySchema.parse(queryOf(request));
      const chart = one(params["id"]);
      if (chart?.version !== version) return failure(409, "Someone else has changed this");
      return put({ ...chart, source: "built_in", version: 0, tables: [menTable] });
    }),
  ];
  return { desk, handlers };
}
