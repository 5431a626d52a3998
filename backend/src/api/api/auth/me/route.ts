import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { unauthenticated } from "../../../../lib/api-error";
import { ACCOUNT_MODULE } from "../../../../modules/account";
import type AccountModuleService from "../../../../modules/account/service";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admitted(request);
  if (actor.kind === "guest") throw unauthenticated();
  const user = await request.scope
    .resolve<AccountModuleService>(ACCOUNT_MODULE)
    .user(actor.accountId);
  // Deleted between the gate and this read.
  if (!user) throw unauthenticated();
  response.json({ success: true, user });
}
