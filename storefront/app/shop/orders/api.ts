import type {
  CreateOrderBody,
  CreatePaymentBody,
  Order,
  Payment,
  PlacedOrder,
} from "@strive/backend/contracts/orders";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";

/** The contract's name; repeated because importing it would bring zod along. */
const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** May be sent again with the same key and body: that gives the same order, not a second one. */
export async function placeOrder(body: CreateOrderBody, key: string): Promise<PlacedOrder> {
  const answer = await api.post<{ data: PlacedOrder }>("/orders", {
    body,
    headers: { [IDEMPOTENCY_HEADER]: key },
  });
  return answer.data;
}

/** Records the demo payment. A paid order stays paid once, however often this is called. */
export async function payOrder(
  orderId: string,
  accessToken: string | null,
  now: Date,
): Promise<Payment> {
  const body: CreatePaymentBody = {
    order_id: orderId,
    payment_method: "placeholder",
    transaction_id: `LOCAL-${now.getTime()}`,
    ...(accessToken !== null && { access_token: accessToken }),
  };
  const answer = await api.post<{ data: Payment }>("/payments", { body });
  return answer.data;
}

export const orderQuery = (orderId: string, accessToken: string | null) =>
  queryOptions({
    queryKey: ["orders", "one", orderId, accessToken] as const,
    queryFn: async ({ signal }) => {
      const answer = await api.get<{ data: Order }>(`/orders/${encodeURIComponent(orderId)}`, {
        query: { access_token: accessToken },
        signal,
      });
      return answer.data;
    },
  });
