import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { GiveCreditBody, StaffCreditListQuery } from "../../../../contracts/store-credit";
import { staffCreditOf } from "../../../../actions/credit/credit-view";
import { giveCredit } from "../../../../actions/credit/give-credit";
import { shopOrders } from "../../../../modules/order";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, StaffCreditListQuery>(request);
  const { count, outstanding, credits } = await shopOrders(request.scope).credits.list(query);
  response.json({
    success: true,
    data: credits.map(staffCreditOf),
    count,
    limit: query.limit,
    offset: query.offset,
    outstanding,
  });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<GiveCreditBody>(request);
  const data = await giveCredit(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
