import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { SavedList } from "../../../contracts/saved-lists";
import { readSavedList, replaceSavedList } from "../../../actions/saved-list/saved-list";
import { admittedUser } from "../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  response.json({ success: true, data: await readSavedList(request.scope, actor, "cart") });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body: list } = admittedUser<SavedList<"cart">>(request);
  const data = await replaceSavedList(request.scope, actor, { kind: "cart", list });
  response.json({ success: true, data });
}
