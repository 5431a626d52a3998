import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import {
  changeCollection,
  deleteCollection,
} from "../../../../../actions/collection/staff-collections";
import type { ChangeCollectionBody } from "../../../../../contracts/collections";
import type { VersionQuery } from "../../../../../contracts/product-sets";
import { admittedUser } from "../../../../admitted-user";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ChangeCollectionBody>(request);
  const data = await changeCollection(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const { query } = admitted<unknown, VersionQuery>(request);
  await deleteCollection(request.scope, actor, params.id ?? "", query.version);
  response.json({ success: true });
}
