import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { refreshCatalogue } from "../actions/product/refresh-catalogue";

/**
 * Medusa's own admin routes write products, prices, stock and categories without our workflows.
 * Their answers are held back until the catalogue shows the change, so that staff who save in
 * Medusa's dashboard and then look at the shop see what they saved.
 */
export function refreshAfterNativeWrites(
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    const send = response.json.bind(response);
    response.json = (body) => {
      void refreshCatalogue(request.scope).then(() => send(body));
      return response;
    };
  }
  next();
}
