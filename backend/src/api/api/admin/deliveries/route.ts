import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readDeliveries } from "../../../../actions/delivery/read-deliveries";
import type { DeliveriesQuery } from "../../../../contracts/deliveries";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, DeliveriesQuery>(request);
  response.json({ success: true, data: await readDeliveries(request.scope, query) });
}
