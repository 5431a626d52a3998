import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestLoginCode } from "../../../../../actions/account/log-in-by-phone";
import type { PhoneCodeBody } from "../../../../../contracts/phone-login";
import { clientAddress } from "../../../../../lib/client-address";
import { admitted } from "../../../../gatekeeper";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { body } = admitted<PhoneCodeBody>(request);
  await requestLoginCode(request.scope, body, clientAddress(request));
  response.json({ success: true });
}
