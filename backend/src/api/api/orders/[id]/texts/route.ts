import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { chooseTexts } from "../../../../../actions/order-change/choose-texts";
import type { OrderTextsBody } from "../../../../../contracts/text-channels";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<OrderTextsBody>(request);
  const data = await chooseTexts(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
