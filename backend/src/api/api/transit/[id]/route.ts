import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removeFromTransit } from "../../../../actions/transit/transit-list";
import { admittedUser } from "../../../admitted-user";

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const data = await removeFromTransit(request.scope, actor, params.id ?? "");
  response.json({ success: true, data });
}
