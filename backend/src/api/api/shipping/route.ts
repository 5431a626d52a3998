import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { SHIPPING_MODULE } from "../../../modules/shipping";
import type ShippingModuleService from "../../../modules/shipping/service";
import { shippingOf } from "../../../workflows/shipping/shipping-view";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const shipping = request.scope.resolve<ShippingModuleService>(SHIPPING_MODULE);
  const data = shippingOf(await shipping.read());
  response.json({ success: true, data });
}
