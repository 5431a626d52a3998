import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { EmailBody } from "../../../../contracts/accounts";
import { clientAddress } from "../../../../lib/client-address";
import { resendCode } from "../../../../actions/account/resend-code";
import { admitted } from "../../../gatekeeper";
import { registrationOf } from "../registration-cookie";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { email } = admitted<EmailBody>(request).body;
  await resendCode(request.scope, email, {
    address: clientAddress(request),
    registrationId: registrationOf(request, email),
  });
  response.json({ success: true });
}
