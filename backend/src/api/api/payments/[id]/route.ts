import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readPayment } from "../../../../actions/payment/read-payments";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, query } = admitted<unknown, { access_token?: string }>(request);
  const data = await readPayment(request.scope, actor, params.id ?? "", query.access_token);
  response.json({ success: true, data });
}
