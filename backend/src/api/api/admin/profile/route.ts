import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AdminProfileBody } from "../../../../contracts/accounts";
import { updateAdminProfile } from "../../../../actions/account/update-admin-profile";
import { admittedUser } from "../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<AdminProfileBody>(request);
  const data = await updateAdminProfile(request.scope, actor, body);
  response.json({ success: true, data });
}
