import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AccessListQuery } from "../../../contracts/access-log";
import { ACCESS_LOG_MODULE } from "../../../modules/access-log";
import type AccessLogModuleService from "../../../modules/access-log/service";
import { accessOf } from "../../../workflows/access-log/access-view";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, AccessListQuery>(request);
  const log = request.scope.resolve<AccessLogModuleService>(ACCESS_LOG_MODULE);
  const { count, accesses } = await log.list(query);
  const { limit, offset } = query;
  response.json({ success: true, data: accesses.map(accessOf), count, limit, offset });
}
