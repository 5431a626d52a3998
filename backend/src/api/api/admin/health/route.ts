import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readHealth } from "../../../../actions/health/health-view";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await readHealth(request.scope) });
}
