import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { knownBuyers } from "../../../../actions/staff-order/known-buyers";
import type { BuyerListQuery } from "../../../../contracts/staff-orders";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { search } = admitted<unknown, BuyerListQuery>(request).query;
  response.json({ success: true, data: await knownBuyers(request.scope, search) });
}
