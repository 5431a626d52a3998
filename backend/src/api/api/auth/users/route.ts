import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UserListQuery } from "../../../../contracts/accounts";
import { shopAccounts } from "../../../../modules/account";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, UserListQuery>(request);
  const { users, count } = await shopAccounts(request.scope).findUsers(query);
  response.json({
    success: true,
    data: users,
    count,
    limit: query.limit,
    offset: query.offset,
  });
}
