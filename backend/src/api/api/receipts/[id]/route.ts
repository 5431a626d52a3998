import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangeReceiptBody } from "../../../../contracts/receipts";
import { changeReceipt } from "../../../../actions/receipt/change-receipt";
import { admittedUser } from "../../../admitted-user";

/** Being so already is not an error. */
export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ChangeReceiptBody>(request);
  const data = await changeReceipt(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}
