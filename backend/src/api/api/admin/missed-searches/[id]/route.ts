import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { forgetMissedSearch } from "../../../../../actions/search/missed-searches";
import { admittedUser } from "../../../../admitted-user";

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  await forgetMissedSearch(request.scope, actor, params.id ?? "");
  response.json({ success: true });
}
