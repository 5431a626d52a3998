import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SaleBody, SaleListQuery } from "../../../../contracts/sales";
import { createSale } from "../../../../actions/sale/save-sale";
import { shopProducts } from "../../../../modules/product";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, SaleListQuery>(request);
  const { count, sales } = await shopProducts(request.scope).sales.list(query);
  response.json({ success: true, data: sales, count, limit: query.limit, offset: query.offset });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<SaleBody>(request);
  const data = await createSale(request.scope, { actor, body });
  response.status(201).json({ success: true, data });
}
