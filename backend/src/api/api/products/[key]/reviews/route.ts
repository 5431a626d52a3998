import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ReviewListQuery } from "../../../../../contracts/reviews";
import { notFound } from "../../../../../lib/api-error";
import { admitted } from "../../../../gatekeeper";
import { catalogueOf, sendReady } from "../../send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params, query } = admitted<unknown, ReviewListQuery>(request);
  const answer = await catalogueOf(request).reviews(params.key ?? "", query);
  if (!answer) throw notFound("Product not found.");
  sendReady(response, answer);
}
