import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { addSynonym, listSynonyms } from "../../../../actions/search/synonyms";
import type { SearchWordsQuery, SynonymBody } from "../../../../contracts/search-words";
import { admittedUser } from "../../../admitted-user";
import { admitted } from "../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { query } = admitted<unknown, SearchWordsQuery>(request);
  response.json({ success: true, ...(await listSynonyms(request.scope, query)), ...query });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<SynonymBody>(request);
  response.status(201).json({ success: true, data: await addSynonym(request.scope, actor, body) });
}
