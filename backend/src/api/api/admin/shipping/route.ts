import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateShippingBody } from "../../../../contracts/shipping";
import { updateShipping } from "../../../../actions/shipping/update-shipping";
import { admittedUser } from "../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<UpdateShippingBody>(request);
  const data = await updateShipping(request.scope, actor, body);
  response.json({ success: true, data });
}
