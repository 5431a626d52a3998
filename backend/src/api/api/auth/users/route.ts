import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UserListQuery } from "../../../../contracts/accounts";
import { ACCOUNT_MODULE } from "../../../../modules/account";
import type AccountModuleService from "../../../../modules/account/service";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, UserListQuery>(request);
  const { users, count } = await request.scope
    .resolve<AccountModuleService>(ACCOUNT_MODULE)
    .findUsers(query);
  response.json({
    success: true,
    data: users,
    count,
    limit: query.limit,
    offset: query.offset,
  });
}
