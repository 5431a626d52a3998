import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openOrder } from "../../../../actions/staff-order/open-order";
import type { OpenOrderBody } from "../../../../contracts/staff-orders";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { code } = admitted<OpenOrderBody>(request).body;
  response.json({ success: true, data: await openOrder(request.scope, code) });
}
