import type { Order, OrderLookupBody } from "@strive/backend/contracts/orders";
import { api } from "~/lib/api-client";

/** An order with the token that opens its page. */
export type FoundOrder = Order & { access_token: string };

/** @throws ApiError 404, the same for every miss */
export const lookUpOrder = async (body: OrderLookupBody) =>
  (await api.post<{ data: FoundOrder }>("/orders/lookup", { body, leaveOn401: false })).data;
