import type { MedusaContainer } from "@medusajs/framework/types";
import { isAdmin, type Actor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { isBuyer } from "./is-buyer";
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
  const order = await shopOrders(container).checkout.order(orderId);
  const isOwn = order !== null && isBuyer(container, actor, order, accessToken);
  if (!order || !(isOwn || isAdmin(actor))) throw notFound();
  await setOrderStatus(container, {
    orderId,
    status: "cancelled",
    onlyUnpacked: true,
    by: isOwn || actor.kind === "guest" ? "customer" : actor,
  });
}
