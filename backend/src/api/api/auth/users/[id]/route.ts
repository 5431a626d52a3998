import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { UpdateUserBody } from "../../../../../contracts/accounts";
import { notFound } from "../../../../../lib/api-error";
import { shopAccounts } from "../../../../../modules/account";
import { deleteUser } from "../../../../../actions/account/delete-user";
import { updateUser } from "../../../../../actions/account/update-user";
import { admitted } from "../../../../gatekeeper";
import { admittedChange } from "../change";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const user = await shopAccounts(request.scope).presentUser(admitted(request).params.id ?? "");
  if (!user) throw notFound();
  response.json({ success: true, data: user });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, accountId, body } = admittedChange<UpdateUserBody>(request);
  const data = await updateUser(request.scope, { actor, accountId, changes: body });
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  await deleteUser(request.scope, admittedChange(request));
  response.json({ success: true });
}
