import type { MedusaContainer } from "@medusajs/framework/types";
import type { Order } from "../../contracts/orders";
import { isAdmin, type Actor } from "../../lib/actor";
import { notFound } from "../../lib/api-error";
import { isBuyer } from "./is-buyer";
import { openedOrderOf } from "./opened-order";
import { staffOrderOf } from "./order-view";
import { shopOrders } from "../../modules/order";

/**
 * One order as the caller may see it: an admin, its owner, or who holds its access token.
 * @throws ApiError 404 for everybody else: somebody else's order does not exist.
 */
export async function readOrder(
  container: MedusaContainer,
  actor: Actor,
  orderId: string,
  accessToken?: string,
): Promise<Order> {
  const order = await shopOrders(container).checkout.order(orderId);
  if (!order || !(isBuyer(container, actor, order, accessToken) || isAdmin(actor))) {
    throw notFound();
  }
  return isAdmin(actor) ? staffOrderOf(order) : openedOrderOf(container, order);
}
