import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { openApiDocument } from "../../openapi";

let text: string | undefined;

export function GET(_request: MedusaRequest, response: MedusaResponse): void {
  text ??= JSON.stringify(openApiDocument());
  response.setHeader("Cache-Control", "public, max-age=300");
  response.type("application/json").send(text);
}
