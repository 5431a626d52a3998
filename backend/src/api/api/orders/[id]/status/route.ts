import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangeOrderStatusBody } from "../../../../../contracts/orders";
import { setOrderStatus } from "../../../../../actions/order/set-order-status";
import { readOrder } from "../../../../../actions/order/read-order";
import { admittedUser } from "../../../../admitted-user";

/** Being in this status already is not an error; a cancelled order reopens only if its stock is free. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, params } = admittedUser<ChangeOrderStatusBody>(request);
  const orderId = params.id ?? "";
  await setOrderStatus(request.scope, { orderId, status: body.status, by: actor });
  response.json({ success: true, data: await readOrder(request.scope, actor, orderId) });
}
