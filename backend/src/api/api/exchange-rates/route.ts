import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { shopSettings } from "../../../modules/settings";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const rates = shopSettings(request.scope).exchangeRates;
  const data = await rates.current();
  response.setHeader("Cache-Control", "public, max-age=300");
  response.json({ success: true, data });
}
