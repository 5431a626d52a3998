import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangedCartBody } from "../../../../../contracts/alerts";
import { shopAlerts } from "../../../../../modules/alert";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<ChangedCartBody>(request);
  const { carts } = shopAlerts(request.scope);
  const isOn = await carts.change(request.params["code"] ?? "", body.lines);
  response.json({ success: true, data: { is_on: isOn } });
}
