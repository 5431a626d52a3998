import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { VerifyEmailBody } from "../../../../contracts/accounts";
import { clientAddress } from "../../../../lib/client-address";
import { verifyEmail } from "../../../../actions/account/verify-email";
import { admitted } from "../../../gatekeeper";
import { forgetRegistration, registrationOf } from "../registration-cookie";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<VerifyEmailBody>(request);
  const session = await verifyEmail(request.scope, body, {
    address: clientAddress(request),
    registrationId: registrationOf(request, body.email),
  });
  forgetRegistration(request, response);
  response.json({ success: true, ...session });
}
