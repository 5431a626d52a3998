import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeOrderStatusBodySchema } from "../../../../../../contracts/orders";
import { setOrderStatus } from "../../../../../../actions/order/set-order-status";
import { readShopOrder } from "../../../../../../actions/order/shop-order";
import { readInput } from "../../../../../gatekeeper";
import { nativeStaff } from "../../../../../native-staff";

/** The same as PUT /api/orders/:id/status, for Medusa's dashboard. */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { status } = readInput(changeOrderStatusBodySchema, request.body);
  const staff = await nativeStaff(request);
  const orderId = request.params.id ?? "";
  await setOrderStatus(request.scope, { orderId, status, by: staff });
  response.json({ success: true, data: await readShopOrder(request.scope, staff, orderId) });
}
