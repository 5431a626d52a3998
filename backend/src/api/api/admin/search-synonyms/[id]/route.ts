import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { removeSynonym } from "../../../../../actions/search/synonyms";
import { admittedUser } from "../../../../admitted-user";

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  await removeSynonym(request.scope, actor, params.id ?? "");
  response.json({ success: true });
}
