import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { confirmEmail } from "../../../../../../actions/account/change-email";
import type { VerifyEmailBody } from "../../../../../../contracts/accounts";
import { clientAddress } from "../../../../../../lib/client-address";
import { admittedUser } from "../../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, token } = admittedUser<VerifyEmailBody>(request);
  const address = clientAddress(request);
  const session = await confirmEmail(request.scope, body, { actor, token, address });
  response.json({ success: true, ...session });
}
