import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ActivityListQuery } from "../../../../contracts/dashboard";
import { activityOf } from "../../../../actions/activity/activity-view";
import { admitted } from "../../../gatekeeper";
import { shopStaff } from "../../../../modules/staff";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, ActivityListQuery>(request);
  const { subject_kind: kind, subject_id: id, limit, offset } = query;
  const log = shopStaff(request.scope).activity;
  const { count, events } = await log.list({ kind, id }, limit, offset);
  response.json({ success: true, data: events.map(activityOf), count, limit, offset });
}
