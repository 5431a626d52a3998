import { activityListQuerySchema, activityListResponseSchema } from "../../contracts/dashboard";
import type { RouteRule } from "./rule";

export const activityRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/admin/activity",
    who: "admin",
    summary: "What staff changed, the newest first; by kind or id of what was changed",
    query: activityListQuerySchema,
    response: activityListResponseSchema,
    reads: "activity",
  },
];
