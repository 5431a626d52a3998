import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { DeleteOwnAccountBody, UpdateOwnProfileBody } from "../../../../contracts/accounts";
import { unauthenticated } from "../../../../lib/api-error";
import { clientAddress } from "../../../../lib/client-address";
import { shopAccounts } from "../../../../modules/account";
import { deleteOwnAccount } from "../../../../actions/account/delete-own-account";
import { updateUser } from "../../../../actions/account/update-user";
import { admittedUser } from "../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor } = admittedUser(request);
  const user = await shopAccounts(request.scope).user(actor.accountId);
  // Deleted between the gate and this read.
  if (!user) throw unauthenticated();
  response.json({ success: true, user });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<UpdateOwnProfileBody>(request);
  const { accountId } = actor;
  const user = await updateUser(request.scope, { actor, accountId, changes: body });
  response.json({ success: true, user });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<DeleteOwnAccountBody>(request);
  const address = clientAddress(request);
  await deleteOwnAccount(request.scope, { actor, password: body.password, address });
  response.json({ success: true });
}
