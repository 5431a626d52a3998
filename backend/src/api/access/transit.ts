import {
  addToTransitBodySchema,
  guestTransitBodySchema,
  guestTransitResponseSchema,
  transitListQuerySchema,
  transitListResponseSchema,
  transitRemovedResponseSchema,
} from "../../contracts/transit";
import type { RouteRule } from "./rule";

export const transitRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/transit",
    who: "signed-in",
    summary: "Ordered lines on their way to the signed-in user, what was ordered last first",
    query: transitListQuerySchema,
    response: transitListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/transit",
    who: "signed-in",
    summary: "Put lines of one's own orders back that were taken off; answers with the list",
    body: addToTransitBodySchema,
    response: transitListResponseSchema,
  },
  {
    method: "POST",
    path: "/api/transit/orders",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Lines on their way of a guest's orders; what no token opens is not among them",
    body: guestTransitBodySchema,
    response: guestTransitResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/transit",
    who: "signed-in",
    summary: "Take every line off one's own list",
    response: transitRemovedResponseSchema,
  },
  {
    method: "DELETE",
    path: "/api/transit/:id",
    who: "signed-in",
    summary: "Take one line off one's own list",
    response: transitRemovedResponseSchema,
  },
];
