import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WithdrawReturnBody } from "../../../../../../../contracts/returns";
import { withdrawReturn } from "../../../../../../../actions/order-return/change-return";
import { admitted } from "../../../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<WithdrawReturnBody>(request);
  const ids = { orderId: params.id ?? "", returnId: params.return_id ?? "" };
  const data = await withdrawReturn(request.scope, actor, ids, body.access_token);
  response.json({ success: true, data });
}
