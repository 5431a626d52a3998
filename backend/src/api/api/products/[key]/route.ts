import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { notFound } from "../../../../lib/api-error";
import { admitted } from "../../../gatekeeper";
import { catalogueOf, sendReady } from "../send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { params } = admitted(request);
  const answer = await catalogueOf(request).product(params.key ?? "");
  if (!answer) throw notFound("Product not found.");
  sendReady(response, answer);
}
