import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { retryMail } from "../../../../../workflows/mail/retry-mail";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id = "" } = admitted(request).params;
  response.json({ success: true, data: await retryMail(request.scope, id) });
}
