import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { quoteEdit } from "../../../../../../actions/order-change/edit-items";
import type { QuoteEditBody } from "../../../../../../contracts/order-changes";
import { admitted } from "../../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body, params } = admitted<QuoteEditBody>(request);
  const data = await quoteEdit(request.scope, params.id ?? "", body);
  response.json({ success: true, data });
}
