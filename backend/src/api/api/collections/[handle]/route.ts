import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCollection } from "../../../../actions/collection/collection";
import type { LanguageQuery } from "../../../../contracts/catalogue";
import { isAdmin } from "../../../../lib/actor";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, LanguageQuery>(request);
  const { language } = query;
  const isStaff = isAdmin(actor);
  const data = await readCollection(request.scope, params.handle ?? "", { isStaff, language });
  response.json({ success: true, data });
}
