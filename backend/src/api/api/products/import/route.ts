import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ImportListQuery } from "../../../../contracts/product-import";
import { summaryOf } from "../../../../actions/product-import/import-view";
import { Reception } from "../../../../actions/product-import/reception";
import { startImport } from "../../../../actions/product-import/start-import";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";
import { readImportForm } from "../../../import-form";
import { shopProducts } from "../../../../modules/product";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { limit, offset } = admitted<unknown, ImportListQuery>(request).query;
  const service = shopProducts(request.scope).imports;
  const { count, imports } = await service.list(limit, offset);
  response.json({ success: true, data: imports.map(summaryOf), count, limit, offset });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const { taker: reception, fields } = await readImportForm(request, (fileName) =>
    Reception.begin(request.scope, { fileName, requestedBy: actor.accountId }),
  );
  const started = await startImport(request.scope, { actor, reception, fields });
  if (started.kind === "done") response.json({ success: true, data: started.result });
  else response.status(202).json({ success: true, data: { job_id: started.jobId } });
}
