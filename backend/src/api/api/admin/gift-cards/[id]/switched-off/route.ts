import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SwitchedOffBody } from "../../../../../../contracts/store-credit";
import { switchGiftCard } from "../../../../../../actions/credit/gift-cards";
import { admittedUser } from "../../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, params } = admittedUser<SwitchedOffBody>(request);
  const wish = { id: params["id"] ?? "", isSwitchedOff: body.is_switched_off };
  response.json({ success: true, data: await switchGiftCard(request.scope, actor, wish) });
}
