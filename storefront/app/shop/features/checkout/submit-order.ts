import type { CreateOrderBody, PlacedOrder } from "@strive/backend/contracts/orders";
import { ApiError } from "~/lib/api-error";
import { placeOrder, startPayment, type PaymentChoice } from "~/shop/orders/api";
import { saveOrderAccess } from "~/shop/orders/order-access";

/**
 * Places the order, then starts its payment. Once the order is made it stays made: a payment that
 * fails is no failure of the order. The confirmation reads its state from the server and offers to
 * pay again. Safe to repeat with the same key and body.
 * @throws ApiError when the order itself was not clearly made.
 */
export async function submitOrder(
  body: CreateOrderBody,
  key: string,
  payment: PaymentChoice | null,
): Promise<PlacedOrder> {
  const order = await placeOrder(body, key);
  saveOrderAccess(order.id, order.access_token);
  // An order that was made before may be paid, or wait for its wallet.
  if (payment === null || order.payment_status !== "unpaid") return order;
  try {
    await startPayment(order.id, order.access_token, payment);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn("The payment was not started", error.message);
  }
  return order;
}
