import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { toggleStatus } from "../../../../../../actions/account/toggle-status";
import { admittedChange } from "../../change";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const data = await toggleStatus(request.scope, admittedChange(request));
  response.json({ success: true, data });
}
