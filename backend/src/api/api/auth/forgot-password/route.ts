import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { EmailBody } from "../../../../contracts/accounts";
import { clientAddress } from "../../../../lib/client-address";
import { forgotPassword } from "../../../../actions/account/forgot-password";
import { admitted } from "../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = admitted<EmailBody>(request).body;
  await forgotPassword(request.scope, email, clientAddress(request));
  response.json({ success: true });
}
