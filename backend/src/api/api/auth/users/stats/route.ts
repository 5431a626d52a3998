import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ACCOUNT_MODULE } from "../../../../../modules/account";
import type AccountModuleService from "../../../../../modules/account/service";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const accounts = request.scope.resolve<AccountModuleService>(ACCOUNT_MODULE);
  response.json({ success: true, data: await accounts.userStats() });
}
