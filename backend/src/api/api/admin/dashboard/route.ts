import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { DashboardQuery } from "../../../../contracts/dashboard";
import { readDashboard } from "../../../../actions/sales/dashboard-view";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, DashboardQuery>(request);
  const data = await readDashboard(request.scope, query);
  response.json({ success: true, data });
}
