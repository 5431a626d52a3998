import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LanguageQuery } from "../../../../../contracts/catalogue";
import { notFound } from "../../../../../lib/api-error";
import { admitted } from "../../../../gatekeeper";
import { catalogueOf, sendReady } from "../../send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, LanguageQuery>(request);
  const answer = await catalogueOf(request).companions(params.key ?? "", query.language);
  if (!answer) throw notFound("Product not found.");
  sendReady(response, answer);
}
