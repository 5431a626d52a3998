import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SuggestQuery } from "../../../../contracts/catalogue";
import { admitted } from "../../../gatekeeper";
import { catalogueOf, sendReady } from "../send-ready";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, SuggestQuery>(request);
  sendReady(response, await catalogueOf(request).suggest(query));
}
