import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { confirmPhone } from "../../../../../../actions/account/confirm-phone";
import type { ConfirmPhoneBody } from "../../../../../../contracts/phone-login";
import { clientAddress } from "../../../../../../lib/client-address";
import { admittedUser } from "../../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, token } = admittedUser<ConfirmPhoneBody>(request);
  const address = clientAddress(request);
  const session = await confirmPhone(request.scope, body, { actor, token, address });
  response.json({ success: true, ...session });
}
