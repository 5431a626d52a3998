import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { changeDrop, deleteDrop } from "../../../../../actions/drop/staff-drops";
import type { ChangeDropBody, DropVersionQuery } from "../../../../../contracts/drops";
import { admittedUser } from "../../../../admitted-user";
import { admitted } from "../../../../gatekeeper";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ChangeDropBody>(request);
  const data = await changeDrop(request.scope, actor, params.id ?? "", body);
  response.json({ success: true, data });
}

export async function DELETE(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params } = admittedUser(request);
  const { query } = admitted<unknown, DropVersionQuery>(request);
  await deleteDrop(request.scope, actor, params.id ?? "", query.version);
  response.json({ success: true });
}
