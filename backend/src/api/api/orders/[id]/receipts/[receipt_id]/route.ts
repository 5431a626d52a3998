import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readReceiptPdf } from "../../../../../../actions/receipt/read-receipt-pdf";
import type { ReceiptFileQuery } from "../../../../../../contracts/receipts";
import { admitted } from "../../../../../gatekeeper";

/** Never cached, as every personal answer. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, ReceiptFileQuery>(request);
  const { fileName, bytes } = await readReceiptPdf(request.scope, {
    actor,
    orderId: params.id ?? "",
    accessToken: query.access_token,
    receiptId: params.receipt_id ?? "",
    paper: query.paper,
  });
  response.setHeader("Content-Disposition", `attachment; filename="${fileName}"`);
  response.type("application/pdf").send(bytes);
}
