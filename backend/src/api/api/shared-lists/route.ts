import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ownSharedList, shareList } from "../../../actions/shared-list/shared-list";
import type { ShareListBody } from "../../../contracts/shared-lists";
import { admittedUser } from "../../admitted-user";
import { admitted } from "../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admitted<ShareListBody>(request);
  response.status(201).json({ success: true, data: await shareList(request.scope, actor, body) });
}

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  response.json({ success: true, data: await ownSharedList(request.scope, actor) });
}
