import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type CatalogueModuleService from "../../../modules/catalogue/service";
import {
  bodyDigest,
  CATALOGUE_CACHE_CONTROL,
  etagOf,
  isNotModified,
} from "../../../modules/catalogue/domain/etag";

export const catalogueOf = (request: MedusaRequest): CatalogueModuleService =>
  request.scope.resolve<CatalogueModuleService>("catalogue");

/** Sends JSON text with its ETag, or 304 when the caller has it already. */
export function sendReady(request: MedusaRequest, response: MedusaResponse, body: string): void {
  const digest = bodyDigest(body);
  response.setHeader("Cache-Control", CATALOGUE_CACHE_CONTROL);
  response.setHeader("ETag", etagOf(digest, ""));
  response.setHeader("Vary", "Accept-Encoding");
  if (isNotModified(request.headers["if-none-match"], digest)) {
    response.status(304).end();
    return;
  }
  response.type("application/json").send(body);
}
