import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { renewLink } from "../../../../../../actions/delivery/read-deliveries";
import { admittedUser } from "../../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const data = await renewLink(request.scope, actor, params.id ?? "");
  response.json({ success: true, data });
}
