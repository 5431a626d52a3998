import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CheckGiftCardBody } from "../../../../contracts/store-credit";
import { checkGiftCard } from "../../../../actions/credit/gift-cards";
import { clientAddress } from "../../../../lib/client-address";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<CheckGiftCardBody>(request);
  const data = await checkGiftCard(request.scope, body.gift_card, clientAddress(request));
  response.json({ success: true, data });
}
