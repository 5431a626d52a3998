import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { makeDefaultAddress } from "../../../../../../../actions/saved-address/saved-address";
import { admittedUser } from "../../../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const data = await makeDefaultAddress(request.scope, actor, params.id ?? "");
  response.json({ success: true, data });
}
