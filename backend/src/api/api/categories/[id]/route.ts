import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateCategoryBody } from "../../../../contracts/catalogue-writes";
import { deleteCategory } from "../../../../workflows/catalogue/delete-category";
import { updateCategory } from "../../../../workflows/catalogue/update-category";
import { admitted } from "../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, body } = admitted<UpdateCategoryBody>(request);
  const data = await updateCategory(request.scope, { id: params.id ?? "", body });
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const id = admitted(request).params.id ?? "";
  await deleteCategory(request.scope, id);
  response.json({ success: true, data: { _id: id, id } });
}
