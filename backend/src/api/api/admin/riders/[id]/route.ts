import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeRider } from "../../../../../actions/delivery/riders";
import type { UpdateRiderBody } from "../../../../../contracts/deliveries";
import { admittedUser } from "../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<UpdateRiderBody>(request);
  const data = await changeRider(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
