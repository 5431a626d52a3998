import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { ownData } from "../../../../../actions/account/own-data";
import { admittedUser } from "../../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const data = await ownData(request.scope, actor);
  response.setHeader("Content-Disposition", 'attachment; filename="my-data.json"');
  response.json({ success: true, data });
}
