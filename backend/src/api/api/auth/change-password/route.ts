import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ChangePasswordBody } from "../../../../contracts/accounts";
import { clientAddress } from "../../../../lib/client-address";
import { changePassword } from "../../../../actions/account/change-password";
import { admittedUser } from "../../../admitted-user";

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body, token: used } = admittedUser<ChangePasswordBody>(request);
  const address = clientAddress(request);
  const token = await changePassword(request.scope, body, { actor, token: used, address });
  response.json({ success: true, token });
}
