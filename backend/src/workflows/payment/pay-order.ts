import type { MedusaContainer } from "@medusajs/framework/types";
import type { CreatePaymentBody, Payment } from "../../contracts/orders";
import { isAdmin, type Actor } from "../../lib/actor";
import { conflict, invalidRequest, notFound } from "../../lib/api-error";
import { parseEnv } from "../../lib/env";
import { CHECKOUT_MODULE } from "../../modules/checkout";
import type { PaymentRecord } from "../../modules/checkout/records";
import type CheckoutModuleService from "../../modules/checkout/service";
import { requestBuild } from "../order/order-jobs";

let enabled: boolean | undefined;

/**
 * The demo method completes at once without money. Never in production unless asked for; the
 * launcher asks for it where the database is its own.
 */
function isPlaceholderEnabled(): boolean {
  enabled ??= (() => {
    const { NODE_ENV, PLACEHOLDER_PAYMENT } = parseEnv();
    return PLACEHOLDER_PAYMENT ?? NODE_ENV !== "production";
  })();
  return enabled;
}

export const paymentOf = (orderId: string, payment: PaymentRecord): Payment => ({
  id: payment.id,
  _id: payment.id,
  order_id: orderId,
  amount: payment.amount,
  currency: "RWF",
  payment_method: payment.paymentMethod,
  transaction_id: payment.transactionId,
  payment_status: payment.paymentStatus,
  paymentStatus: payment.paymentStatus,
  createdAt: new Date(payment.createdAt).toISOString(),
});

/**
 * Pays an order. Amount and outcome are the server's; a repeated call returns the same payment.
 * @throws ApiError 404 for an order that is not the caller's; 400 for a method that is not
 * available; 409 for a cancelled order.
 */
export async function payOrder(
  container: MedusaContainer,
  actor: Actor,
  body: CreatePaymentBody,
): Promise<Payment> {
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE);
  const order = await checkout.payable(body.order_id);
  const isTheirs =
    isAdmin(actor) ||
    (actor.kind === "user" && order?.accountId === actor.accountId) ||
    checkout.opensOrder(body.order_id, body.access_token);
  if (!order || !isTheirs) throw notFound();
  if (body.payment_method !== "placeholder" || !isPlaceholderEnabled()) {
    throw invalidRequest([
      { field: "payment_method", message: "This payment method is not available" },
    ]);
  }
  const payment = await checkout.completePayment(
    body.order_id,
    body.payment_method,
    body.transaction_id,
  );
  if (!payment) throw conflict("This order was cancelled");
  requestBuild(container);
  return paymentOf(body.order_id, payment);
}
