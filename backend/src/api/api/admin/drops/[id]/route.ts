import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeDrop, deleteDrop } from "../../../../../actions/drop/staff-drops";
import type { ChangeDropBody } from "../../../../../contracts/drops";
import type { VersionQuery } from "../../../../../contracts/product-sets";
import { admittedUser } from "../../../../admitted-user";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ChangeDropBody>(request);
  const data = await changeDrop(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const { query } = admitted<unknown, VersionQuery>(request);
  await deleteDrop(request.scope, actor, params.id ?? "", query.version);
  response.json({ success: true });
}
