import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import { languageQuerySchema } from "../../contracts/catalogue";
import {
  changeCollectionBodySchema,
  collectionBodySchema,
  collectionResponseSchema,
  staffCollectionResponseSchema,
  staffCollectionsResponseSchema,
} from "../../contracts/collections";
import { setHandleParams, versionQuerySchema } from "../../contracts/product-sets";
import type { RouteRule } from "./rule";

const collectionParams = z.object({ id: z.string().max(64) });

export const collectionRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/collections/:handle",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "A collection: a named set of products. 404 before its time but for staff; once it is over, only that it was",
    params: setHandleParams,
    query: languageQuerySchema,
    response: collectionResponseSchema,
  },
  {
    method: "GET",
    path: "/api/admin/collections",
    who: "admin",
    summary: "Every collection, the latest change first",
    response: staffCollectionsResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/collections",
    who: "admin",
    summary: "Make a named set of products",
    body: collectionBodySchema,
    response: staffCollectionResponseSchema,
    status: 201,
  },
  {
    method: "PUT",
    path: "/api/admin/collections/:id",
    who: "admin",
    summary:
      "Change a collection; its former address leads to the new one; 409 when somebody has changed it since",
    params: collectionParams,
    body: changeCollectionBodySchema,
    response: staffCollectionResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/admin/collections/:id",
    who: "admin",
    summary: "Its products stay; 409 when somebody has changed it since",
    params: collectionParams,
    query: versionQuerySchema,
    response: doneResponseSchema,
  },
];
