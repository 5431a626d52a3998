import { z } from "zod";
import { doneResponseSchema } from "../../contracts/accounts";
import {
  createPaymentBodySchema,
  createRefundBodySchema,
  paymentListQuerySchema,
  paymentListResponseSchema,
  paymentMethodsQuerySchema,
  paymentMethodsResponseSchema,
  paymentQuerySchema,
  paymentResponseSchema,
  refundResponseSchema,
  updatePaymentStatusBodySchema,
  updateRefundBodySchema,
} from "../../contracts/payments";
import type { RouteRule } from "./rule";

/** Called by a payment provider; of its body only which attempt it is about is read, and nothing is believed. */
const callback = (method: "POST" | "PUT"): RouteRule => ({
  method,
  path: "/api/payments/callback/:provider/:token",
  who: "everyone",
  ignoresBadToken: true,
  summary: "A payment provider calls: the attempt is looked at",
  params: z.object({ provider: z.string().max(40), token: z.string().max(200) }),
  // Calls must get through, whatever a provider adds to them.
  query: z.record(z.string(), z.string()),
  body: z.unknown(),
  response: doneResponseSchema,
  staysOpen: true,
});

export const paymentRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/payments",
    who: "everyone",
    summary: "Start or record a payment of an order",
    body: createPaymentBodySchema,
    response: paymentResponseSchema,
    status: 201,
  },
  {
    method: "GET",
    path: "/api/payments",
    who: "admin",
    summary: "Payments of all orders, newest first",
    query: paymentListQuerySchema,
    response: paymentListResponseSchema,
    reads: "payment",
  },
  {
    method: "GET",
    path: "/api/payments/methods",
    who: "everyone",
    ignoresBadToken: true,
    summary: "All ways to pay, and why one can't be chosen for a district",
    query: paymentMethodsQuerySchema,
    response: paymentMethodsResponseSchema,
  },
  {
    method: "GET",
    path: "/api/payments/:id",
    who: "everyone",
    summary: "One payment, for an admin, the order's owner or the holder of its access token",
    query: paymentQuerySchema,
    response: paymentResponseSchema,
    reads: "payment",
  },
  {
    method: "PUT",
    path: "/api/payments/:id/status",
    who: "admin",
    summary: "How a payment ended that no provider tells of",
    body: updatePaymentStatusBodySchema,
    response: paymentResponseSchema,
  },
  {
    method: "POST",
    path: "/api/payments/:id/refunds",
    who: "admin",
    summary: "Pay back a part or all of a payment; may carry an Idempotency-Key header",
    // Kept with the refund, for good.
    isOnce: true,
    body: createRefundBodySchema,
    response: refundResponseSchema,
    status: 201,
  },
  {
    method: "PUT",
    path: "/api/payments/:id/refunds/:refund_id",
    who: "admin",
    summary: "How a pay-out made by hand ended",
    body: updateRefundBodySchema,
    response: refundResponseSchema,
  },
  callback("POST"),
  callback("PUT"),
];
