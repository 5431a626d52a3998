import type { MedusaContainer } from "@medusajs/framework/types";
import type { Payment, PaymentListQuery } from "../../contracts/payments";
import { isAdmin, type Actor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { paymentForStaff, paymentOf } from "./payment-view";
import { shopOrders } from "../../modules/order";

const paymentsOf = (container: MedusaContainer) => shopOrders(container).payments;

/**
 * One payment, for an admin, the order's owner, or whoever holds the order's token.
 * @throws ApiError 404
 */
export async function readPayment(
  container: MedusaContainer,
  actor: Actor,
  paymentId: string,
  accessToken: string | undefined,
): Promise<Payment> {
  const found = await paymentsOf(container).payment(paymentId);
  if (!found) throw notFound();
  if (isAdmin(actor)) return paymentForStaff(found);
  const checkout = shopOrders(container).checkout;
  const isTheirs =
    (actor.kind === "user" && found.accountId === actor.accountId) ||
    checkout.opensOrder(found.orderId, accessToken);
  if (!isTheirs) throw notFound();
  return paymentOf({ id: found.orderId, orderNumber: found.orderNumber }, found.payment);
}

/** Payments of all orders, newest first, for staff. */
export async function listPayments(
  container: MedusaContainer,
  query: PaymentListQuery,
): Promise<{ data: Payment[]; count: number }> {
  const { count, payments } = await paymentsOf(container).list(query);
  return { data: payments.map(paymentForStaff), count };
}
