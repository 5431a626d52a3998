import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReceiptListQuery } from "../../../contracts/receipts";
import { listReceipts } from "../../../actions/receipt/read-receipts";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, ReceiptListQuery>(request);
  const { limit, offset } = query;
  response.json({ success: true, ...(await listReceipts(request.scope, query)), limit, offset });
}
