import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { planDeliveries } from "../../../../../actions/delivery/plan-deliveries";
import type { PlanBody } from "../../../../../contracts/deliveries";
import { admittedUser } from "../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<PlanBody>(request);
  response.json({ success: true, data: await planDeliveries(request.scope, actor, body) });
}
