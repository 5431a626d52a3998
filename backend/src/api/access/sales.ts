import { doneResponseSchema } from "../../contracts/accounts";
import {
  saleBodySchema,
  saleListQuerySchema,
  saleListResponseSchema,
  salePricesBodySchema,
  saleProductListQuerySchema,
  saleProductListResponseSchema,
  saleResponseSchema,
} from "../../contracts/sales";
import type { RouteRule } from "./rule";

/** Sale prices with dates. */
export const saleRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/admin/sales",
    who: "admin",
    summary: "Sales, the newest first",
    query: saleListQuerySchema,
    response: saleListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/sales",
    who: "admin",
    summary: "Make a sale, without prices yet",
    body: saleBodySchema,
    response: saleResponseSchema,
    status: 201,
  },
  {
    method: "GET",
    path: "/api/admin/sales/:id",
    who: "admin",
    summary: "One sale",
    response: saleResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/sales/:id",
    who: "admin",
    summary: "Change a sale's name and dates",
    body: saleBodySchema,
    response: saleResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/admin/sales/:id",
    who: "admin",
    summary: "Delete a sale with its prices",
    response: doneResponseSchema,
  },
  {
    method: "GET",
    path: "/api/admin/sales/:id/products",
    who: "admin",
    summary: "Products by name, those in the sale first",
    query: saleProductListQuerySchema,
    response: saleProductListResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/sales/:id/prices",
    who: "admin",
    summary: "Set what products cost in a sale; the others stay",
    body: salePricesBodySchema,
    response: saleResponseSchema,
  },
];
