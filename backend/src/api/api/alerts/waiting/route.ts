import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { WaitingQuery } from "../../../../contracts/alerts";
import { shopAlerts } from "../../../../modules/alert";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { product_id, limit, offset } = admitted<unknown, WaitingQuery>(request).query;
  const alerts = shopAlerts(request.scope);
  const { count, variants } = await alerts.waiting(product_id ?? null, limit, offset);
  response.json({ success: true, data: variants, count, limit, offset });
}
