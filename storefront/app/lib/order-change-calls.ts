import type { ChangeAddressBody, ChangeItemBody } from "@strive/backend/contracts/order-changes";
import type { Order } from "@strive/backend/contracts/orders";
import { api } from "./api-client";

interface Whose {
  orderId: string;
  /** The order's token, for shoppers not signed in as its owner; null for owners and staff. */
  accessToken: string | null;
}

async function put(
  { orderId, accessToken }: Whose,
  path: string,
  body: ChangeAddressBody | ChangeItemBody,
): Promise<Order> {
  const answer = await api.put<{ data: Order }>(`/orders/${encodeURIComponent(orderId)}${path}`, {
    body: accessToken === null ? body : { ...body, access_token: accessToken },
  });
  return answer.data;
}

/** @throws ApiError 400 `district` where delivery costs something else; 409 once it is packed */
export const changeAddress = (whose: Whose, body: ChangeAddressBody): Promise<Order> =>
  put(whose, "/address", body);

/** @throws ApiError 400 `variant_id` for another price; 409 `insufficient_stock`, and once it is packed */
export const changeItem = (whose: Whose, itemId: string, body: ChangeItemBody): Promise<Order> =>
  put(whose, `/items/${encodeURIComponent(itemId)}`, body);
