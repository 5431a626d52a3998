import type { MedusaContainer } from "@medusajs/framework/types";
import type { OrderCustomer } from "../../contracts/order-customer";
import { notFound } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";

/** What the buyer of an order bought in all, for staff. @throws ApiError 404 */
export async function readCustomer(
  container: MedusaContainer,
  orderId: string,
): Promise<OrderCustomer> {
  const bought = await shopOrders(container).checkout.boughtByBuyerOf(orderId);
  if (!bought) throw notFound();
  return { orders: bought.orders, total_amount: bought.totalRwf };
}
