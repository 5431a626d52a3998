import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { logInByPhone } from "../../../../../actions/account/log-in-by-phone";
import type { PhoneLoginBody } from "../../../../../contracts/phone-login";
import { clientAddress } from "../../../../../lib/client-address";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<PhoneLoginBody>(request);
  const session = await logInByPhone(request.scope, body, clientAddress(request));
  response.json({ success: true, ...session });
}
