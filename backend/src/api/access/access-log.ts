import { accessListQuerySchema, accessListResponseSchema } from "../../contracts/access-log";
import type { RouteRule } from "./rule";

export const accessLogRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/access-log",
    who: "admin",
    summary:
      "Who of the staff saw whose data, the newest first; by kind, by what was seen, by whom",
    query: accessListQuerySchema,
    response: accessListResponseSchema,
  },
];
