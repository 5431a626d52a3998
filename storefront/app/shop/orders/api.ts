import { CART_REMINDER_HEADER } from "@strive/backend/contracts/reminder-limits";
import type { CancelReason } from "@strive/backend/contracts/cancel-reasons";
import type {
  CancelOrderBody,
  CreateOrderBody,
  Order,
  PlacedOrder,
} from "@strive/backend/contracts/orders";
import type {
  CreatePaymentBody,
  Payment,
  PaymentMethod,
  WalletNetwork,
} from "@strive/backend/contracts/payments";
import type { OrderTextsBody, TextChoice } from "@strive/backend/contracts/text-channels";
import { queryOptions } from "@tanstack/react-query";
import { api } from "~/lib/api-client";
import { ApiError } from "~/lib/api-error";
import { keptReminderCode } from "~/lib/kept-reminder";
import { leaveForPage } from "~/shop/payment/payment-page";

/** The contract's name; repeated because importing it would pull in zod. */
export const IDEMPOTENCY_HEADER = "Idempotency-Key";

/** Ends the reminder of this browser's cart. May be sent again with the same key and body: that gives the same order, not a second one. */
export async function placeOrder(body: CreateOrderBody, key: string): Promise<PlacedOrder> {
  const reminder = keptReminderCode();
  const answer = await api.post<{ data: PlacedOrder }>("/orders", {
    body,
    headers: {
      [IDEMPOTENCY_HEADER]: key,
      ...(reminder !== null && { [CART_REMINDER_HEADER]: reminder }),
    },
  });
  return answer.data;
}

/** How to pay: the method, and for mobile money the wallet to ask. */
export interface PaymentChoice {
  method: PaymentMethod;
  phone?: string;
  network?: WalletNetwork;
}

/**
 * Starts an attempt to pay. Asking again for the same is the same attempt while it is open, another
 * method or number is a new one; a paid order stays paid once, however often this is called.
 */
export async function startPayment(
  orderId: string,
  accessToken: string | null,
  { method, phone, network }: PaymentChoice,
): Promise<Payment> {
  const body: CreatePaymentBody = {
    order_id: orderId,
    payment_method: method,
    phone: method === "momo" ? phone : undefined,
    network: method === "momo" ? network : undefined,
    ...(method === "placeholder" && { transaction_id: `LOCAL-${Date.now()}` }),
    ...(accessToken !== null && { access_token: accessToken }),
  };
  const answer = await api.post<{ data: Payment }>("/payments", { body });
  if (method === "card") leaveForPage(orderId);
  return answer.data;
}

/** Back from a payment page: the shop asks its provider now. @param reference as the page names it */
export async function lookAtPayment(reference: string): Promise<void> {
  await api.post(`/payments/callback/flutterwave/${encodeURIComponent(reference)}`, { body: {} });
}

/** @throws ApiError 409 once the order is no longer pending */
export async function cancelOrder(
  orderId: string,
  accessToken: string | null,
  reason: CancelReason | null,
): Promise<Order> {
  const body: CancelOrderBody = {
    ...(accessToken !== null && { access_token: accessToken }),
    ...(reason !== null && { reason }),
  };
  const path = `/orders/${encodeURIComponent(orderId)}/cancel`;
  return (await api.post<{ data: Order }>(path, { body })).data;
}

/** How the buyer is told of an order on his phone from now on. */
export async function chooseTexts(
  orderId: string,
  accessToken: string | null,
  choice: TextChoice,
): Promise<Order> {
  const body: OrderTextsBody = {
    text_channel: choice,
    ...(accessToken !== null && { access_token: accessToken }),
  };
  const path = `/orders/${encodeURIComponent(orderId)}/texts`;
  return (await api.put<{ data: Order }>(path, { body })).data;
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

/** A missing order and somebody else's look the same. */
export const isMissingOrder = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);
