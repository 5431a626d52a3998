import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { MakeGiftCardBody } from "../../../../contracts/store-credit";
import { makeGiftCard } from "../../../../actions/credit/gift-cards";
import { admittedUser } from "../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<MakeGiftCardBody>(request);
  const data = await makeGiftCard(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
