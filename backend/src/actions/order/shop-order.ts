import type { MedusaContainer } from "@medusajs/framework/types";
import type { ShopOrder } from "../../contracts/back-office";
import type { UserActor } from "../../lib/actor";
import { readOrder } from "./read-order";
import { shopOrders } from "../../modules/order";

/**
 * An order as staff see it, and where it stands on its customer's list of products in transit.
 * @throws ApiError 404, also for an order not placed in this shop
 */
export async function readShopOrder(
  container: MedusaContainer,
  staff: UserActor,
  orderId: string,
): Promise<ShopOrder> {
  const order = await readOrder(container, staff, orderId);
  const transit = await shopOrders(container).transit.ofOrder(orderId);
  return { order, transit };
}
