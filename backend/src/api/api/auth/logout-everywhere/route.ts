import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { logOutEverywhere } from "../../../../actions/account/log-out-everywhere";
import { admittedUser } from "../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, token } = admittedUser(request);
  response.json({ success: true, token: await logOutEverywhere(request.scope, actor, token) });
}
