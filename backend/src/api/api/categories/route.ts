import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { catalogueOf, sendReady } from "../products/send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = await catalogueOf(request).categories(null);
  sendReady(request, response, body);
}
