import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { cancelImport } from "../../../../../actions/product-import/cancel-import";
import { readImport } from "../../../../../actions/product-import/import-view";
import { admittedUser } from "../../../../admitted-user";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const data = await readImport(request.scope, admitted(request).params.job_id ?? "");
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const data = await cancelImport(request.scope, { actor, id: params.job_id ?? "" });
  const message = "The import was stopped. What it had written until then stays.";
  response.json({ success: true, message, data });
}
