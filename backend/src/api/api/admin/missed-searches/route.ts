import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listMissedSearches } from "../../../../actions/search/missed-searches";
import type { SearchWordsQuery } from "../../../../contracts/search-words";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, SearchWordsQuery>(request);
  response.json({ success: true, ...(await listMissedSearches(request.scope, query)), ...query });
}
