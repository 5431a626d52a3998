import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { exportProducts } from "../../../../actions/product/export-products";
import { sendCsv } from "../../../send-csv";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await sendCsv(response, "products", await exportProducts(request.scope));
}
