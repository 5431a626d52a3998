import type { MedusaContainer } from "@medusajs/framework/types";
import { notFound } from "../../lib/api-error";
import { shopOrders } from "../../modules/order";
import { readPayCode } from "../../modules/order/checkout/pay-code";

/**
 * The order that the code of a pay link opens, with its access token.
 * Nobody can shut it for others by guessing: the code has 40 bits, and one internet address few tries.
 * @throws ApiError 404 for every miss: nobody learns which numbers exist
 */
export async function openOrder(
  container: MedusaContainer,
  code: string,
): Promise<{ order_id: string; access_token: string }> {
  const { checkout } = shopOrders(container);
  const read = readPayCode(code);
  const missing = () => notFound("This link opens no order.");
  if (!read) throw missing();
  const id = await checkout.byPayCode(read.orderNumber, read.secret);
  if (id === null) throw missing();
  return { order_id: id, access_token: checkout.accessToken(id) };
}
