import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { productSizeChart } from "../../../../../actions/size-chart/product-chart";
import { admitted } from "../../../../gatekeeper";
import { CATALOGUE_CACHE_CONTROL } from "../../send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  const data = await productSizeChart(request.scope, params.key ?? "");
  response.setHeader("Cache-Control", CATALOGUE_CACHE_CONTROL);
  response.json({ success: true, data });
}
