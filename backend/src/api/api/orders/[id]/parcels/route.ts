import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { splitOrder } from "../../../../../actions/delivery/plan-deliveries";
import type { SplitBody } from "../../../../../contracts/deliveries";
import { admittedUser } from "../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<SplitBody>(request);
  const data = await splitOrder(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
