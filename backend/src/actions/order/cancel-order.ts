import type { MedusaContainer } from "@medusajs/framework/types";
import { isAdmin, type Actor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { setOrderStatus } from "./set-order-status";
import { shopOrders } from "../../modules/order";

/**
 * The buyer cancels an order, until it is packed. Cancelling a cancelled one is not an error.
 * @throws ApiError 404 for an order that is not the caller's; 409 once it is packed.
 */
export async function cancelOrder(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  accessToken: string | undefined,
): Promise<void> {
  const checkout = shopOrders(container).checkout;
  const order = await checkout.order(orderId);
  const isOwner = actor.kind === "user" && order?.accountId === actor.accountId;
  const isBuyer = isOwner || checkout.opensOrder(orderId, accessToken);
  if (!order || !(isBuyer || isAdmin(actor))) throw notFound();
  await setOrderStatus(container, {
    orderId,
    status: "cancelled",
    onlyUnpacked: true,
    by: isBuyer || actor.kind === "guest" ? "customer" : actor,
  });
}
