import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RecordPaymentBody } from "../../../../../contracts/payments";
import { recordPayment } from "../../../../../actions/payment/record-payment";
import { admittedUser } from "../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, params } = admittedUser<RecordPaymentBody>(request);
  const data = await recordPayment(request.scope, actor, params.id ?? "", body);
  response.status(201).json({ success: true, data });
}
