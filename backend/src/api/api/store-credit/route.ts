import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ownCreditOf } from "../../../actions/credit/credit-view";
import { shopOrders } from "../../../modules/order";
import { admittedUser } from "../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const credit = await shopOrders(request.scope).credits.own(actor.accountId);
  response.json({ success: true, data: ownCreditOf(credit) });
}
