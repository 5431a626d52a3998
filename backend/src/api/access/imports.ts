import {
  importAcceptedResponseSchema,
  importCancelledResponseSchema,
  importChangesQuerySchema,
  importChangesResponseSchema,
  importFormSchema,
  importJobResponseSchema,
  importListQuerySchema,
  importListResponseSchema,
  importResultResponseSchema,
} from "../../contracts/product-import";
import type { RouteRule } from "./rule";

export const importRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/products/import",
    who: "admin",
    summary:
      "Make and change products from Shopify's product CSV, alone or in a zip with pictures; " +
      "up to 1,000 rows are answered with the result, more with the job",
    body: importFormSchema,
    bodyType: "multipart",
    response: importResultResponseSchema,
    accepted: importAcceptedResponseSchema,
  },
  {
    method: "GET",
    path: "/api/products/import",
    who: "admin",
    summary: "The latest imports, the newest first",
    query: importListQuerySchema,
    response: importListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/products/import/:job_id",
    who: "admin",
    summary: "How far an import is, what was wrong with it, and its pictures",
    response: importJobResponseSchema,
  },
  {
    method: "GET",
    path: "/api/products/import/:job_id/changes",
    who: "admin",
    summary:
      "What a dry run would do, product by product in the order of the file: prices, states, stock, " +
      "pictures, and prices to look at again; kept for a week",
    query: importChangesQuerySchema,
    response: importChangesResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/products/import/:job_id",
    who: "admin",
    summary: "Stop an import; what it has written stays",
    response: importCancelledResponseSchema,
  },
];
