import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import { languageQuerySchema, productKeySchema } from "../../contracts/catalogue";
import {
  companionsResponseSchema,
  lookBodySchema,
  lookedAtBodySchema,
  lookResponseSchema,
} from "../../contracts/companions";
import type { RouteRule } from "./rule";

export const companionRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products/:key/companions",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "What a product is shown with: products that are bought and looked at together with it, and its look",
    params: z.object({ key: productKeySchema }),
    query: languageQuerySchema,
    response: companionsResponseSchema,
  },
  {
    method: "POST",
    path: "/api/products/looked-at",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "Somebody looked at these products in one visit; nothing about who is kept, and each two count once a day from one address",
    body: lookedAtBodySchema,
    response: doneResponseSchema,
    limit: "looked-at-address",
  },
  {
    method: "GET",
    path: "/api/products/:key/look",
    who: "admin",
    summary: "What staff chose to be worn with a product, drafts among it",
    params: z.object({ key: productKeySchema }),
    response: lookResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/products/:key/look",
    who: "admin",
    summary:
      "Choose what is worn with a product, in the order in which it is shown; 409 when it was changed since",
    params: z.object({ key: productKeySchema }),
    body: lookBodySchema,
    response: lookResponseSchema,
  },
];
