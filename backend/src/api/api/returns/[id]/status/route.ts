import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangeReturnBody } from "../../../../../contracts/returns";
import { changeReturn } from "../../../../../actions/order-return/change-return";
import { admittedUser } from "../../../../admitted-user";

/** Being in this status already is not an error. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ChangeReturnBody>(request);
  const data = await changeReturn(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
