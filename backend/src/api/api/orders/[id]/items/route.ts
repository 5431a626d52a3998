import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { editItems } from "../../../../../actions/order-change/edit-items";
import type { EditItemsBody } from "../../../../../contracts/order-changes";
import { admittedUser } from "../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, params } = admittedUser<EditItemsBody>(request);
  const data = await editItems(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
