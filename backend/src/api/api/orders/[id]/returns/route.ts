import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CreateReturnBody } from "../../../../../contracts/returns";
import { requestReturn } from "../../../../../actions/order-return/request-return";
import { admitted } from "../../../../gatekeeper";
import { repeatKey } from "../../../../repeat-key";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<CreateReturnBody>(request);
  const key = repeatKey(request);
  const data = await requestReturn(request.scope, actor, params.id ?? "", body, key);
  response.status(201).json({ success: true, data });
}
