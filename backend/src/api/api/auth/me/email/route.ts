import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { requestEmail } from "../../../../../actions/account/change-email";
import type { ChangeEmailBody } from "../../../../../contracts/accounts";
import { clientAddress } from "../../../../../lib/client-address";
import { admittedUser } from "../../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<ChangeEmailBody>(request);
  await requestEmail(request.scope, body, { actor, address: clientAddress(request) });
  response.json({ success: true });
}
