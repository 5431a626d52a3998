import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { receiveSmsReport } from "../../../../../../actions/mail/receive-report";
import { admitted } from "../../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  await receiveSmsReport(request.scope, params["secret"] ?? "", String(request.rawBody ?? ""));
  response.json({ success: true });
}
