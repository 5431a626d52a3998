import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdatePaymentStatusBody } from "../../../../../contracts/payments";
import type { UserActor } from "../../../../../lib/actor";
import { settlePayment } from "../../../../../actions/payment/settle-payment";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<UpdatePaymentStatusBody>(request);
  // The rule admits admins only.
  const data = await settlePayment(request.scope, actor as UserActor, params.id ?? "", body);
  response.json({ success: true, data });
}
