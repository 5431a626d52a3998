import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { AddOrderNoteBody } from "../../../../../contracts/orders";
import { addOrderNote } from "../../../../../actions/order/add-order-note";
import { admittedUser } from "../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, params } = admittedUser<AddOrderNoteBody>(request);
  const data = await addOrderNote(request.scope, actor, params.id ?? "", body.text);
  response.status(201).json({ success: true, data });
}
