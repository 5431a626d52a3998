import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { ContactStateBody } from "../../../../contracts/contact";
import { setMessageState } from "../../../../workflows/contact/set-message-state";
import { admittedUser } from "../../../admitted-user";

export async function PUT(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { actor, params, body } = admittedUser<ContactStateBody>(request);
  const change = { actor, id: params.id ?? "", state: body.state };
  const data = await setMessageState(request.scope, change);
  response.json({ success: true, data });
}
