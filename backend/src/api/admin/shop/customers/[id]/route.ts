import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ACCOUNT_MODULE } from "../../../../../modules/account";
import type AccountModuleService from "../../../../../modules/account/service";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const account = await request.scope
    .resolve<AccountModuleService>(ACCOUNT_MODULE)
    .userOfCustomer(request.params.id ?? "");
  response.setHeader("Cache-Control", "no-store");
  response.json({ success: true, data: { account } });
}
