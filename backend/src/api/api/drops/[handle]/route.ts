import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDrop } from "../../../../actions/drop/drop";
import type { LanguageQuery } from "../../../../contracts/catalogue";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, LanguageQuery>(request);
  const data = await readDrop(request.scope, params.handle ?? "", query.language);
  response.json({ success: true, data });
}
