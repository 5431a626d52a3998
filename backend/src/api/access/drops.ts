import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import { languageQuerySchema } from "../../contracts/catalogue";
import {
  changeDropBodySchema,
  dropBodySchema,
  dropNowResponseSchema,
  dropPlaceBodySchema,
  dropPlaceResponseSchema,
  dropResponseSchema,
  staffDropResponseSchema,
  staffDropsResponseSchema,
} from "../../contracts/drops";
import { setHandleParams, versionQuerySchema } from "../../contracts/product-sets";
import type { RouteRule } from "./rule";

const dropParams = z.object({ id: z.string().max(64) });

export const dropRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/drops/:handle",
    who: "everyone",
    ignoresBadToken: true,
    summary: "A drop: products that are sold from a moment on, and how it stands",
    params: setHandleParams,
    query: languageQuerySchema,
    response: dropResponseSchema,
  },
  {
    method: "GET",
    path: "/api/drops/:handle/now",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "How a drop stands, the same few bytes for all who wait; read anew once a second at most",
    params: setHandleParams,
    response: dropNowResponseSchema,
  },
  {
    method: "POST",
    path: "/api/drops/:handle/place",
    who: "everyone",
    ignoresBadToken: true,
    summary:
      "Take a place in the queue of a drop, or ask for the one of this device: header Drop-Ticket, 22 to 64 random letters, digits, - and _; the same ticket always has the same place",
    params: setHandleParams,
    body: dropPlaceBodySchema,
    response: dropPlaceResponseSchema,
    limit: "drop-address",
  },
  {
    method: "GET",
    path: "/api/admin/drops",
    who: "admin",
    summary: "Every drop and how it goes, the latest first",
    response: staffDropsResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/drops",
    who: "admin",
    summary: "Have products sold from a moment on, to a queue or to everybody",
    body: dropBodySchema,
    response: staffDropResponseSchema,
    status: 201,
  },
  {
    method: "PUT",
    path: "/api/admin/drops/:id",
    who: "admin",
    summary: "Change a drop; 409 when somebody has changed it since",
    params: dropParams,
    body: changeDropBodySchema,
    response: staffDropResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/admin/drops/:id",
    who: "admin",
    summary:
      "Its products are sold like any other from now on, and its queue is over; 409 when somebody has changed it since",
    params: dropParams,
    query: versionQuerySchema,
    response: doneResponseSchema,
  },
];
