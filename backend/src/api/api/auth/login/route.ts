import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LoginBody } from "../../../../contracts/accounts";
import { logIn } from "../../../../workflows/account/log-in";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<LoginBody>(request);
  response.json({ success: true, ...(await logIn(request.scope, body)) });
}
