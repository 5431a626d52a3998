import { z } from "zod";
import {
  categoryGenderSchema,
  categoryListResponseSchema,
  productKeySchema,
  productListQuerySchema,
  productListResponseSchema,
  productResponseSchema,
} from "../../contracts/catalogue";
import type { RouteRule } from "./rule";

export const catalogueRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Published products, filtered, sorted and paged",
    query: productListQuerySchema,
    response: productListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/products/:key",
    who: "everyone",
    ignoresBadToken: true,
    summary: "One published product by id or handle",
    params: z.object({ key: productKeySchema }),
    response: productResponseSchema,
  },
  {
    method: "GET",
    path: "/api/categories",
    who: "everyone",
    ignoresBadToken: true,
    summary: "All categories",
    response: categoryListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/categories/gender/:gender",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Categories of one gender",
    params: z.object({ gender: categoryGenderSchema }),
    response: categoryListResponseSchema,
  },
];
