import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendSheet } from "../../../../../../actions/delivery/send-sheet";
import type { SendBody } from "../../../../../../contracts/deliveries";
import { admittedUser } from "../../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<SendBody>(request);
  const data = await sendSheet(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
