import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { CreatePaymentBody, PaymentListQuery } from "../../../contracts/payments";
import { payOrder } from "../../../actions/payment/pay-order";
import { listPayments } from "../../../actions/payment/read-payments";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, PaymentListQuery>(request);
  const { limit, offset } = query;
  response.json({ success: true, ...(await listPayments(request.scope, query)), limit, offset });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<CreatePaymentBody>(request);
  const data = await payOrder(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
