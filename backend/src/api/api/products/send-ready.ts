import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type ReadModelService from "../../../modules/product/read-model/service";
import type { ReadyAnswer } from "../../../modules/product/read-model/service";
import { shopProducts } from "../../../modules/product";

/** Kept by browsers and proxies, but revalidated before every use: a price may change any moment. */
export const CATALOGUE_CACHE_CONTROL = "public, max-age=0, must-revalidate";

export const catalogueOf = (request: MedusaRequest): ReadModelService =>
  shopProducts(request.scope).readModel;

/** Sends JSON text with its ETag; Express makes it a 304 when the caller has it already. */
export function sendReady(response: MedusaResponse, answer: ReadyAnswer): void {
  response.setHeader("Cache-Control", CATALOGUE_CACHE_CONTROL);
  response.setHeader("ETag", answer.etag);
  response.setHeader("Vary", "Accept-Encoding");
  response.type("application/json").send(answer.body);
}

/** Sends what only staff may see, whole each time: no cache may keep it. */
export function sendPrivate(response: MedusaResponse, body: string, etag?: string): void {
  response.setHeader("Cache-Control", "private, no-store");
  if (etag !== undefined) response.setHeader("ETag", etag);
  // Not `send`, which would answer 304 to this product's tag with another last edit time.
  response.type("application/json").end(body);
}
