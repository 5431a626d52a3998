import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { listDrops, makeDrop } from "../../../../actions/drop/staff-drops";
import type { DropBody } from "../../../../contracts/drops";
import { admittedUser } from "../../../admitted-user";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  response.json({ success: true, data: await listDrops(request.scope) });
}

export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, body } = admittedUser<DropBody>(request);
  const data = await makeDrop(request.scope, actor, body);
  response.status(201).json({ success: true, data });
}
