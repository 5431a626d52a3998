import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RoleBody } from "../../../../../../contracts/accounts";
import { changeRole } from "../../../../../../actions/account/change-role";
import { admittedChange } from "../../change";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body, ...change } = admittedChange<RoleBody>(request);
  const data = await changeRole(request.scope, { ...change, role: body.role });
  response.json({ success: true, data });
}
