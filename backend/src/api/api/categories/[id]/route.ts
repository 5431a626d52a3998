import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateCategoryBody } from "../../../../contracts/catalogue-writes";
import { deleteCategory } from "../../../../actions/product/delete-category";
import { updateCategory } from "../../../../workflows/product/update-category";
import { admittedUser } from "../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<UpdateCategoryBody>(request);
  const data = await updateCategory(request.scope, { actor, id: params.id ?? "", body });
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const id = params.id ?? "";
  await deleteCategory(request.scope, { actor, id });
  response.json({ success: true, data: { _id: id, id } });
}
