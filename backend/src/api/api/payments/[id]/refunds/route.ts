import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CreateRefundBody } from "../../../../../contracts/payments";
import { refundPayment } from "../../../../../actions/payment/refund-payment";
import { admittedUser } from "../../../../admitted-user";
import { repeatKey } from "../../../../repeat-key";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<CreateRefundBody>(request);
  const key = repeatKey(request);
  const data = await refundPayment(request.scope, actor, params.id ?? "", body, key);
  response.status(201).json({ success: true, data });
}
