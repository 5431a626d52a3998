import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { reportForRider } from "../../../../../../actions/delivery/report-delivery";
import type { ResultBody } from "../../../../../../contracts/deliveries";
import { admittedUser } from "../../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ResultBody>(request);
  const data = await reportForRider(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
