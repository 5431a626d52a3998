import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCredit } from "../../../../../actions/credit/gift-cards";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  response.json({ success: true, data: await readCredit(request.scope, params["id"] ?? "") });
}
