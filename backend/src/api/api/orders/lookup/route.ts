import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OrderLookupBody } from "../../../../contracts/orders";
import { notFound } from "../../../../lib/api-error";
import { rateLimits } from "../../../../modules/rate-limit";
import { openedOrderOf } from "../../../../actions/order/opened-order";
import { admitted } from "../../../gatekeeper";
import { shopOrders } from "../../../../modules/order";

/** One answer for every miss: nobody learns which numbers or addresses exist. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { order_number, email } = admitted<OrderLookupBody>(request).body;
  const checkout = shopOrders(request.scope).checkout;
  const limits = rateLimits(request.scope);
  await limits.consume("lookup-order", order_number);
  const found = await checkout.lookUp(order_number, email);
  if (!found) throw notFound("No order has this number and email address.");
  await limits.clear("lookup-order", order_number);
  const data = { ...openedOrderOf(request.scope, found.order), access_token: found.accessToken };
  response.json({ success: true, data });
}
