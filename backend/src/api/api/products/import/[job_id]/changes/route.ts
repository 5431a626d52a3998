import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ImportChangesQuery } from "../../../../../../contracts/product-import";
import { readChanges } from "../../../../../../actions/product-import/import-view";
import { admitted } from "../../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, ImportChangesQuery>(request);
  const { count, changes } = await readChanges(request.scope, params.job_id ?? "", query);
  const { limit, offset } = query;
  response.json({ success: true, data: changes, count, limit, offset });
}
