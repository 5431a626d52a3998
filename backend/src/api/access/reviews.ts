import { z } from "zod";
import { productKeySchema } from "../../contracts/catalogue";
import { deletedResponseSchema } from "../../contracts/catalogue-writes";
import {
  answerReviewBodySchema,
  decideReviewBodySchema,
  orderReviewsQuerySchema,
  orderReviewsResponseSchema,
  ownReviewResponseSchema,
  reviewBodySchema,
  reviewListQuerySchema,
  reviewListResponseSchema,
  staffReviewListQuerySchema,
  staffReviewListResponseSchema,
  staffReviewResponseSchema,
} from "../../contracts/reviews";
import type { RouteRule } from "./rule";

export const reviewRules: readonly RouteRule[] = [
  {
    method: "GET",
    path: "/api/products/:key/reviews",
    who: "everyone",
    ignoresBadToken: true,
    summary: "Published reviews of a product, the newest first, and what all of them come to",
    params: z.object({ key: productKeySchema }),
    query: reviewListQuerySchema,
    response: reviewListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/orders/:id/reviews",
    who: "everyone",
    summary: "What the buyer of a delivered order can review of it, or has",
    query: orderReviewsQuerySchema,
    response: orderReviewsResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/orders/:id/reviews/:item_id",
    who: "everyone",
    summary:
      "Review an article of one's own delivered order, or change the review; staff look at it before it is shown. One for each product and buyer: the same again changes nothing",
    body: reviewBodySchema,
    response: ownReviewResponseSchema,
    limit: "review-address",
  },
  {
    method: "DELETE",
    path: "/api/orders/:id/reviews/:item_id",
    who: "everyone",
    summary: "Take one's review back; it is deleted",
    query: orderReviewsQuerySchema,
    response: deletedResponseSchema,
    limit: "review-address",
  },
  {
    method: "GET",
    path: "/api/reviews",
    who: "admin",
    summary: "Reviews; those that wait come first come first, all others the newest first",
    query: staffReviewListQuerySchema,
    response: staffReviewListResponseSchema,
    reads: "order",
  },
  {
    method: "PUT",
    path: "/api/reviews/:id/state",
    who: "admin",
    summary:
      "Publish a review, or refuse it with a reason that its writer reads; 409 when its writer has changed it since",
    body: decideReviewBodySchema,
    response: staffReviewResponseSchema,
  },
  {
    method: "PUT",
    path: "/api/reviews/:id/answer",
    who: "admin",
    summary: "Write the shop's answer to a review, or change it; empty takes it away",
    body: answerReviewBodySchema,
    response: staffReviewResponseSchema,
  },
];
