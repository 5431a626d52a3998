import { dashboardQuerySchema, dashboardResponseSchema } from "../../contracts/dashboard";
import type { RouteRule } from "./rule";

export const dashboardRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/admin/dashboard",
    who: "admin",
    summary: "Counts, revenue, best sellers, low stock and what is unpaid",
    query: dashboardQuerySchema,
    response: dashboardResponseSchema,
  },
];
