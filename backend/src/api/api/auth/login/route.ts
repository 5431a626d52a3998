import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { LoginBody } from "../../../../contracts/accounts";
import { forbidden } from "../../../../lib/api-error";
import { clientAddress } from "../../../../lib/client-address";
import { logIn } from "../../../../actions/account/log-in";
import { admitted } from "../../../gatekeeper";
import { keepRegistration, registrationOf } from "../registration-cookie";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<LoginBody>(request);
  const { email } = body;
  const outcome = await logIn(request.scope, body, {
    address: clientAddress(request),
    registrationId: registrationOf(request, email),
  });
  if (outcome.kind === "unverified") {
    // Whoever knows its password made it: this registration's code counts in this browser.
    keepRegistration(request, response, { id: outcome.registrationId, email });
    throw forbidden("Please verify your email", { requiresVerification: true });
  }
  const { token, user } = outcome;
  response.json({ success: true, token, user });
}
