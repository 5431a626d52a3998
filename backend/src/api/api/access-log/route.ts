import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AccessListQuery } from "../../../contracts/access-log";
import { accessOf } from "../../../actions/access-log/access-view";
import { admitted } from "../../gatekeeper";
import { shopStaff } from "../../../modules/staff";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, AccessListQuery>(request);
  const log = shopStaff(request.scope).accessLog;
  const { count, accesses } = await log.list(query);
  const { limit, offset } = query;
  response.json({ success: true, data: accesses.map(accessOf), count, limit, offset });
}
