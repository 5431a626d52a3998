import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readRiderSheet } from "../../../../actions/delivery/report-delivery";
import type { RiderSheetQuery } from "../../../../contracts/deliveries";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, RiderSheetQuery>(request);
  response.json({ success: true, data: await readRiderSheet(request.scope, query.token) });
}
