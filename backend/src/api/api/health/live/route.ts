import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";

export function GET(_request: MedusaRequest, response: MedusaResponse): void {
  response.json({ success: true, data: { status: "live" } });
}
