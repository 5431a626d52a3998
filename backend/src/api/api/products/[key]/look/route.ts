import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { readLook, setLook } from "../../../../../actions/companion/look";
import type { LookBody } from "../../../../../contracts/companions";
import { admittedUser } from "../../../../admitted-user";
import { admitted } from "../../../../gatekeeper";

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { key = "" } = admitted(request).params;
  response.json({ success: true, data: await readLook(request.scope, key) });
}

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<LookBody>(request);
  const data = await setLook(request.scope, actor, params.key ?? "", body);
  response.json({ success: true, data });
}
