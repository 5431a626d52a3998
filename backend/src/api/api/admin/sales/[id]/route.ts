import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SaleBody } from "../../../../../contracts/sales";
import { deleteSale } from "../../../../../actions/sale/delete-sale";
import { updateSale } from "../../../../../actions/sale/save-sale";
import { notFound } from "../../../../../lib/api-error";
import { shopProducts } from "../../../../../modules/product";
import { admittedUser } from "../../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admittedUser(request);
  const data = await shopProducts(request.scope).sales.read(params.id ?? "");
  if (!data) throw notFound();
  response.json({ success: true, data });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<SaleBody>(request);
  const data = await updateSale(request.scope, { actor, id: params.id ?? "", body });
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  await deleteSale(request.scope, { actor, id: params.id ?? "" });
  response.json({ success: true });
}
