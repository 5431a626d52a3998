import { doneResponseSchema } from "../../contracts/accounts";
import {
  addressBodySchema,
  makeDefaultBodySchema,
  savedAddressListResponseSchema,
  savedAddressResponseSchema,
} from "../../contracts/saved-addresses";
import type { RouteRule } from "./rule";

export const savedAddressRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/auth/me/addresses",
    who: "signed-in",
    summary: "The addresses that are kept in one's own account, the default first",
    response: savedAddressListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/auth/me/addresses",
    who: "signed-in",
    takesKey: true,
    summary:
      "Keep an address, at most ten; the first one is the default. May carry an Idempotency-Key header",
    body: addressBodySchema,
    response: savedAddressResponseSchema,
    status: 201,
  },
  {
    method: "PUT",
    path: "/api/auth/me/addresses/:id",
    who: "signed-in",
    summary: "Replace one of one's own addresses",
    body: addressBodySchema,
    response: savedAddressResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/auth/me/addresses/:id/default",
    who: "signed-in",
    summary: "Make one of one's own addresses the one that the checkout begins with",
    body: makeDefaultBodySchema,
    response: savedAddressResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/auth/me/addresses/:id",
    who: "signed-in",
    summary: "Delete one of one's own addresses; after the default, the oldest becomes it",
    response: doneResponseSchema,
  },
];
