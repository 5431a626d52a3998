import { z } from "zod";
import type { RouteRule } from "./rule";

export const exportRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products/export",
    who: "admin",
    summary: "All products as Shopify's product CSV, drafts too; prices in RWF",
    query: z.strictObject({}),
    response: z.string(),
    responseType: "text/csv",
  },
];
