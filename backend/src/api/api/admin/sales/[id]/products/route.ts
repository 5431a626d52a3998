import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SaleProductListQuery } from "../../../../../../contracts/sales";
import { notFound } from "../../../../../../lib/api-error";
import { shopProducts } from "../../../../../../modules/product";
import { admitted } from "../../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, SaleProductListQuery>(request);
  const sales = shopProducts(request.scope).sales;
  const id = params.id ?? "";
  if (!(await sales.read(id))) throw notFound();
  const { count, products } = await sales.products(id, query);
  response.json({ success: true, data: products, count, limit: query.limit, offset: query.offset });
}
