import type { CreateOrderBody, PlacedOrder } from "@strive/backend/contracts/orders";
import { ApiError } from "~/lib/api-error";
import { payOrder, placeOrder } from "~/shop/orders/api";
import { saveOrderAccess } from "~/shop/orders/order-access";

/**
 * Places the order, then records its payment. Once the order is made it stays made: a payment that
 * fails is no failure of the order. The confirmation reads its state from the server and offers to
 * pay again. Safe to repeat with the same key and body.
 * @throws ApiError when the order itself was not clearly made.
 */
export async function submitOrder(body: CreateOrderBody, key: string): Promise<PlacedOrder> {
  const order = await placeOrder(body, key);
  saveOrderAccess(order.id, order.access_token);
  if (order.payment_status === "completed") return order;
  try {
    await payOrder(order.id, order.access_token, new Date());
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn("The payment was not recorded", error.message);
  }
  return order;
}
