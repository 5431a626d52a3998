import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listContent } from "../../../../actions/content/content";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await listContent(request.scope) });
}
