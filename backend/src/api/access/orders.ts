import {
  createOrderBodySchema,
  createPaymentBodySchema,
  orderListQuerySchema,
  orderListResponseSchema,
  orderQuerySchema,
  orderResponseSchema,
  paymentResponseSchema,
  placedOrderResponseSchema,
} from "../../contracts/orders";
import type { RouteRule } from "./rule";

export const orderRules: readonly RouteRule[] = [
  {
    method: "POST",
    path: "/api/orders",
    who: "everyone",
    summary: "Place an order; needs the Idempotency-Key header",
    body: createOrderBodySchema,
    response: placedOrderResponseSchema,
    status: 201,
    limit: "order-address",
  },
  {
    method: "GET",
    path: "/api/orders",
    who: "signed-in",
    summary: "Orders: all of them for an admin, one's own otherwise",
    query: orderListQuerySchema,
    response: orderListResponseSchema,
  },
  {
    method: "GET",
    path: "/api/orders/:id",
    who: "everyone",
    summary: "One order, for an admin, its owner or the holder of its access token",
    query: orderQuerySchema,
    response: orderResponseSchema,
  },
  {
    method: "POST",
    path: "/api/payments",
    who: "everyone",
    summary: "Start or record a payment of an order",
    body: createPaymentBodySchema,
    response: paymentResponseSchema,
    status: 201,
  },
];
