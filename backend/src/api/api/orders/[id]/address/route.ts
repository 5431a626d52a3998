import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeAddress } from "../../../../../actions/order-change/change-address";
import type { ChangeAddressBody } from "../../../../../contracts/order-changes";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<ChangeAddressBody>(request);
  const data = await changeAddress(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
