import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { catalogueOf, sendReady } from "../products/send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  sendReady(response, await catalogueOf(request).categories(null));
}
