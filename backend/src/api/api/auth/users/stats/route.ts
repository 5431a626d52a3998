import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopAccounts } from "../../../../../modules/account";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const accounts = shopAccounts(request.scope);
  response.json({ success: true, data: await accounts.userStats() });
}
