import { shippingResponseSchema, updateShippingBodySchema } from "../../contracts/shipping";
import type { RouteRule } from "./rule";

export const shippingRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/shipping",
    who: "everyone",
    ignoresBadToken: true,
    summary: "What delivery costs and takes, by district",
    response: shippingResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/shipping",
    who: "admin",
    summary: "Change what delivery costs and takes",
    body: updateShippingBodySchema,
    response: shippingResponseSchema,
  },
];
