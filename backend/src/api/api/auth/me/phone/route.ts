import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestPhone } from "../../../../../actions/account/confirm-phone";
import type { AskPhoneBody } from "../../../../../contracts/phone-login";
import { clientAddress } from "../../../../../lib/client-address";
import { admittedUser } from "../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<AskPhoneBody>(request);
  await requestPhone(request.scope, body, { actor, address: clientAddress(request) });
  response.json({ success: true });
}
