import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CancelOrderBody } from "../../../../../contracts/orders";
import { cancelOrder } from "../../../../../actions/order/cancel-order";
import { readOrder } from "../../../../../actions/order/read-order";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, params } = admitted<CancelOrderBody>(request);
  const orderId = params.id ?? "";
  await cancelOrder(request.scope, actor, orderId, body);
  const data = await readOrder(request.scope, actor, orderId, body.access_token);
  response.json({ success: true, data });
}
