import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { TimelineQuery } from "../../../../../contracts/order-timeline";
import { readTimeline } from "../../../../../actions/order/read-timeline";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, TimelineQuery>(request);
  const page = await readTimeline(request.scope, params.id ?? "", query);
  response.json({ success: true, ...page });
}
