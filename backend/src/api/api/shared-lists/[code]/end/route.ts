import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { endSharedList } from "../../../../../actions/shared-list/shared-list";
import type { EndSharedListBody } from "../../../../../contracts/shared-lists";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admitted<EndSharedListBody>(request);
  await endSharedList(request.scope, actor, params.code ?? "", body);
  response.json({ success: true });
}
