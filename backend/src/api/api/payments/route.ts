import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CreatePaymentBody } from "../../../contracts/orders";
import { payOrder } from "../../../workflows/payment/pay-order";
import { admitted } from "../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<CreatePaymentBody>(request);
  const data = await payOrder(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
