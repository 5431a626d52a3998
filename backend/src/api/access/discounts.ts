import { doneResponseSchema } from "../../contracts/accounts";
import {
  pausedBodySchema,
  staffDiscountBodySchema,
  staffDiscountListQuerySchema,
  staffDiscountListResponseSchema,
  staffDiscountResponseSchema,
} from "../../contracts/staff-discounts";
import type { RouteRule } from "./rule";

/** Discounts as staff make them. */
export const discountRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/admin/discounts",
    who: "admin",
    summary: "Discounts with what they brought, the newest first",
    query: staffDiscountListQuerySchema,
    response: staffDiscountListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/discounts",
    who: "admin",
    summary: "Make a discount; it is on at once, or when it starts",
    body: staffDiscountBodySchema,
    response: staffDiscountResponseSchema,
    status: 201,
  },
  {
    method: "GET",
    path: "/api/admin/discounts/:id",
    who: "admin",
    summary: "One discount",
    response: staffDiscountResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/discounts/:id",
    who: "admin",
    summary: "Change a discount, all of it; placed orders keep what they were promised",
    body: staffDiscountBodySchema,
    response: staffDiscountResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/admin/discounts/:id/paused",
    who: "admin",
    summary: "Pause a discount, or go on with it",
    body: pausedBodySchema,
    response: staffDiscountResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/admin/discounts/:id",
    who: "admin",
    summary: "Delete a discount; orders keep it",
    response: doneResponseSchema,
  },
];
