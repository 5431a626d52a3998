import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReturnListQuery } from "../../../contracts/returns";
import { listReturns } from "../../../actions/order-return/read-returns";
import { admitted } from "../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, ReturnListQuery>(request);
  const { limit, offset } = query;
  response.json({ success: true, ...(await listReturns(request.scope, query)), limit, offset });
}
