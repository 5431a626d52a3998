import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { logOut } from "../../../../actions/account/log-out";
import { admittedUser } from "../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await logOut(request.scope, admittedUser(request).token);
  response.json({ success: true });
}
