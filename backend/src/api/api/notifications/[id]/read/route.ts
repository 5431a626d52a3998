import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { markRead } from "../../../../../actions/notifications/mark-read";
import { admittedUser } from "../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const data = await markRead(request.scope, { actor, id: params.id ?? "" });
  response.json({ success: true, data });
}
