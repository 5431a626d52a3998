import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ResetPasswordBody } from "../../../../contracts/accounts";
import { clientAddress } from "../../../../lib/client-address";
import { resetPassword } from "../../../../actions/account/reset-password";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<ResetPasswordBody>(request);
  await resetPassword(request.scope, body, clientAddress(request));
  response.json({ success: true });
}
