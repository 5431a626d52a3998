import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { quoteStaffOrder } from "../../../../../actions/staff-order/quote-staff-order";
import type { StaffQuoteBody } from "../../../../../contracts/staff-orders";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<StaffQuoteBody>(request);
  response.json({ success: true, data: await quoteStaffOrder(request.scope, body) });
}
