import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  changeSavedAddress,
  dropAddress,
} from "../../../../../../actions/saved-address/saved-address";
import type { AddressBody } from "../../../../../../contracts/saved-addresses";
import { admittedUser } from "../../../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<AddressBody>(request);
  const data = await changeSavedAddress(request.scope, actor, { id: params.id ?? "", body });
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  await dropAddress(request.scope, actor, params.id ?? "");
  response.json({ success: true });
}
