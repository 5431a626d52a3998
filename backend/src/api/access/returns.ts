import { z } from "zod";
import { orderQuerySchema } from "../../contracts/orders";
import {
  addPictureFormSchema,
  changeReturnBodySchema,
  createReturnBodySchema,
  returnListQuerySchema,
  returnListResponseSchema,
  returnPicturesResponseSchema,
  returnResponseSchema,
  staffReturnResponseSchema,
  withdrawReturnBodySchema,
} from "../../contracts/returns";
import type { RouteRule } from "./rule";

export const returnRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/orders/:id/returns",
    who: "everyone",
    summary:
      "Articles of one's own delivered order are to come back: anything within seven days, faults within 180; staff may ask for a buyer at any time. What is wanted in exchange is reserved at once, as an order. With an Idempotency-Key the same call again is the same return",
    body: createReturnBodySchema,
    response: returnResponseSchema,
    status: 201,
  },
  {
    method: "POST",
    path: "/api/orders/:id/returns/:return_id/withdraw",
    who: "everyone",
    summary: "Keep the articles after all, until they came back",
    body: withdrawReturnBodySchema,
    response: returnResponseSchema,
  },
  {
    method: "POST",
    path: "/api/orders/:id/returns/:return_id/pictures",
    who: "everyone",
    summary:
      "Add a picture of what comes back, for the buyer until the pieces are here, and for staff until the return is over; at most 4 each. The same file again is the same picture",
    query: orderQuerySchema,
    body: addPictureFormSchema,
    bodyType: "multipart",
    response: returnPicturesResponseSchema,
    status: 201,
    limit: "picture-address",
  },
  {
    method: "GET",
    path: "/api/orders/:id/returns/:return_id/pictures/:picture_id",
    who: "everyone",
    summary: "A picture of what comes back, for its buyer and staff alone",
    query: orderQuerySchema,
    response: z.string(),
    responseType: "image/webp",
    reads: "order",
  },
  {
    method: "DELETE",
    path: "/api/orders/:id/returns/:return_id/pictures/:picture_id",
    who: "everyone",
    summary:
      "Remove a picture that one added oneself: the buyer until the pieces are here, staff until the return is over",
    query: orderQuerySchema,
    response: returnPicturesResponseSchema,
    limit: "picture-address",
  },
  {
    method: "GET",
    path: "/api/returns",
    who: "admin",
    summary: "Returns; the open ones come first come first, all others the newest first",
    query: returnListQuerySchema,
    response: returnListResponseSchema,
    reads: "order",
  },
  {
    method: "PUT",
    path: "/api/returns/:id/status",
    who: "admin",
    summary:
      "A return's next step: approve, decline, count what came, pay it back, or close it for its buyer; 409 when it is not that step's turn",
    body: changeReturnBodySchema,
    response: staffReturnResponseSchema,
  },
];
