import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "../../lib/database";
import { shopOrders } from "../../modules/order";

/**
 * What a cancellation means for the payments of an order: nothing more is due, and what was paid is
 * owed back. The caller's transaction holds the order.
 */
export async function settleMoney(
  container: MedusaContainer,
  inside: Run,
  orderId: string,
): Promise<void> {
  await shopOrders(container).payments.settleCancelled(inside, orderId);
}

/** Staff are asked for the money of a delivered order, wherever its status was set. */
export async function askForMoney(
  container: MedusaContainer,
  inside: Run,
  orderId: string,
): Promise<void> {
  await shopOrders(container).payments.settleDelivered(inside, orderId);
}
