import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import { languageQuerySchema } from "../../contracts/catalogue";
import {
  endSharedListBodySchema,
  madeSharedListResponseSchema,
  ownSharedListResponseSchema,
  sharedCodeSchema,
  sharedListResponseSchema,
  shareListBodySchema,
} from "../../contracts/shared-lists";
import type { RouteRule } from "./rule";

const codeParams = z.object({ code: sharedCodeSchema });

export const sharedListRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/shared-lists",
    who: "everyone",
    summary:
      "Make a link that shows some products to whoever has it, or have one's own link show these",
    body: shareListBodySchema,
    response: madeSharedListResponseSchema,
    status: 201,
    limit: "share-address",
  },
  {
    method: "GET",
    path: "/api/shared-lists",
    who: "signed-in",
    summary: "The link to one's own wishlist; null when there is none",
    response: ownSharedListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/shared-lists/:code",
    who: "everyone",
    ignoresBadToken: true,
    summary: "What a shared wishlist shows: products, and nobody's name",
    params: codeParams,
    query: languageQuerySchema,
    response: sharedListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/shared-lists/:code/end",
    who: "everyone",
    summary: "End the link to one's own wishlist, as its account or with its key",
    params: codeParams,
    body: endSharedListBodySchema,
    response: doneResponseSchema,
    limit: "share-address",
  },
];
