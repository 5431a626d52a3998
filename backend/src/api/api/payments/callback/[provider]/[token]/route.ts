import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveCallback } from "../../../../../../actions/payment/receive-callback";
import { admitted } from "../../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  await receiveCallback(request.scope, params["provider"] ?? "", params["token"] ?? "");
  response.json({ success: true });
}

// MTN uses either.
export { POST as PUT };
