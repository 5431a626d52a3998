import type {
  CreateReturnBody,
  OrderReturn,
  WithdrawReturnBody,
} from "@strive/backend/contracts/returns";
import { api } from "~/lib/api-client";
import { IDEMPOTENCY_HEADER } from "../orders/api";

const returnsOf = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}/returns`;

/**
 * May be sent again with the same key and body: that gives the same return, not a second one.
 * @throws ApiError 409 when it is too late, or the pieces come back already
 */
export async function createReturn(
  orderId: string,
  body: CreateReturnBody,
  key: string,
): Promise<OrderReturn> {
  const answer = await api.post<{ data: OrderReturn }>(returnsOf(orderId), {
    body,
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return answer.data;
}

/** @throws ApiError 409 once staff have the pieces */
export async function withdrawReturn(
  { id, order_id }: Pick<OrderReturn, "id" | "order_id">,
  accessToken: string | null,
): Promise<OrderReturn> {
  const body: WithdrawReturnBody = accessToken === null ? {} : { access_token: accessToken };
  const path = `${returnsOf(order_id)}/${encodeURIComponent(id)}/withdraw`;
  return (await api.post<{ data: OrderReturn }>(path, { body })).data;
}
