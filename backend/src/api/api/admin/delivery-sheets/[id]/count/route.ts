import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { countSheet } from "../../../../../../actions/delivery/count-sheet";
import type { CountBody } from "../../../../../../contracts/deliveries";
import { admittedUser } from "../../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<CountBody>(request);
  const data = await countSheet(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
