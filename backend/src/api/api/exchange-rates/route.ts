import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { EXCHANGE_RATE_MODULE } from "../../../modules/exchange-rate";
import type ExchangeRateModuleService from "../../../modules/exchange-rate/service";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const rates = request.scope.resolve<ExchangeRateModuleService>(EXCHANGE_RATE_MODULE);
  const data = await rates.current();
  response.setHeader("Cache-Control", "public, max-age=300");
  response.json({ success: true, data });
}
