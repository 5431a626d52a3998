import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readSheet } from "../../../../../actions/delivery/read-deliveries";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  response.json({ success: true, data: await readSheet(request.scope, params.id ?? "") });
}
