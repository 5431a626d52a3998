import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { StaffDiscountBody } from "../../../../../contracts/staff-discounts";
import { deleteDiscount } from "../../../../../actions/discount/delete-discount";
import { updateDiscount } from "../../../../../actions/discount/save-discount";
import { notFound } from "../../../../../lib/api-error";
import { shopOrders } from "../../../../../modules/order";
import { admittedUser } from "../../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admittedUser(request);
  const data = await shopOrders(request.scope).discounts.read(params.id ?? "");
  if (!data) throw notFound();
  response.json({ success: true, data });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<StaffDiscountBody>(request);
  const data = await updateDiscount(request.scope, { actor, id: params.id ?? "", body });
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  await deleteDiscount(request.scope, { actor, id: params.id ?? "" });
  response.json({ success: true });
}
