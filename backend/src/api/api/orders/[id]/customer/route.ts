import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readCustomer } from "../../../../../actions/order/read-customer";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const data = await readCustomer(request.scope, admitted(request).params.id ?? "");
  response.json({ success: true, data });
}
