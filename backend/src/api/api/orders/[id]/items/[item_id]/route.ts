import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeItem } from "../../../../../../actions/order-change/change-item";
import type { ChangeItemBody } from "../../../../../../contracts/order-changes";
import { admitted } from "../../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<ChangeItemBody>(request);
  const line = { orderId: params.id ?? "", itemId: params.item_id ?? "" };
  const data = await changeItem(request.scope, actor, line, body);
  response.json({ success: true, data });
}
