import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { remindCart } from "../../../../actions/alert/remind-cart";
import type { RemindCartBody } from "../../../../contracts/alerts";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<RemindCartBody>(request);
  const code = await remindCart(request.scope, actor, body);
  response.status(201).json({ success: true, data: { code } });
}
