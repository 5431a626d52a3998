import {
  contentPartParamsSchema,
  contentResponseSchema,
  contentVersionParamsSchema,
  contentVersionResponseSchema,
  publishContentBodySchema,
  sendPictureFormSchema,
  sentPictureResponseSchema,
} from "../../contracts/content";
import { doneResponseSchema } from "../../contracts/accounts";
import type { RouteRule } from "./rule";

export const contentRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/admin/content/:part",
    who: "admin",
    summary: "What staff say in a part of the shop's pages: its newest 20 versions",
    params: contentPartParamsSchema,
    response: contentResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/content/:part",
    who: "admin",
    summary:
      "Publishes a part of the pages, at once or from then on; 409 when somebody has published it since `seen`",
    params: contentPartParamsSchema,
    body: publishContentBodySchema,
    response: contentVersionResponseSchema,
    status: 201,
  },
  {
    method: "DELETE",
    path: "/api/admin/content/:part/:id",
    who: "admin",
    params: contentVersionParamsSchema,
    summary: "Takes a version back: what was there before it is shown again",
    response: doneResponseSchema,
  },
  {
    method: "POST",
    path: "/api/admin/content-pictures",
    who: "admin",
    summary:
      "Send a picture for a part of the pages or for a collection; one that is not used within 29 days is forgotten",
    body: sendPictureFormSchema,
    bodyType: "multipart",
    response: sentPictureResponseSchema,
    status: 201,
  },
];
