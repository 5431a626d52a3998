import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { notFound } from "../../../../../lib/api-error";
import { catalogueOf, sendPrivate } from "../../../../api/products/send-ready";

/** A product as the shop shows it, drafts included: what can be ordered now, variant by variant. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const found = await catalogueOf(request).staffProduct(request.params.id ?? "");
  if (!found) throw notFound("Product not found.");
  sendPrivate(response, found.body, found.etag);
}
