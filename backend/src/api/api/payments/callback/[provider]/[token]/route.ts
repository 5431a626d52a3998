import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveCallback } from "../../../../../../actions/payment/receive-callback";
import { admitted } from "../../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, body } = admitted(request);
  const call = { headers: request.headers, body };
  await receiveCallback(request.scope, params["provider"] ?? "", params["token"] ?? "", call);
  response.json({ success: true });
}

// MTN uses either.
export { POST as PUT };
