import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopAccounts } from "../../../../../modules/account";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await shopAccounts(request.scope).userOfCustomer(request.params.id ?? "");
  response.setHeader("Cache-Control", "no-store");
  response.json({ success: true, data: { account } });
}
