import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shippingOf } from "../../../actions/shipping/shipping-view";
import { shopOrders } from "../../../modules/order";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shipping = shopOrders(request.scope).shipping;
  const data = shippingOf(await shipping.read());
  response.json({ success: true, data });
}
