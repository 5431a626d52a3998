import { z } from "zod";
import { productKeySchema } from "../../contracts/catalogue";
import {
  chartedCategoriesResponseSchema,
  sizeChartBodySchema,
  sizeChartQuerySchema,
  sizeChartResponseSchema,
  staffSizeChartResponseSchema,
} from "../../contracts/size-charts";
import type { RouteRule } from "./rule";

export const sizeChartRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products/:key/size-chart",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "The sizes of a product in centimetres: its category's chart, else that of one above, else a built-in one; empty where sizes say nothing",
    params: z.object({ key: productKeySchema }),
    response: sizeChartResponseSchema,
  },
  {
    method: "GET",
    path: "/api/admin/size-charts",
    who: "admin",
    summary: "Every category, and where its size chart comes from",
    response: chartedCategoriesResponseSchema,
  },
  {
    method: "GET",
    path: "/api/admin/size-charts/:id",
    who: "admin",
    summary: "The size chart of a category, with the sizes that its products have",
    response: staffSizeChartResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/size-charts/:id",
    who: "admin",
    summary:
      "Write the size chart of a category; shoppers read it at once. 409 when somebody has changed it since",
    body: sizeChartBodySchema,
    response: staffSizeChartResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/admin/size-charts/:id",
    who: "admin",
    summary:
      "A category has the chart of the one above again, or the built-in one; 409 when somebody has changed it since",
    query: sizeChartQuerySchema,
    response: staffSizeChartResponseSchema,
  },
];
