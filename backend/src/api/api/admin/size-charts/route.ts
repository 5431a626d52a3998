import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listSizeCharts } from "../../../../actions/size-chart/staff-charts";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await listSizeCharts(request.scope) });
}
