import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { withdrawContent } from "../../../../../../actions/content/content";
import type { ContentPart } from "../../../../../../contracts/content-parts";
import { admittedUser } from "../../../../../admitted-user";

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const { part, id = "" } = params;
  await withdrawContent(request.scope, actor, { part: part as ContentPart, id });
  response.json({ success: true });
}
