import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSharedList } from "../../../../actions/shared-list/shared-list";
import type { LanguageQuery } from "../../../../contracts/catalogue";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, LanguageQuery>(request);
  const data = await readSharedList(request.scope, params.code ?? "", query.language);
  response.json({ success: true, data });
}
