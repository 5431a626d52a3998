import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  readSizeChart,
  removeSizeChart,
  saveSizeChart,
} from "../../../../../actions/size-chart/staff-charts";
import type { SizeChartBody, SizeChartQuery } from "../../../../../contracts/size-charts";
import { admittedUser } from "../../../../admitted-user";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  response.json({ success: true, data: await readSizeChart(request.scope, params.id ?? "") });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<SizeChartBody>(request);
  const data = await saveSizeChart(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const { query } = admitted<unknown, SizeChartQuery>(request);
  const data = await removeSizeChart(request.scope, actor, params.id ?? "", query.version);
  response.json({ success: true, data });
}
