import type { MedusaContainer } from "@medusajs/framework/types";
import type { CancelOrderBody } from "../../contracts/orders";
import type { Actor } from "../../lib/actor";
import { orderToWorkOn } from "./is-buyer";
import { setOrderStatus } from "./set-order-status";

/**
 * The buyer, or staff, cancel an order, until it is packed, and may say why. Cancelling a cancelled one is not an error.
 * @throws ApiError 404 for an order that is not the caller's; 409 once it is packed.
 */
export async function cancelOrder(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  { access_token: accessToken, reason }: CancelOrderBody,
): Promise<void> {
  const { by } = await orderToWorkOn(container, actor, orderId, accessToken);
  await setOrderStatus(container, {
    orderId,
    status: "cancelled",
    onlyUnpacked: true,
    reason,
    by,
  });
}
