import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SalePricesBody } from "../../../../../../contracts/sales";
import { setSalePrices } from "../../../../../../actions/sale/set-sale-prices";
import { admittedUser } from "../../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<SalePricesBody>(request);
  const change = { actor, id: params.id ?? "", prices: body.prices };
  const data = await setSalePrices(request.scope, change);
  response.json({ success: true, data });
}
