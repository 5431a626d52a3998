import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { OrderCompanyBody } from "../../../../../contracts/receipts";
import { nameCompany } from "../../../../../actions/receipt/name-company";
import { admittedUser } from "../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<OrderCompanyBody>(request);
  const data = await nameCompany(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
