import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { RegisterBody } from "../../../../contracts/accounts";
import { register } from "../../../../actions/account/register";
import { admitted } from "../../../gatekeeper";
import { keepRegistration, registrationOf } from "../registration-cookie";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<RegisterBody>(request);
  const { email } = body;
  const id = await register(request.scope, body, registrationOf(request, email));
  keepRegistration(request, response, { id, email });
  response.status(201).json({ success: true, requiresVerification: true });
}
