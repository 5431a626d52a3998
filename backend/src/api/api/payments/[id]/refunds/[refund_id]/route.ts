import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateRefundBody } from "../../../../../../contracts/payments";
import type { UserActor } from "../../../../../../lib/actor";
import { settleRefund } from "../../../../../../actions/payment/refund-payment";
import { admitted } from "../../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<UpdateRefundBody>(request);
  const ids = { paymentId: params.id ?? "", refundId: params["refund_id"] ?? "" };
  // The rule admits admins only.
  const data = await settleRefund(request.scope, actor as UserActor, ids, body);
  response.json({ success: true, data });
}
