import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readGiftCardCode } from "../../../../../../actions/credit/gift-cards";
import { admitted } from "../../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  const code = await readGiftCardCode(request.scope, params["id"] ?? "");
  response.setHeader("Cache-Control", "no-store");
  response.json({ success: true, data: { code } });
}
