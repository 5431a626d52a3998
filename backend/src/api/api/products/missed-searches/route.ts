import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { noteMissedSearch } from "../../../../actions/search/missed-searches";
import type { MissedSearchBody } from "../../../../contracts/search-words";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await noteMissedSearch(request.scope, admitted<MissedSearchBody>(request).body);
  response.json({ success: true });
}
