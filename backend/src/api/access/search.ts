import { suggestQuerySchema, suggestResponseSchema } from "../../contracts/catalogue";
import type { RouteRule } from "./rule";

export const searchRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products/suggest",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Products and categories for the first letters of a search",
    query: suggestQuerySchema,
    response: suggestResponseSchema,
  },
];
