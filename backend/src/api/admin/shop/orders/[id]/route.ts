import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readShopOrder } from "../../../../../actions/order/shop-order";
import { nativeStaff } from "../../../../native-staff";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const staff = await nativeStaff(request);
  const data = await readShopOrder(request.scope, staff, request.params.id ?? "");
  response.setHeader("Cache-Control", "no-store");
  response.json({ success: true, data });
}
